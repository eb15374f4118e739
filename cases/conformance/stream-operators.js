'use strict';
const { Readable, PassThrough } = require('stream');
const log = console.log;
const of = (...values) => Readable.from(values);
(async () => {
  log(await of(1, 2, 3).map((x) => x * 2).toArray());
  log(await of(1, 2, 3, 4).filter(async (x) => x % 2).toArray());
  log(await of(1, 2, 3).flatMap((x) => [x, x]).toArray(), await of(1, 2, 3, 4).take(2).toArray(), await of(1, 2, 3, 4).drop(3).toArray());
  log(await of(1, 2, 3).reduce((a, b) => a + b), await of(1, 2).reduce((a, b) => a + b, 10), await of().reduce((a) => a, 5));
  log(await of(1, 2).some((x) => x > 1), await of(1, 2).every((x) => x > 1), await of(1, 2, 3).find((x) => x > 1), await of().find(() => true));
  const seen = [];
  await of(1, 2, 3).forEach(async (x) => { seen.push(x); });
  log(seen);
  const order = [];
  const wait = (n) => new Promise((resolve) => setImmediate(resolve, n));
  log(await of(1, 2, 3, 4).map(async (x) => { order.push(`start${x}`); await wait(); order.push(`end${x}`); return x; }, { concurrency: 2 }).toArray(), order);
  log(await of(...'abc').compose(async function* (source) { for await (const x of source) yield x + x; }).toArray());
  log(await of('x').compose(new PassThrough({ objectMode: true })).toArray());
  await of(1).map(() => { throw new Error('mapper'); }).toArray().catch((err) => log(err.message));
  await of().reduce((a) => a).catch((err) => log(err.code, err.message));
  await of(1).toArray({ signal: AbortSignal.abort() }).catch((err) => log(err.name));
  for (const bad of [() => of(1).map(5), () => of(1).take(-1), () => of(1).filter(() => {}, { concurrency: 0 }), () => of(1).map((x) => x, 5), () => new (of(1).map)(() => {}), () => of(1).drop('x').toArray().then(log)]) {
    try {
      bad();
    } catch (err) {
      log(err.code, err.message);
    }
  }
})();
