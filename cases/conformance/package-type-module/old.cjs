module.exports = { kind: typeof require };
