'use strict';
const { Writable } = require('stream');
const log = console.log;
const sync = new Writable({ highWaterMark: 3, write(c, e, cb) { log('sync', String(c), e); cb(); } });
const cb = (err) => log('same callback', err);
for (const event of ['drain', 'finish', 'close', 'prefinish']) sync.on(event, () => log('sync', event));
log(sync.write('a', cb), sync.write('b', cb), sync.write('cccc', (err) => log('third', err)), sync.write('d', cb), sync.write('e'));
process.nextTick(() => log('tick'));
Promise.resolve().then(() => log('microtask'));
setImmediate(() => {
  const slow = new Writable({ highWaterMark: 3, write(c, e, callback) { log('slow', String(c)); setImmediate(callback); } });
  for (const event of ['drain', 'finish', 'close', 'prefinish']) slow.on(event, () => log('slow', event));
  log(slow.write('ab', cb), slow.writableNeedDrain, slow.write('c', cb), slow.writableNeedDrain, slow.writableLength);
  slow.once('drain', () => {
    slow.end('last', (err) => log('end', err?.code));
    log(slow.writable, slow.writableEnded, slow.writableFinished, slow.writableLength);
    slow.write('after', (err) => log(err.code, err.message));
    slow.on('error', (err) => log('error', err.code));
  });
});
sync.end();
