exports.named = 'named';
exports.fn = () => 'fn';
exports.__esModule = false;
