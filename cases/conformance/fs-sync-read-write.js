// writeFileSync, readFileSync, appendFileSync: flags, encodings, Buffers.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'case-'));
const file = path.join(dir, 'a.txt');
console.log(fs.writeFileSync(file, 'hello'));
console.log(fs.readFileSync(file), fs.readFileSync(file, 'utf8'), fs.readFileSync(file, { encoding: 'hex' }));
fs.appendFileSync(file, ' world\n');
fs.writeFileSync(file, 'more', { flag: 'a' });
console.log(JSON.stringify(fs.readFileSync(file, 'latin1')));
fs.writeFileSync(file, Buffer.from([0xe2, 0x82, 0xac]));
console.log(fs.readFileSync(file, 'utf8'), fs.readFileSync(file, 'base64'), fs.statSync(file).size);
fs.writeFileSync(file, new Uint16Array([1, 2]));
console.log(fs.readFileSync(file));
fs.writeFileSync(file, '');
console.log(fs.readFileSync(file, 'utf8') === '', fs.existsSync(file), fs.existsSync(file + 'x'));
try { fs.writeFileSync(file, 'x', { flag: 'wx' }); } catch (err) { console.log(
  err.code, err.syscall, path.relative(dir, err.path),
); }
fs.rmSync(dir, { recursive: true });
