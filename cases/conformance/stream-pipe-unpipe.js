'use strict';
const { PassThrough, Writable } = require('stream');
const log = console.log;
const src = new PassThrough();
function dest(name) {
  return new Writable({ write(c, e, cb) { log(name, String(c)); cb(); } }).on('unpipe', (s) => log(name, 'unpipe', s === src)).on('pipe', () => log(name, 'pipe')).on('finish', () => log(name, 'finish'));
}
const a = dest('a');
const b = dest('b');
src.pipe(a);
src.pipe(b);
src.write('1');
setImmediate(() => {
  src.unpipe(a);
  src.write('2');
  setImmediate(() => {
    src.unpipe();
    src.write('3');
    log(src.readableFlowing, src.isPaused());
    src.unpipe(a);
    setImmediate(() => {
      src.pipe(a);
      src.end('4');
      src.on('end', () => { log(src.pipe(b) === b); });
    });
  });
});
