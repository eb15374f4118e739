// Fixed: the old file gets a second name, and the new one is renamed over it: the name is never free.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const log = path.join(dir, 'app.log');
fs.writeFileSync(log, 'full');

function rotate() {
  fs.writeFileSync(log + '.new', '');
  fs.link(log, log + '.1', (err) => {
    if (err) throw err;
    fs.rename(log + '.new', log, (err) => {
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
