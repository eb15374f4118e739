// Fixed: the logger counts its pending lines and closes the file after the last.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'race-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
const fd = fs.openSync(path.join(dir, 'app.log'), 'w');
let pending = 0;
let closing = false;

function log(line) {
  pending++;
  fs.fstat(fd, (err, stats) => {
    if (err) throw err;
    const mark = stats.size === 0 ? '# log\n' : '';
    fs.write(fd, mark + line + '\n', (err) => {
      if (err) throw err;
      console.log('logged:', line);
      pending--;
      if (closing) close();
    });
  });
}

function close() {
  closing = true;
  if (pending > 0) return;
  fs.close(fd, (err) => {
    if (err) throw err;
  });
}

log('started');
setTimeout(close, 40);
