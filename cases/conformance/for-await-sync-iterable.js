// for await over a sync iterable awaits each value; a rejected value throws and, in V8 of Node 20, does not close the iterator.
'use strict';
(async () => {
  for await (const v of [1, Promise.resolve(2), { then(f) { f(3); } }]) console.log(v);
  const iterable = {
    [Symbol.iterator]() {
      let n = 0;
      return {
        next: () => ({ value: n++ === 1 ? Promise.reject(new Error('bad value')) : n, done: n > 5 }),
        return() { console.log('return called'); return {}; },
      };
    },
  };
  try {
    for await (const v of iterable) console.log(v);
  } catch (e) {
    console.log('caught', e.message);
  }
  for await (const v of iterable) { console.log('first', v); break; }
})();
