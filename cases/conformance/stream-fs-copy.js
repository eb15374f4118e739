'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'streams-'));
const from = path.join(dir, 'from');
const to = path.join(dir, 'to');
fs.writeFileSync(from, 'abcdefghij'.repeat(20));
const log = (...args) => console.log(...args.map((a) => (typeof a === 'string' ? a.replace(dir, 'DIR') : a)));
// What each stream did; two files are opened at the same time, in any order.
const logs = {};
process.on('exit', () => console.log(logs));
function watch(name, stream, events) {
  logs[name] = [];
  for (const event of events) {
    stream.on(event, (...args) => logs[name].push(event, ...args.map((a) => (a && a.message) || (Buffer.isBuffer(a) ? a.length : typeof a)).map((a) => String(a).replace(dir, 'DIR'))));
  }
  return stream;
}
const r = watch('r', fs.createReadStream(from, { highWaterMark: 64 }), ['open', 'ready', 'data', 'end', 'close', 'error', 'resume']);
const w = watch('w', fs.createWriteStream(to, { highWaterMark: 1000 }), ['open', 'ready', 'drain', 'finish', 'close', 'error', 'pipe', 'unpipe']);
log(r.pending, w.pending, r.path, w.path, r.flags, w.flags, r.mode);
r.pipe(w);
w.on('close', () => {
  log(r.bytesRead, w.bytesWritten, r.pending, w.pending, fs.readFileSync(to, 'latin1').length);
  const part = watch('part', fs.createReadStream(from, { start: 5, end: 14, encoding: 'utf8' }), ['data', 'end', 'close']);
  part.on('close', () => {
    log(part.pos, part.start, part.end);
    const missing = watch('missing', fs.createReadStream(path.join(dir, 'none')), ['open', 'data', 'end', 'error', 'close']);
    missing.on('close', () => {
      const a = watch('a', fs.createWriteStream(to, { flags: 'a' }), ['open', 'finish', 'close']);
      a.write('1', () => log('1'));
      a.write('2', () => log('2'));
      a.write('3', () => log('3'));
      a.end('4', () => log('end'));
      a.on('close', () => {
        log(fs.readFileSync(to, 'latin1').slice(-6), a.bytesWritten);
        const d = watch('d', fs.createReadStream(from), ['open', 'data', 'end', 'close', 'error']);
        d.on('open', () => d.destroy(new Error('stop')));
        const e = watch('e', fs.createReadStream(from), ['open', 'data', 'end', 'close', 'error']);
        e.destroy();
        e.close(() => log('closed'));
        process.on('exit', () => fs.rmSync(dir, { recursive: true }));
      });
    });
  });
});
