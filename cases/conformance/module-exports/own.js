'use strict';
exports.name = 'own';
exports.loadedThen = module.loaded;
exports.isMain = require.main === module;
exports.parent = require('path').basename(module.parent.filename);
