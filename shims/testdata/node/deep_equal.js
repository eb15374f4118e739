// Deep equality, strict and loose, of all pairs of many values.
'use strict';
const util = require('util');
const assert = require('assert');

function cycle(depth) {
  const top = { name: 'c' };
  let at = top;
  for (let i = 0; i < depth; i++) at = at.a = {};
  at.a = top;
  return top;
}
class X {}
class Y { constructor() { this.a = 1; } }
const values = [
  1, '1', true, null, undefined, NaN, 0, -0, 1n, 'a', Symbol.iterator, {}, [], { a: 1 }, { a: '1' }, { a: undefined }, { b: 1 }, [1], ['1'],
  [1, , 2], [1, undefined, 2], new Date(0), new Date(1), /a/, /a/g, new Map(), new Map([[1, 2]]), new Map([['1', 2]]),
  new Map([[{ a: 1 }, { b: 1 }]]), new Map([[{ a: 1 }, { b: 2 }], [{ a: 2 }, 1]]), new Map([[{ a: 2 }, 1], [{ a: 1 }, { b: 2 }]]),
  new Map([[null, 1]]), new Map([[undefined, 1]]), new Set(), new Set([1]), new Set(['1']), new Set([1, 2]), new Set([2, 1]),
  new Set([{ a: 1 }, { b: 1 }]), new Set([{ b: 1 }, { a: 1 }]), new Set([null]), new Set([undefined]), new Set([[1], [2]]),
  new Set([1, '2', {}]), new Set(['1', 2, {}]), new Uint8Array([1, 2]), new Int8Array([1, 2]), new Float32Array([0]), new Float32Array([-0]),
  new Float64Array([NaN]), new Error('a'), new Error('a'), new Error('b'), new TypeError('a'), Object.assign(new Error('a'), { x: 1 }),
  Object(1), Object('1'), Object(true), Object(1n), () => {}, new X(), new Y(), Object.create(null), Object.create({ a: 1 }),
  new ArrayBuffer(2), new Uint8Array([0, 0]).buffer, cycle(0), cycle(0), cycle(1), cycle(2), { [Symbol.for('x')]: 1 }, { [Symbol.for('x')]: 2 },
  Object.assign([1], { x: 1 }), (function() { return arguments; })(1), new WeakMap(), Math, { a: [{ b: [{ c: 1 }] }] },
  { a: [{ b: [{ c: 1 }] }] }, { a: [{ b: [{ c: 2 }] }] }, new Map([[1, new Map([[2, new Set([{ z: 1 }])]])]]),
  new Map([[1, new Map([[2, new Set([{ z: 1 }])]])]]), new Array(3), [undefined, undefined, undefined], ['a'], Object('a'), { 0: 'a' },
];
function loosely(a, b) {
  try {
    assert.deepEqual(a, b);
    return '1';
  } catch (err) {
    return err.code === 'ERR_ASSERTION' ? '0' : err.message;
  }
}
values.forEach((a, i) => {
  console.log(i, values.map((b) => (util.isDeepStrictEqual(a, b) ? '1' : '0')).join(''), values.map((b) => loosely(a, b)).join(''));
});
