'use strict';
// Every synchronous function of fs with odd arguments: its result, or its error's properties, message and header.
const fs = require('fs');
const os = require('os');
const path = require('path');
const { inspect } = require('util');

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fs-arguments-'));
process.on('exit', () => {
  process.chdir('/');
  fs.rmSync(home, { recursive: true });
});
process.chdir(home);
fs.writeFileSync('f', 'hello');
fs.mkdirSync('d');
fs.symlinkSync('f', 'l');
fs.symlinkSync('loop', 'loop');
fs.symlinkSync('none', 'dangling');

function clean(text) {
  return text.replaceAll(home, '~');
}

let fd;

function attempt(name, args, show = (result) => inspect(result, { sorted: true })) {
  let line;
  try {
    line = `ok ${show(fs[name](...args))}`;
  } catch (err) {
    line = `${inspect({ ...err })} ${err.message} | ${err.stack.split('\n')[0]}`;
  }
  console.log(clean(`${name}(${args.map((a) => (a === fd ? 'fd' : inspect(a))).join(', ')}): ${line}`));
}

function hide() {
  return '...';
}

// -1 for flags and 2 ** 33 for a length are left out below: what they do is the machine's affair.
const odd = [undefined, null, 1.5, -1, NaN, 1n, true, {}, [], () => {}, 2 ** 33, Infinity, new Date(5000), new Map(),
  Buffer.alloc(0), 'no\0thing'];

const takePath = ['accessSync', 'chmodSync', 'chownSync', 'copyFileSync', 'lchownSync', 'linkSync', 'lstatSync',
  'lutimesSync', 'mkdirSync', 'mkdtempSync', 'openSync', 'opendirSync', 'readdirSync', 'readlinkSync', 'renameSync',
  'rmSync', 'rmdirSync', 'statSync', 'symlinkSync', 'truncateSync', 'unlinkSync', 'utimesSync'];
for (const name of takePath) {
  for (const value of odd) {
    // Node has its own ways with a number for truncate and an empty prefix of bytes.
    if (name === 'truncateSync' && typeof value === 'number') continue;
    if (name === 'mkdtempSync' && Buffer.isBuffer(value)) continue;
    attempt(name, [value], hide);
  }
}
for (const name of ['copyFileSync', 'linkSync', 'renameSync', 'symlinkSync']) {
  for (const value of odd) attempt(name, ['nothing', value]);
}

const takeFd = ['closeSync', 'fchmodSync', 'fchownSync', 'fdatasyncSync', 'fstatSync', 'fsyncSync', 'ftruncateSync',
  'futimesSync', 'readSync', 'readvSync', 'writeSync', 'writevSync'];
for (const name of takeFd) {
  for (const value of odd) {
    if (typeof value !== 'string') attempt(name, [value]);
  }
  attempt(name, ['fd']);
  attempt(name, [999]);
}
attempt('fchmodSync', [999, 0o600]);
attempt('fchownSync', [999, 1, 1]);
attempt('futimesSync', [999, 1, 1]);
attempt('readSync', [999, Buffer.alloc(2)]);
attempt('readvSync', [999, [Buffer.alloc(2)]]);
attempt('writeSync', [999, Buffer.alloc(2)]);
attempt('writeSync', [999, 'text']);
attempt('writevSync', [999, [Buffer.alloc(2)]]);

