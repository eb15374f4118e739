// Array methods: copying and mutating, holes, flat, copyWithin, findLast, with, toSorted.
'use strict';
const a = [5, 1, 4];
console.log(
  a.toSorted(), a.toReversed(), a.with(1, 9), a.toSpliced(1, 1, 'x', 'y'), a, a.at(-1),
  a.findLast((x) => x < 5), a.findLastIndex((x) => x > 9),
);
console.log(
  [1, [2, [3, [4]]]].flat(), [1, [2, [3, [4]]]].flat(Infinity), [1, 2].flatMap((x) => [x, [x]]),
  [1, 2, 3, 4, 5].copyWithin(0, 3), new Array(3).fill(0), Array.of(7), [3, 2, 1].sort(),
  [, 1, , 2].map((x) => x * 2),
);
console.log(
  [1, 2, 3].reduce((s, x) => s + x), [1, 2, 3].reduceRight((s, x) => s + x, ''), [1, 2, 3].includes(NaN),
  [NaN].includes(NaN), [NaN].indexOf(NaN), [1, 2, 3].join('-'), [[1, 2], [3]].join(';'),
  [null, undefined].join(),
);
const b = [1, 2, 3, 4, 5];
console.log(
  b.splice(1, 2, 'a', 'b', 'c'), b, b.shift(), b.unshift('z', 'y'), b.pop(), b.push(1, 2), b.reverse(),
  b.length = 2, b, b.concat([1], 2, [[3]]), b.slice(-1),
);
console.log(
  [1, 2, 3, 4].some((x) => x > 3), [].every((x) => false), Array.from('abc', (c) => c + c),
  Array.from({ length: 2, 0: 'x' }), Array.isArray([]), [3, undefined, 1, , 2].sort(),
  ['b', undefined, 'a'].sort(), [..."cab"].sort().join(''),
);
const people = [['x', 2], ['y', 1], ['z', 2], ['w', 1]];
console.log(
  people.sort((p, q) => p[1] - q[1]).map((p) => p[0]).join(''),
  Array.from({ length: 20 }, (_, i) => [i % 2, i]).sort((p, q) => p[0] - q[0]).map((p) => p[1]).join(),
);
const holes = [1, , 3];
console.log(
  1 in holes, holes.forEach((v, i) => console.log('visit', i)), Object.keys(holes), holes.indexOf(undefined),
  holes.findIndex((v) => v === undefined), JSON.stringify(holes), Object.entries(holes),
);
