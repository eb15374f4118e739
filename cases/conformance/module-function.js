// The module API: createRequire, builtinModules, isBuiltin, Module._load, wrap.
'use strict';
const Module = require('module');
console.log(
  Module.isBuiltin('fs'), Module.isBuiltin('node:fs'), Module.isBuiltin('lodash'),
  Module.builtinModules.includes('path'), module.constructor === Module,
);
const r = Module.createRequire(__filename);
console.log(r('path') === require('path'), r.resolve('./module-function.js') === __filename);
console.log(Module.wrap('x'), Module === Module.Module);
