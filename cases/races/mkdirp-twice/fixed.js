// Fixed: a folder that is there already, whoever made it, is what was asked for.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const target = path.join(dir, 'cache');

function mkdirp(folder, callback) {
  fs.mkdir(folder, (err) => {
    callback(err && err.code === 'EEXIST' ? null : err);
  });
}

function store(name) {
  mkdirp(target, (err) => {
    if (err) throw err;
    fs.writeFileSync(path.join(target, name), '');
    console.log('stored');
  });
}

store('a');
setTimeout(() => store('b'), 40);
