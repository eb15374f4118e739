// A logger writes a line once it knows the size of its file, and is closed 40 ms later.
// Race: close does not wait for the line that is still on its way, and the write meets a closed descriptor.
// Reported: expo/expo#47181 (LogStream#destroy), nodejs/node#2006.
// Fails: write throws EBADF. Fix: see fixed.js, close after the last pending line.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const fd = fs.openSync(path.join(dir, 'app.log'), 'w');

function log(line) {
  fs.fstat(fd, (err, stats) => {
    if (err) throw err;
    const mark = stats.size === 0 ? '# log\n' : '';
    fs.write(fd, mark + line + '\n', (err) => {
      if (err) throw err;
      console.log('logged:', line);
    });
  });
}

function close() {
  fs.close(fd, (err) => {
    if (err) throw err;
  });
}

log('started');
setTimeout(close, 40);
