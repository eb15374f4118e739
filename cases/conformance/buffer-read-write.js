// buf.readXX and buf.writeXX: integers, floats, both byte orders, ranges.
'use strict';
const b = Buffer.alloc(16);
console.log(b.writeUInt8(255, 0), b.writeInt16BE(-2, 1), b.writeUInt32LE(0xdeadbeef, 3), b.writeDoubleBE(1.5, 7));
console.log(
  b, b.readUInt8(0), b.readInt8(0), b.readInt16BE(1), b.readUInt16LE(1), b.readUInt32LE(3), b.readInt32LE(3),
  b.readDoubleBE(7),
);
b.writeBigUInt64LE(2n ** 64n - 1n, 8);
console.log(b.readBigInt64LE(8), b.readBigUInt64BE(8), b.readFloatLE(3));
console.log(b.writeIntBE(-5, 0, 6), b.readIntBE(0, 6), b.readUIntLE(0, 3));
for (const call of [
  () => b.readUInt32LE(13), () => b.writeUInt8(256), () => b.writeInt8(-129), () => b.readInt16BE(1.5),
  () => b.readUInt8('0'), () => b.writeBigInt64LE(1), () => b.readIntBE(0, 7),
]) {
  try { console.log(call()); } catch (err) { console.log(err.name, err.code, err.message); }
}
