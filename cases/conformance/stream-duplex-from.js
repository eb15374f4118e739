'use strict';
const { Duplex, Readable, Writable, PassThrough } = require('stream');
const log = console.log;
function show(name, d) {
  for (const event of ['data', 'end', 'finish', 'close', 'error']) d.on(event, (x) => log(name, event, x?.message ?? x));
  log(name, d.readable, d.writable, d instanceof Duplex);
  return d;
}
show('iterable', Duplex.from(['a', 'b']));
show('promise', Duplex.from(Promise.resolve('p')));
show('rejected', Duplex.from(Promise.reject(new Error('no'))));
show('readable', Duplex.from(Readable.from([1])));
show('writable', Duplex.from(new Writable({ write(c, e, cb) { log('written', String(c)); setImmediate(cb); } }))).end('w');
show('pair', Duplex.from({ readable: Readable.from(['r']), writable: new Writable({ objectMode: true, write(c, e, cb) { log('pair got', c); cb(); } }) })).end('q');
show('generator', Duplex.from(async function* (source) { for await (const x of source) yield x + '!'; })).end('g');
show('function', Duplex.from(async (source) => { for await (const x of source) log('function got', x); })).end('f');
show('fails', Duplex.from(async () => { throw new Error('failed'); }));
const same = new PassThrough();
log(Duplex.from(same) === same);
for (const bad of [() => Duplex.from(5), () => Duplex.from(() => 5), () => Duplex.from(undefined)]) {
  try {
    bad();
  } catch (err) {
    log(err.code, err.message);
  }
}
