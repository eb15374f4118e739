'use strict';
const Stream = require('stream');
const util = require('util');
function Old() { Stream.call(this); this.readable = true; }
util.inherits(Old, Stream);
const log = console.log;
const old = new Old();
old.pause = () => log('pause');
old.resume = () => log('resume');
const dest = new Stream.Writable({ highWaterMark: 2, write(c, e, cb) { log('write', String(c)); setImmediate(cb); } });
for (const event of ['pipe', 'drain', 'finish', 'close']) dest.on(event, () => log(event));
log(old.pipe(dest) === dest, old instanceof Stream, old instanceof require('events'), dest instanceof Stream, Stream.Stream === Stream);
old.emit('data', 'abc');
old.emit('data', 'def');
setImmediate(() => {
  old.emit('end');
  old.emit('close');
  const source = new Old();
  const wrapped = new Stream.Readable({ objectMode: true }).wrap(source);
  wrapped.on('data', (x) => log('wrapped', x)).on('end', () => log('wrapped end')).on('close', () => log('wrapped close'));
  source.emit('data', { a: 1 });
  source.emit('data', 2);
  source.emit('end');
  const errors = new Old();
  const to = new Stream();
  to.writable = true;
  to.write = (x) => log('to', x);
  to.end = () => log('to end');
  to.on('error', (err) => log('to error', err.message));
  errors.pipe(to);
  errors.emit('data', 1);
  to.emit('error', new Error('e'));
  errors.emit('data', 2);
  try {
    errors.emit('error', new Error('thrown'));
  } catch (err) {
    log(err.message);
  }
  const closing = new Old();
  to.destroy = () => log('destroyed');
  closing.pipe(to);
  closing.emit('close');
  closing.emit('end');
});
