// util.inspect of Map, Set, WeakMap, iterators, Date, RegExp, boxed primitives, promises, typed arrays, generators.
'use strict';
const { inspect } = require('util');
console.log(
  new Map([['a', 1], [{ k: 1 }, [2]]]), new Set([1, 'two', { three: 3 }]), new Map(), new Set(),
  new Map([['nested', new Map([['x', new Set([1])]])]]),
);
console.log(
  new Map([['a', 1]]).entries(), new Map([['a', 1]]).keys(), new Set([1]).values(), [1, 2][Symbol.iterator](),
  'ab'[Symbol.iterator](),
);
console.log(
  new WeakMap(), new WeakSet(), inspect(new Map([[1, 2], [3, 4]]), { maxArrayLength: 1 }),
  inspect(new Set([[1, 2, 3]]), { depth: 0 }),
);
console.log(
  new Date(0), new Date(NaN), /a+/gi, Object.assign(/x/, { p: 1 }), new Number(-0), new String('boxed'),
  new Boolean(true), Object(1n), Object(Symbol('b')),
);
console.log(
  Promise.resolve(4), Promise.reject(5).catch(() => {}) && 0, new Promise(() => {}),
  Promise.resolve({ deep: { er: { x: { y: 1 } } } }),
);
console.log(
  new Uint8Array(3), new Int16Array([1, -1]), new Float32Array([0.5]), new BigInt64Array([1n]),
  new ArrayBuffer(2), (function* g() {})(), Object.assign(new Map([[1, 2]]), { extra: true }),
);
console.log(
  new Map([['long key '.repeat(5), 'long value '.repeat(5)]]), Object.assign(new Date(0), { note: 'x' }),
  globalThis[Symbol.toStringTag],
);
