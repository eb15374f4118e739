'use strict';
const Module = require('module');
console.log(Object.keys(Module).join(), Object.keys(Module.prototype), Module.name);
console.log(Module.builtinModules.join(), Object.isFrozen(Module.builtinModules));
console.log(['fs', 'node:fs', 'node:test', 'test', 'nope', 'node:nope', 'fs/promises', '', './fs'].map((name) => Module.isBuiltin(name)));
console.log(Module.wrap('x'), Module.wrapper);
console.log(Module._nodeModulePaths('/a/b/node_modules/c'), Object.keys(Module._extensions), Module._cache === require.cache);
console.log(Module._resolveFilename('./module-statics.js', module) === __filename, Module._resolveFilename('fs'), Module._load('fs') === require('fs'));
const made = Module.createRequire(__filename);
console.log(made('fs') === require('fs'), made.resolve('./module-statics') === __filename, Object.keys(made), made.cache === require.cache);
console.log(require.resolve('./module-statics', { paths: [__dirname] }) === __filename, require.resolve.paths('x')[0].endsWith('conformance/node_modules'));
for (const f of [() => Module.createRequire('x'), () => Module.createRequire(), () => Module.createRequire('./x.js'), () => require(5), () => require(''),
  () => require('./nowhere', { paths: [] }), () => made('./nowhere')]) {
  try {
    f();
  } catch (err) {
    console.log(err.code, err.message.split('\n')[0]);
  }
}
console.log(Module.syncBuiltinESMExports(), Module.findSourceMap('x'), Module.findPackageJSON, Module.enableCompileCache);
