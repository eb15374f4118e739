// ?., ??, logical assignment, **, comma, labels, switch fall-through, delete, void, in, spread.
'use strict';
const o = { a: { b: () => ({ c: 1 }) }, zero: 0, nil: null };
console.log(
  o?.a?.b?.().c, o.x?.y.z.w, o.x?.(), o.nil ?? 'default', o.zero ?? 1, o.zero || 1, o?.['a'], delete o?.zero,
  void 0,
);
let u; u ??= 5; u ||= 6; u &&= 7; u **= 2;
console.log(
  u, 2 ** 3 ** 2, (-2) ** 2, (1, 2, 3), 7 % -3, -7 % 3, 5 / 0, 0 / 0, 1 << 31, 1 >>> 0, -1 >>> 0, ~5, 5 & 3,
  5 | 3, 5 ^ 3,
);
loop: for (let i = 0; ; i++) {
  switch (i) {
    case 0: console.log('zero');
    case 1: console.log('falls'); break;
    case 2: continue loop;
    default: console.log('default', i); break loop;
  }
}
block: { if (u) break block; console.log('never'); }
console.log(
  'a' in { a: 1 }, typeof null, typeof undeclared, [] + {}, [] == false, null == 0, NaN != NaN, '2' > '12',
  2 > '12', [10, 9, 1].sort(),
);
console.log(
  { ...{ a: 1, b: 2 }, b: 3, ...[4], ...'x', ...null }, [...'ab', ...[1]], Math.max(...[1, 5, 3]), 1_000_000,
  0b101, 0o17, 0xff, .5e1,
);
for (var i = 0, fs = []; i < 2; i++) fs.push(() => i);
const gs = []; for (let j = 0; j < 2; j++) gs.push(() => j);
console.log(fs.map((f) => f()), gs.map((g) => g()));
do { i--; } while (i > 0);
console.log(i, (() => { try { return 'try'; } finally { console.log('finally first'); } })());
