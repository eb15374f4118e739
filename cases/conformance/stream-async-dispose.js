'use strict';
const { Readable, Writable } = require('stream');
const dispose = Symbol.asyncDispose ?? Symbol.for('nodejs.asyncDispose');
(async () => {
  const r = new Readable({ read() {} });
  r.on('error', (err) => console.log('error', err.name));
  console.log(await r[dispose](), r.destroyed);
  const w = new Writable({ write() {} });
  w.on('error', (err) => console.log('error', err.name));
  console.log(await w[dispose](), w.destroyed);
  const done = Readable.from([1]);
  for await (const x of done) console.log(x);
  console.log(await done[dispose]());
})();