for (const value of odd) {
  for (const name of ['accessSync', 'copyFileSync']) {
    attempt(name, name === 'accessSync' ? ['f', value] : ['nothing', 'x', value]);
  }
  attempt('chmodSync', ['nothing', value]);
  attempt('chownSync', ['nothing', value, -1]);
  attempt('chownSync', ['nothing', -1, value]);
  attempt('utimesSync', ['nothing', value, 1]);
  attempt('utimesSync', ['nothing', 1, value]);
  if (value !== 2 ** 33) attempt('truncateSync', ['f', value]);
  if (value !== -1) attempt('openSync', ['nothing', value]);
  attempt('openSync', ['nothing', 'r', value]);
  attempt('mkdirSync', ['f', value]);
  attempt('mkdirSync', ['f', { mode: value }]);
  attempt('mkdirSync', ['f', { recursive: value }]);
  attempt('readdirSync', ['f', value]);
  attempt('readdirSync', ['f', { encoding: value }]);
  attempt('readdirSync', ['f', { recursive: value }]);
  attempt('readFileSync', ['nothing', value]);
  if (value !== -1) attempt('readFileSync', ['nothing', { flag: value }]);
  attempt('readFileSync', ['nothing', { encoding: value }]);
  attempt('writeFileSync', ['d', value]);
  attempt('writeFileSync', ['d', '', value]);
  if (value !== -1) attempt('writeFileSync', ['d', '', { flag: value }]);
  attempt('writeFileSync', ['d', '', { mode: value }]);
  attempt('writeFileSync', ['d', '', { flush: value }]);
  attempt('appendFileSync', ['d', '', value]);
  attempt('rmSync', ['nothing', value]);
  attempt('rmSync', ['nothing', { force: value }]);
  attempt('rmSync', ['nothing', { recursive: value }]);
  attempt('rmSync', ['nothing', { maxRetries: value }]);
  attempt('rmSync', ['nothing', { retryDelay: value }]);
  attempt('rmdirSync', ['nothing', value]);
  attempt('symlinkSync', ['nothing', 'f', value]);
  attempt('opendirSync', ['d', { bufferSize: value }], hide);
  attempt('existsSync', [value]);
  if (value !== -1) attempt('_toUnixTimestamp', [value]);
}

fs.writeFileSync('f', 'hello');
fd = fs.openSync('f', 'r+');
const bytes = Buffer.from('0123456789');
for (const value of odd) {
  if (value === 2 ** 33) continue;
  attempt('readSync', [fd, value]);
  attempt('readSync', [fd, bytes, value]);
  attempt('readSync', [fd, bytes, 0, value]);
  attempt('readSync', [fd, bytes, 0, 2, value]);
  attempt('readSync', [fd, bytes, { offset: value }]);
  attempt('readSync', [fd, bytes, { length: value, position: 0 }]);
  attempt('readvSync', [fd, value]);
  attempt('readvSync', [fd, [value]]);
  attempt('readvSync', [fd, [bytes], value]);
  attempt('writeSync', [fd, value]);
  attempt('writeSync', [fd, bytes, value]);
  attempt('writeSync', [fd, bytes, 0, value]);
  attempt('writeSync', [fd, bytes, 0, 2, value]);
  attempt('writeSync', [fd, bytes, { offset: value }]);
  attempt('writeSync', [fd, 'text', value]);
  attempt('writevSync', [fd, value]);
  attempt('writevSync', [fd, [bytes, value]]);
}
for (const [offset, length] of [[-1], [0, -1], [11], [0, 11], [5, 6], [10, 0], [10, 1]]) {
  attempt('readSync', [fd, bytes, offset, length, 0]);
  attempt('writeSync', [fd, bytes, offset, length, 0]);
}
attempt('readSync', [fd, bytes, 0, 2, 1n]);
attempt('readSync', [fd, bytes, 0, 2, 2n ** 64n]);
attempt('writeSync', [fd, 'abc', 0, 'hex']);
attempt('writeSync', [fd, 'abcd', 0, 'hex']);
attempt('readFileSync', ['f', 'latin1']);
fs.closeSync(fd);

attempt('realpathSync', ['loop']);
attempt('realpathSync', ['dangling']);
attempt('realpathSync', ['l/x']);
attempt('realpathSync', ['./d/../l']);
attempt('mkdirSync', ['a/b/c', { recursive: true }]);
attempt('mkdirSync', ['a/b/c', { recursive: true }]);
attempt('mkdirSync', ['f/b', { recursive: true }]);
attempt('mkdirSync', ['dangling/b', { recursive: true }]);
attempt('readdirSync', ['.', { recursive: true }]);
attempt('readdirSync', ['d', 'buffer']);
attempt('rmSync', ['a']);
attempt('rmSync', ['a', { recursive: true }]);
attempt('statSync', ['nothing', { throwIfNoEntry: false }]);
attempt('statSync', ['f/x', { throwIfNoEntry: false }]);
attempt('statSync', ['nothing', {}]);
console.log(Object.keys(fs).join(), Object.keys(fs.promises).join(), fs.constants);
