'use strict';
const stream = require('stream');
const { Readable, Writable, Duplex } = stream;
console.log(stream.getDefaultHighWaterMark(false), stream.getDefaultHighWaterMark(true));
console.log(new Readable().readableHighWaterMark, new Readable({ objectMode: true }).readableHighWaterMark, new Readable({ highWaterMark: 1.5 + 0.5 }).readableHighWaterMark, new Duplex({ readableHighWaterMark: 3, highWaterMark: 4 }).readableHighWaterMark);
stream.setDefaultHighWaterMark(false, 100);
stream.setDefaultHighWaterMark(true, 2);
console.log(new Writable().writableHighWaterMark, new Writable({ objectMode: true }).writableHighWaterMark, new Duplex({ writableObjectMode: true }).writableHighWaterMark);
for (const bad of [() => stream.setDefaultHighWaterMark(true, -1), () => stream.setDefaultHighWaterMark(true, 'x'), () => new Duplex({ writableHighWaterMark: 'y' })]) {
  try {
    bad();
  } catch (err) {
    console.log(err.code, err.message);
  }
}
const zero = new Readable({ highWaterMark: 0, read() { console.log('read'); this.push(this.n = this.n ? null : 'x'); } });
zero.on('readable', () => console.log('readable', String(zero.read())));
zero.on('end', () => console.log('end'));
const w = new Writable({ highWaterMark: 0, write(c, e, cb) { setImmediate(cb); } });
console.log(w.write(''), w.write('x'));
w.on('drain', () => console.log('drain'));
