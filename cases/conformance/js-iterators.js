// The iteration protocol: return() on break, throw, destructuring; iterators of built-ins.
'use strict';
function counter(name, n) {
  let i = 0;
  return {
    [Symbol.iterator]: () => ({
      next: () => ({ value: i++, done: i > n }),
      return() { console.log('return of', name); return {}; },
    }),
  };
}
for (const v of counter('break', 5)) if (v === 1) break;
try { for (const v of counter('throw', 5)) throw new Error('body'); } catch (err) { console.log(err.message); }
const [first] = counter('destructuring', 5);
const [all1, all2, all3] = counter('exhausted', 2);
console.log(first, all1, all2, all3, [...counter('spread', 2)]);
outer: for (const a of counter('outer', 3)) {
  for (const b of counter('inner', 3)) {
    if (b === 1) continue outer;
    console.log(a, b);
  }
}
console.log(
  [...new Map([[1, 2]])], [...new Set('aab')], [...'a😀'], [...[5, 6].entries()],
  Array.from(new Map([['k', 'v']]).values()),
);
(function () { console.log([...arguments]); })(1, 2);
new Map([[1, 'one']]).forEach((v, k, m) => console.log(v, k, m.size));
const it = [1, 2, 3][Symbol.iterator]();
it.next();
console.log([...it], [...it]);
