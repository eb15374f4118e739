'use strict';
const { Readable } = require('stream');
const r = new Readable({ highWaterMark: 3, read(n) { console.log('read', n); this.i = (this.i ?? 0) + 1; this.push(this.i > 3 ? null : `c${this.i}`); } });
for (const event of ['data', 'end', 'close', 'pause', 'resume', 'error']) r.on(event, (x) => console.log(event, x));
process.nextTick(() => console.log('tick', r.readableFlowing, r.readableLength));
Promise.resolve().then(() => console.log('microtask', r.readableFlowing, r.readableLength));
console.log(r.readableFlowing, r.readable, r.readableDidRead, r.readableHighWaterMark, r.readableEncoding, r.readableObjectMode);
r.on('close', () => console.log(r.readable, r.readableEnded, r.destroyed, r.closed, r.readableDidRead, r.readableAborted, r.errored));
