'use strict';
const { Readable } = require('stream');
const log = console.log;
async function show(name, stream) {
  const values = [];
  stream.on('error', (err) => log(name, 'error', err.code, err.message)).on('close', () => log(name, values, stream.readableObjectMode, stream.readableHighWaterMark));
  stream.on('data', (x) => values.push(x));
}
show('array', Readable.from([1, 'two', { three: 3 }]));
show('string', Readable.from('whole'));
show('buffer', Readable.from(Buffer.from('bytes')));
show('set', Readable.from(new Set(['a', 'b'])));
show('options', Readable.from(['x', 'y'], { objectMode: false, highWaterMark: 7 }));
show('promises', Readable.from([Promise.resolve(1), 2, new Promise((r) => setImmediate(r, 3))]));
show('generator', Readable.from((function* () { try { yield 1; yield 2; } finally { log('generator left'); } })()));
show('async', Readable.from((async function* () { yield 1; await null; yield 2; throw new Error('in generator'); })()));
show('null', Readable.from([1, null]));
show('rejected', Readable.from([Promise.reject(new Error('rejected'))]));
const left = Readable.from((function* () { try { yield 1; yield 2; } finally { log('left early'); } })());
left.once('data', () => left.destroy());
const told = Readable.from((async function* () { try { yield 1; yield 2; } catch (err) { log('told', err.message); } })());
told.on('error', (err) => log('error', err.message)).once('data', () => told.destroy(new Error('from outside')));
for (const bad of [undefined, 5, {}]) {
  try {
    Readable.from(bad);
  } catch (err) {
    log(err.code, err.message);
  }
}
