// File system flags: 'r', 'r+', 'w', 'wx', 'a', 'a+', 'ax' and numbers.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'case-'));
const file = path.join(dir, 'f');
const { O_RDWR, O_CREAT, O_TRUNC, O_EXCL } = fs.constants;
for (const flag of [
  'r', 'r+', 'a+', 'ax', 'wx', 'r+', 'a', 'w', 'r', 'w+', O_RDWR | O_CREAT, O_RDWR | O_TRUNC,
  O_CREAT | O_EXCL,
]) {
  let fd;
  try {
    fd = fs.openSync(file, flag);
    let read = 'cannot read';
    try { fs.writeSync(fd, 'ab'); } catch (err) { read = err.code; }
    try { read = fs.readSync(fd, Buffer.alloc(10), 0, 10, 0); } catch (err) { read += ' ' + err.code; }
    console.log(flag, read, fs.readFileSync(file, 'utf8'));
  } catch (err) {
    console.log(flag, err.code);
  } finally {
    if (fd) fs.closeSync(fd);
  }
}
fs.rmSync(dir, { recursive: true });
