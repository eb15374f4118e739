// Node's resolution: extensions, folders with index.js or package.json main, node_modules, `node:` names.
'use strict';
const path = require('path');
const rel = (p) => path.relative(__dirname, p);
for (const name of [
  './file', './file.js', './data', './folder', './folder/', './with-main', 'plain', 'plain/lib/inner',
  'scoped', '@scope/pkg', './both', './file.txt',
]) {
  try {
    console.log(name, rel(require.resolve(name)), require(name));
  } catch (err) {
    console.log(name, err.code);
  }
}
console.log(require('node:fs') === require('fs'), require.resolve('fs'), require.resolve('node:path'));
console.log(
  require.resolve.paths('plain').slice(0, 2).map(rel), require.resolve.paths('fs'),
  require.resolve.paths('./x').map(rel),
);
