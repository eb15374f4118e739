// assert.deepStrictEqual and strictEqual: the diff of objects, arrays, strings and collections.
'use strict';
const assert = require('assert');
const pairs = [
  [{ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }], [[1, 2, 3], [1, 2, 3, 4]], [[1, 2, [3]], [1, 2, [4]]],
  ['multi\nline\ntext', 'multi\nline\nother'],
  [new Map([['a', 1]]), new Map([['a', 2]])], [new Set([1]), new Set([2])], [{ a: 1 }, { a: '1' }],
  [new Date(0), new Date(1)], [null, undefined], [{ x: undefined }, {}], [[], {}],
];
for (const [a, b] of pairs) {
  try { assert.deepStrictEqual(a, b); } catch (err) { console.log(err.message); }
}
try { assert.notDeepStrictEqual({ a: 1 }, { a: 1 }); } catch (err) { console.log(err.message); }
try { assert.strictEqual('a'.repeat(10), 'a'.repeat(9) + 'b'); } catch (err) { console.log(err.message); }
try { assert.deepStrictEqual(
  Array.from({ length: 40 }, (_, i) => i), Array.from({ length: 40 }, (_, i) => (i === 20 ? 'x' : i)),
); } catch (err) { console.log(err.message); }
