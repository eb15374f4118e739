// graceful-fs 4: its patched fs behaves as fs, its clone is apart from it, and EMFILE is waited out.
'use strict';
const plain = require('fs');
const fs = require('graceful-fs');
const os = require('os');
const path = require('path');

const dir = plain.mkdtempSync(path.join(os.tmpdir(), 'graceful-'));
process.on('exit', () => plain.rmSync(dir, { recursive: true }));
console.log(fs === plain, typeof fs.gracefulify, fs.ReadStream.name, fs.FileReadStream === fs.ReadStream, Object.keys(plain).length > 90);

let refusals = 2;
const { open } = plain;
const tired = fs.gracefulify({ ...plain, open(file, flags, mode, done) {
  if (refusals-- > 0) return process.nextTick(done, Object.assign(new Error('EMFILE, too many'), { code: 'EMFILE' }));
  return open(file, flags, mode, done);
} });

const file = path.join(dir, 'a.txt');
fs.writeFile(file, 'one\n', (error) => {
  console.log('written', error);
  fs.appendFile(file, 'two\n', () => fs.readFile(file, 'utf8', (error, text) => {
    console.log(error, JSON.stringify(text));
    fs.readdir(dir, (error, names) => {
      console.log(error, names);
      tired.open(file, 'r', (error, fd) => {
        console.log('opened', error, typeof fd, refusals);
        fs.closeSync(fd);
        stream();
      });
    });
  }));
});

function stream() {
  const out = fs.createWriteStream(path.join(dir, 'b.txt'));
  out.on('open', (fd) => console.log('open', typeof fd)).on('close', rename);
  fs.createReadStream(file, { encoding: 'utf8', highWaterMark: 3 }).on('data', (chunk) => console.log(JSON.stringify(chunk))).pipe(out)
    .on('finish', () => console.log('finish'));
}

function rename() {
  fs.rename(path.join(dir, 'b.txt'), path.join(dir, 'c.txt'), (error) => {
    console.log('renamed', error, plain.readFileSync(path.join(dir, 'c.txt'), 'utf8'));
    fs.readFile(path.join(dir, 'none'), (error) => console.log(error.code, error.syscall));
  });
}
