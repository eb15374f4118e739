// for await calls next() for each round and return() when the loop is left early.
'use strict';
function counter(limit) {
  let i = 0;
  return {
    [Symbol.asyncIterator]() { return this; },
    async next() { console.log('next', i); return { value: i++, done: i > limit }; },
    async return(v) { console.log('return', v); return { value: v, done: true }; },
  };
}
(async () => {
  for await (const v of counter(2)) console.log('value', v);
  for await (const v of counter(9)) { if (v === 1) break; }
  try { for await (const v of counter(9)) throw new Error('body ' + v); } catch (e) { console.log(e.message); }
  outer: for (const n of [1, 2]) {
    for await (const v of counter(9)) { console.log(n, v); continue outer; }
  }
})();
