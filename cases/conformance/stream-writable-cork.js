'use strict';
const { Writable } = require('stream');
const log = console.log;
const w = new Writable({
  highWaterMark: 10,
  write(c, e, cb) { log('write', String(c)); cb(); },
  writev(chunks, cb) { log('writev', chunks.map((c) => `${c.chunk}/${c.encoding}`), chunks.allBuffers); setImmediate(cb); },
});
w.on('drain', () => log('drain')).on('finish', () => log('finish'));
w.cork();
w.cork();
log(w.write('a', (err) => log('a', err)), w.write(Buffer.from('b')), w.writableCorked, w.writableLength, w.writableBuffer.length);
w.uncork();
log(w.writableCorked);
w.uncork();
log(w.writableCorked, w.writableLength);
w.write('c');
w.write('d', () => log('d'));
setImmediate(() => {
  w.cork();
  w.write('e');
  w.end('f', () => log('ended'));
});
const strings = new Writable({ decodeStrings: false, write() {}, writev(chunks, cb) { log(chunks.map((c) => [typeof c.chunk, c.encoding]), chunks.allBuffers); cb(); } });
strings.cork();
strings.write('x', 'latin1');
strings.write('y');
strings.write(new Uint8Array([1]));
process.nextTick(() => strings.uncork());
