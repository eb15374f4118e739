// rimraf 2: a tree is removed by callback and at once; two removals of one tree agree.
'use strict';
const rimraf = require('rimraf-2');
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rimraf-'));
function tree(name) {
  fs.mkdirSync(path.join(dir, name, 'x/y'), { recursive: true });
  fs.writeFileSync(path.join(dir, name, 'x/y/z'), '');
  fs.writeFileSync(path.join(dir, name, 'w'), '');
  return path.join(dir, name);
}
rimraf.sync(tree('sync'));
console.log(fs.readdirSync(dir));
rimraf(tree('callback'), (error) => {
  console.log(error, fs.readdirSync(dir));
  rimraf(path.join(dir, 'none'), (error) => {
    console.log('none', error);
    rimraf(tree('a').replace(/a$/, '*'), (error) => { console.log('glob', error, fs.readdirSync(dir)); rimraf.sync(dir); });
  });
});
