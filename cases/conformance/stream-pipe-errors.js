'use strict';
const { PassThrough, Readable, Writable } = require('stream');
const log = console.log;
const src = new PassThrough();
const bad = new Writable({ write(c, e, cb) { cb(new Error('bad')); } });
bad.on('error', (err) => log('error', err.message)).on('unpipe', () => log('unpipe')).on('close', () => log('close'));
src.pipe(bad);
src.on('pause', () => log('pause'));
src.write('x');
setImmediate(() => {
  log(src.readableFlowing, src._readableState.pipes.length, src.destroyed);
  const closing = new Writable({ write(c, e, cb) { cb(); } });
  src.pipe(closing).on('unpipe', () => log('closing unpipe'));
  closing.destroy();
  setImmediate(() => {
    const gone = new Readable({ read() {} });
    const dest = new Writable({ write(c, e, cb) { cb(); } }).on('finish', () => log('never'));
    gone.pipe(dest);
    gone.on('error', (err) => log('gone', err.message));
    gone.destroy(new Error('gone'));
    setImmediate(() => {
      log(dest.destroyed, dest.writableEnded);
      const emitted = new Writable({ write(c, e, cb) { cb(); } });
      const s = new PassThrough();
      s.pipe(emitted);
      emitted.once('error', (err) => log('once', err.message));
      emitted.emit('error', new Error('emitted'));
      process.on('uncaughtException', (err) => log('uncaught', err.message));
      const unheard = new PassThrough();
      s.pipe(unheard);
      unheard.destroy(new Error('unheard'));
    });
  });
});
