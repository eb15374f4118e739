'use strict';
const { Readable, PassThrough } = require('stream');
const log = console.log;
async function all(name, stream, body = () => {}) {
  try {
    for await (const x of stream) {
      log(name, String(x));
      if (body(x) === 'break') break;
    }
    log(name, 'over', stream.destroyed);
  } catch (err) {
    log(name, 'caught', err.code, err.message, stream.destroyed);
  }
}
(async () => {
  await all('plain', new Readable({ read() { this.i = (this.i ?? 0) + 1; this.push(this.i > 2 ? null : `${this.i}`); } }));
  await all('break', Readable.from([1, 2, 3]), () => 'break');
  await all('throw', Readable.from([1, 2, 3]), () => { throw new Error('body'); });
  await all('error', new Readable({ read() { this.destroy(new Error('stream')); } }));
  const destroyed = new PassThrough();
  destroyed.write('x');
  setImmediate(() => destroyed.destroy());
  await all('destroyed', destroyed);
  const kept = Readable.from(['a', 'b', 'c']);
  for await (const x of kept.iterator({ destroyOnReturn: false })) { log('kept', x); break; }
  log(kept.destroyed);
  await all('rest', kept);
  const it = Readable.from([1, 2])[Symbol.asyncIterator]();
  log(it, typeof it.stream, Object.prototype.toString.call(it));
  log(await Promise.all([it.next(), it.next(), it.next(), it.next()]));
  const left = Readable.from([1, 2])[Symbol.asyncIterator]();
  log(await left.next(), await left.return('r'), await left.next());
  const thrown = Readable.from([1, 2])[Symbol.asyncIterator]();
  await thrown.next();
  await thrown.throw(new Error('t')).catch((err) => log(err.message));
  await all('after end', kept);
  try { kept.iterator(5); } catch (err) { log(err.code); }
})();
