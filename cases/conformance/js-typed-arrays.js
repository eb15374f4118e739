// Typed arrays, ArrayBuffer and DataView: conversion, views on one buffer, methods.
'use strict';
const buf = new ArrayBuffer(8);
const u8 = new Uint8Array(buf);
const u16 = new Uint16Array(buf, 2, 2);
const dv = new DataView(buf);
dv.setInt16(2, -2, true);
dv.setFloat32(4, 1.5);
console.log(
  u8, u16, dv.getInt16(2, true), dv.getUint8(3), buf.slice(2, 4).byteLength, u16.byteOffset, u16.length,
  u8.subarray(2, 4),
);
console.log(
  new Uint8Array([256, -1, 1.9, 'x']), new Uint8ClampedArray([256, -1, 1.5]),
  Int8Array.from([1, 2], (x) => x * 100), Float64Array.of(1, NaN), new Uint8Array(new Set([7])),
);
const t = new Int16Array([3, 1, 2]);
console.log(
  t.sort(), t.map((x) => x * 1000), t.indexOf(2), t.join('-'), [...t.entries()], t.set([9], 1), t,
  t.fill(1, 0, 1), t.includes(9), t.at(-1), t.toSorted(), t.slice(1), Object.keys(t), t.reverse(),
);
console.log(
  ArrayBuffer.isView(dv), Uint8Array.BYTES_PER_ELEMENT, u8 instanceof Uint8Array,
  Object.prototype.toString.call(t), JSON.stringify(t), t.length,
);
for (const call of [
  () => new Uint16Array(buf, 1), () => dv.getInt32(6), () => new Uint8Array(buf, 9),
  () => new ArrayBuffer(-1), () => Uint8Array(1),
]) {
  try { console.log(call()); } catch (err) { console.log(err.name, err.message); }
}
