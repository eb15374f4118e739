'use strict';
const { Readable, Writable } = require('stream');
const log = console.log;
const src = new Readable({ highWaterMark: 2, read() { this.i = (this.i ?? 0) + 1; this.push(this.i > 4 ? null : `c${this.i}`); } });
function dest(name, delay) {
  const w = new Writable({ highWaterMark: 3, write(c, e, cb) { log(name, String(c)); delay(cb); } });
  for (const event of ['pipe', 'unpipe', 'drain', 'finish', 'close']) w.on(event, () => log(name, event));
  return w;
}
for (const event of ['pause', 'resume', 'end', 'close']) src.on(event, () => log('src', event, src._readableState.awaitDrainWriters?.size ?? Boolean(src._readableState.awaitDrainWriters)));
const fast = dest('fast', (cb) => cb());
const slow = dest('slow', setImmediate);
log(src.pipe(fast) === fast);
src.pipe(slow, { end: false });
log(src._readableState.pipes.length);
slow.on('unpipe', () => { slow.end('own end'); });
