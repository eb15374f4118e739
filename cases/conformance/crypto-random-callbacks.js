'use strict';

const crypto = require('crypto');
const log = console.log;
crypto.randomBytes(4, (err, bytes) => {
  log('bytes', err, bytes.length);
  crypto.randomFill(new Uint32Array(4), 1, 2, (err, view) => {
    log('fill', err, view[0], view[3]);
    crypto.randomInt(10, (err, n) => {
      log('first int', err, n < 10);
      crypto.randomInt(10, (err, n) => log('second int', err, n < 10));
      process.nextTick(() => log('tick'));
      setImmediate(() => log('immediate'));
    });
  });
});
crypto.randomFill(Buffer.alloc(0), (err, buf) => log('empty', err, buf));
log('sync');
