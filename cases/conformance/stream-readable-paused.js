'use strict';
const { Readable } = require('stream');
const r = new Readable({ highWaterMark: 4, read() { setImmediate(() => { this.i = (this.i ?? 0) + 1; console.log('push', this.push(this.i > 4 ? null : 'ab')); }); } });
r.on('readable', () => {
  console.log('readable', r.readableLength);
  let chunk;
  while ((chunk = r.read(3)) !== null) console.log('got', chunk.toString());
  if (r.readableLength > 0 && r.i > 4) console.log('rest', r.read().toString());
});
r.on('end', () => console.log('end', r.read(), r.read(0)));
r.on('close', () => console.log('close'));
console.log(r.read(), r.read(0), r.read(2), r.isPaused());
