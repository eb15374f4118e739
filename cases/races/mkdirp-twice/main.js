// Two callers make sure that a folder exists before they write to it.
// Race: both find the folder missing, both make it, and the second mkdir fails.
// Reported: jonvuri/mkpath#1, substack/node-mkdirp#92.
// Fails: mkdir throws EEXIST. Fix: see fixed.js, make it and accept that it exists.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const target = path.join(dir, 'cache');

function mkdirp(folder, callback) {
  fs.stat(folder, (missing) => {
    if (!missing) return callback(null);
    fs.mkdir(folder, callback);
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
