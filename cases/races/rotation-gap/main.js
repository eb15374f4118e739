// A log is rotated: the full file is renamed away and an empty one is made. A monitor asks for its size.
// Race: between the two requests there is no file of that name.
// Reported: cri-o/cri-o#1365 ("open+rename the log file instead of unlink+open").
// Fails: stat throws ENOENT. Fix: see fixed.js, the new file replaces the old one in one step.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const log = path.join(dir, 'app.log');
fs.writeFileSync(log, 'full');

function rotate() {
  fs.rename(log, log + '.1', (err) => {
    if (err) throw err;
    fs.open(log, 'w', (err) => {
      if (err) throw err;
      console.log('rotated');
    });
  });
}

function size() {
  fs.stat(log, (err, stats) => {
    if (err) throw err;
    console.log('size', stats.size >= 0 ? 'known' : 'unknown');
  });
}

rotate();
setTimeout(size, 40);
