// Array.prototype.sort is stable and calls its comparison until the order is known.
'use strict';
const items = Array.from({ length: 200 }, (_, i) => ({ key: (i * 7919) % 5, i }));
items.sort((a, b) => a.key - b.key);
let stable = true;
for (let i = 1; i < items.length; i++) if (items[i - 1].key === items[i].key && items[i - 1].i > items[i].i) stable = false;
console.log(stable, items.slice(0, 5).map((x) => x.i));
console.log(
  [3, 1, 2].sort(() => 0), [3, 1, 2].sort((a, b) => b > a ? 1 : -1), ['b', 'a', 'C', 'ä', 'B'].sort(),
  [true, false, null, undefined, 'x', 10, 9].sort(), [5, 1, 10].sort(undefined),
);
try { [1, 2].sort('x'); } catch (err) { console.log(err.name); }
