// util.isDeepStrictEqual: values, prototypes, collections, NaN, -0, cycles.
'use strict';
const { isDeepStrictEqual: eq } = require('util');
const cyc = () => { const o = { a: 1 }; o.self = o; return o; };
console.log([
  eq({ a: 1 }, { a: 1 }), eq({ a: 1 }, { a: '1' }), eq([1, 2], [1, 2]), eq([1], { 0: 1 }), eq(NaN, NaN),
  eq(0, -0), eq(null, undefined),
  eq(new Set([1, { a: 1 }]), new Set([{ a: 1 }, 1])), eq(
    new Map([[{ k: 1 }, 1]]), new Map([[{ k: 1 }, 1]]),
  ), eq(new Map([[1, 2]]), new Map([[1, 3]])),
  eq(new Date(0), new Date(0)), eq(/a/g, /a/i), eq(new Error('a'), new Error('a')),
  eq(new Error('a'), new TypeError('a')), eq(Object(1), Object(1)), eq(Object(1), 1),
  eq(Buffer.from('a'), Buffer.from('a')), eq(new Uint8Array(1), new Int8Array(1)), eq(
    { [Symbol.for('s')]: 1 }, { [Symbol.for('s')]: 2 },
  ), eq(cyc(), cyc()),
  eq(Object.create(null), {}), eq([, 1], [undefined, 1]), eq(() => 1, () => 1), eq({ a: undefined }, {}),
  eq('a', 'a'), eq(1n, 1n), eq(new (class A {})(), {}),
].join());
