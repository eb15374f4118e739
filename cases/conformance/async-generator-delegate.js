// ECMAScript yield*: an async generator delegates to async and sync iterables.
'use strict';
async function* inner() {
  const x = yield 'inner 1';
  console.log('inner got', x);
  return 'inner result';
}
async function* outer() {
  const r = yield* inner();
  console.log(r);
  yield* [Promise.resolve('from array'), 'plain'];
  yield* (function* () { yield 'from generator'; return 1; })();
}
(async () => {
  const g = outer();
  let r = await g.next();
  while (!r.done) {
    console.log(r.value);
    r = await g.next('sent after ' + r.value);
  }
  console.log(r);
})();
