// structuredClone: kinds it keeps, cycles, transfer and what it refuses.
'use strict';
const original = {
  d: new Date(0), m: new Map([[1, { a: 1 }]]), s: new Set(['x']), r: /a/gi, n: null, u: undefined, big: 1n,
  b: new Uint8Array([1, 2]), list: [1, , 3],
};
original.self = original;
const copy = structuredClone(original);
console.log(copy, copy !== original, copy.self === copy, copy.m.get(1) !== original.m.get(1));
class Point { constructor() { this.x = 1; } get y() { return 2; } }
console.log(
  structuredClone(new Point()), structuredClone(new Error('e', { cause: 'c' })).message,
  structuredClone(new RangeError('r')) instanceof RangeError,
);
const buffer = new ArrayBuffer(4);
const moved = structuredClone({ buffer }, { transfer: [buffer] });
console.log(
  buffer.byteLength, moved.buffer.byteLength, structuredClone(new Boolean(false)), structuredClone('text'),
  structuredClone(-0),
);
for (const value of [() => {}, Symbol('s'), { f() {} }, new WeakMap(), Promise.resolve()]) {
  try { structuredClone(value); } catch (err) { console.log(err.name, err.code, err.message); }
}
try { structuredClone(); } catch (err) { console.log(err.name, err.code, err.message); }
