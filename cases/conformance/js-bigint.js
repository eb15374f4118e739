// BigInt: arithmetic, comparison, conversion, JSON, typed arrays.
'use strict';
console.log(
  2n ** 100n, -7n / 2n, -7n % 2n, 5n & 3n, 1n << 70n, -1n >> 1n, 0x1fn, BigInt('0b101'), BigInt(2 ** 53) + 1n,
  ~5n,
);
console.log(1n == 1, 1n === 1, 2n > 1, [3n, 1, 2n].sort().join(), typeof 1n, Boolean(0n), !0n, 0n ? 't' : 'f', parseInt('12n'), `${10n}`);
console.log(
  BigInt.asUintN(8, 257n), BigInt.asIntN(8, 255n), (123n).toString(16), (255n).toString(2), BigInt('  42  '),
  Object(1n), JSON.stringify({ n: String(1n) }), 5n.constructor.name,
);
for (const call of [
  () => BigInt('1.5'), () => BigInt(null), () => 1n / 0n, () => +1n, () => Math.max(1n), () => BigInt('x'),
]) {
  try { console.log(call()); } catch (err) { console.log(err.name, err.message); }
}
