'use strict';
const { Transform, PassThrough } = require('stream');
const log = console.log;
const t = new Transform({
  highWaterMark: 4,
  transform(c, e, cb) { log('transform', String(c), e); this.push(`<${c}`); process.nextTick(cb, null, '>'); },
  flush(cb) { log('flush'); setImmediate(cb, null, 'flushed'); },
});
for (const event of ['data', 'end', 'finish', 'prefinish', 'drain', 'close']) t.on(event, (x) => log(event, String(x)));
log(t.write('aa'), t.write('bb', () => log('bb written')), t.write('cc'), t.writableLength, t.readableLength);
t.end('dd', () => log('ended'));
setImmediate(() => log('immediate'));
const bad = new Transform({ transform(c, e, cb) { cb(new Error('bad')); } });
bad.on('error', (err) => log('error', err.message)).on('close', () => log('bad closed'));
bad.write('x', (err) => log('callback', err.message));
const flush = new Transform({ transform(c, e, cb) { cb(); }, flush(cb) { cb(new Error('flush')); } });
flush.on('error', (err) => log('error', err.message)).resume().end('y');
class Final extends Transform { _transform(c, e, cb) { cb(null, c); } _final(cb) { log('own _final'); cb(); } _flush(cb) { log('own _flush'); cb(null, 'z'); } }
new Final().on('data', (x) => log('final', String(x))).on('end', () => log('final end')).end('q');
const none = new PassThrough({ highWaterMark: 0 });
log(none.write('a'), none.readableHighWaterMark, none.writableHighWaterMark);
none.on('data', (x) => log('none', String(x)));
try { new Transform().write('x'); } catch (err) { log(err.code, err.message); }
