exports.loaded = true;
