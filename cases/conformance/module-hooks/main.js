'use strict';
// What packages replace of the module loader is asked.
const Module = require('module');
const fs = require('fs');
const path = require('path');

const own = Module.prototype.require;
Module.prototype.require = function(id) {
  return id === 'virtual' ? 42 : own.apply(this, arguments);
};
console.log(require('virtual'), module.require('virtual'), require('fs') === fs);
Module.prototype.require = own;

const load = Module._load;
Module._load = function(request, parent, isMain) {
  return request === 'mocked' ? ['mock', parent === module, isMain] : load.apply(this, arguments);
};
console.log(require('mocked'), require('./other'));
Module._load = load;

const resolve = Module._resolveFilename;
Module._resolveFilename = function(request, ...rest) {
  return resolve.call(this, request === 'alias' ? './third.js' : request, ...rest);
};
console.log(path.basename(require.resolve('alias')), require('alias'), require.resolve('fs'));
Module._resolveFilename = resolve;

require.extensions['.txt'] = (m, file) => { m.exports = fs.readFileSync(file, 'utf8').trim(); };
console.log(require('./data.txt'), require.extensions === Module._extensions);

const js = Module._extensions['.js'];
Module._extensions['.js'] = (m, file) => {
  const compile = m._compile;
  m._compile = function(code, name) {
    return compile.call(this, code.replace('true', '"changed"'), name);
  };
  return js(m, file);
};
delete require.cache[require.resolve('./third')];
console.log(require('./third'), module.children.length);
Module._extensions['.js'] = js;

const made = new Module('/made/up.js', module);
console.log(made.id, made.path, made.filename, made.loaded, made.children, made.paths, made.parent === module, made instanceof Module);
made._compile('exports.name = __filename; exports.dir = __dirname; exports.that = this === exports;', '/made/up.js');
console.log(made.exports, module.constructor === Module, Module.Module === Module);
try {
  made._compile('syntax error', '/made/wrong.js');
} catch (err) {
  console.log(err.name, err.message);
}
try {
  Module._load('./nowhere', module);
} catch (err) {
  console.log(err.code, err.message.split('\n')[0]);
}
