// util.inspect of arrays: grouping of more than six numbers, holes, extra keys, at most 100 items.
'use strict';
const { inspect } = require('util');
console.log([], [1, 2, 3], [[1, [2, [3, [4]]]]], [undefined, null], ['a', 'b'], [1.5, -2, NaN]);
console.log([, 1, , , 2, ,], new Array(3), Object.assign([1], { extra: 'x', '-1': 2 }), [1, 2, 3, 4, 5, 6, 7]);
console.log(Array.from({ length: 30 }, (_, i) => i * i));
console.log(Array.from({ length: 27 }, (_, i) => 'word' + i));
console.log(Array.from({ length: 101 }, (_, i) => i).length, inspect(Array.from({ length: 120 }, (_, i) => i % 10)));
console.log(
  inspect([1, 2, 3, 4], { maxArrayLength: 2 }), inspect(['a', 'b'], { maxArrayLength: 0 }),
  inspect([[1, 2], [3, 4]], { compact: 1 }),
);
console.log(
  ['x'.repeat(40), 'y'.repeat(40)], [{ a: 1, b: 2 }, { a: 3, b: 4 }], [function f() {}, class A {}, () => {}],
);
class Stack extends Array {}
console.log(Stack.from([1, 2]), Object.assign(Object.create(Array.prototype), { 0: 'a', length: 1 }));
