// The callback forms, one after the other: mkdir, writeFile, appendFile, readFile, stat, rename, copyFile, unlink, rmdir.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'case-'));
const at = (name) => path.join(dir, name);
const steps = [
  ['mkdir', at('d')], ['writeFile', at('d/a'), 'one'], ['appendFile', at('d/a'), ' two'],
  ['readFile', at('d/a'), 'utf8'],
  ['access', at('d/a')], ['access', at('d/missing')], ['rename', at('d/a'), at('d/b')], ['readFile', at('d/a')],
  ['copyFile', at('d/b'), at('d/c')], ['readdir', at('d')], ['truncate', at('d/c'), 3],
  ['readFile', at('d/c'), 'utf8'],
  ['rmdir', at('d')], ['unlink', at('d/b')], ['unlink', at('d/c')], ['unlink', at('d/c')], ['rmdir', at('d')],
  ['rmdir', dir],
];
(function next() {
  const step = steps.shift();
  if (!step) return;
  const [name, ...args] = step;
  fs[name](...args, (err, value) => {
    console.log(name, err ? err.message.replaceAll(dir, '.') : value);
    next();
  });
})();
