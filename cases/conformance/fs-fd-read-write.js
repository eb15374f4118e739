// open, write, read, fstat, ftruncate, close on a descriptor, with positions and offsets.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'case-'));
const file = path.join(dir, 'f');
const fd = fs.openSync(file, 'w+');
console.log(typeof fd, fs.writeSync(fd, 'hello world'), fs.writeSync(fd, Buffer.from('XY'), 0, 1, 0));
console.log(fs.writeSync(fd, '!', null, 'utf8'), fs.fstatSync(fd).size);
const buf = Buffer.alloc(8, '.');
console.log(fs.readSync(fd, buf, 2, 5, 0), buf.toString(), fs.readSync(fd, buf, 0, 8, 100), fs.readSync(fd, buf));
console.log(fs.readSync(fd, buf, { position: 6, length: 3 }), buf.toString());
fs.ftruncateSync(fd, 4);
console.log(fs.readFileSync(file, 'utf8'), fs.readFileSync(fd, 'utf8'));
fs.write(fd, 'tail', 4, (err, written, text) => {
  console.log(err, written, text);
  fs.read(fd, { buffer: Buffer.alloc(8), position: 0 }, (err2, bytesRead, buffer) => {
    console.log(err2, bytesRead, buffer.toString());
    fs.fsync(fd, (err3) => {
      fs.close(fd, (err4) => {
        console.log(err3, err4);
        fs.close(fd, (err5) => {
          console.log(err5.code, err5.syscall);
          fs.rmSync(dir, { recursive: true });
        });
      });
    });
  });
});
