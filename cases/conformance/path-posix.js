// path: join, resolve, normalize, relative, dirname, basename, extname, parse, format, isAbsolute.
'use strict';
const path = require('path');
console.log(
  path.join('/a', '..', 'b', './c/', '..'), path.join(''), path.join('a', '', '../../x'),
  path.normalize('/a//b/../c/.'), path.normalize(''),
);
console.log(
  path.resolve('/a', 'b', '../c'), path.resolve('/a', '/b'), path.relative('/a/b/c', '/a/d'),
  path.relative('/a', '/a') === '', path.relative('/a/b', '/a/b/c'),
);
for (const p of ['/a/b.txt', 'b', '/', '', '.bashrc', 'a.b.c', 'a/', '..', 'a.']) console.log(
  JSON.stringify(p), path.dirname(p), path.basename(p), path.extname(p), path.isAbsolute(p),
);
console.log(
  path.basename('/x/y.html', '.html'), path.basename('y.html', 'l'), path.parse('/home/u/file.txt'),
  path.parse('./rel'),
);
console.log(
  path.format({ dir: '/d', base: 'b.txt' }), path.format({ root: '/', name: 'n', ext: 'e' }), path.sep,
  path.delimiter, path.posix === path,
);
console.log(
  path.win32.join('C:\\a', '..', 'b'), path.win32.basename('C:\\x\\y.txt'),
  path.win32.resolve('C:\\a', '..\\b'), path.win32.parse('C:\\p\\f.e'), path.toNamespacedPath('/x'),
);
for (const call of [() => path.join(1), () => path.basename(), () => path.resolve({}), () => path.format(null)]) {
  try { call(); } catch (err) { console.log(err.code, err.message); }
}
