'use strict';
const log = console.log;
const make = (n, options) => new ReadableStream({ pull(c) { this.i = (this.i ?? 0) + 1; if (this.i > n) c.close(); else c.enqueue(this.i); }, cancel(reason) { log('cancel', reason); }, ...options });
(async () => {
  for await (const x of make(3)) log(x);
  for await (const x of make(3)) { log('break', x); break; }
  const kept = make(3);
  for await (const x of kept.values({ preventCancel: true })) { log('kept', x); break; }
  for await (const x of kept) log('rest', x);
  try {
    for await (const x of make(3, { pull(c) { c.error(new Error('broken')); } })) log(x);
  } catch (err) {
    log(err.message);
  }
  const it = make(2)[Symbol.asyncIterator]();
  log(await Promise.all([it.next(), it.next(), it.next(), it.next()]));
  const left = make(5).values();
  log(await left.next(), await left.return('value'), await left.next());
  for (const source of [[1, 2], new Set(['s']), (function* () { yield 'g'; })(), (async function* () { yield 'a'; })(), 'st', [Promise.resolve('p')]]) {
    const values = [];
    for await (const x of ReadableStream.from(source)) values.push(x);
    log(values);
  }
  for await (const x of ReadableStream.from((async function* () { try { yield 1; yield 2; } finally { log('finally'); } })())) { log(x); break; }
  try { ReadableStream.from(5); } catch (err) { log(err.code); }
})();
