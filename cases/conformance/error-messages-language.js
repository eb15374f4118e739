// V8's messages for destructuring, iteration, classes, operators and conversions.
'use strict';
const calls = [
  () => ({}) instanceof 5, () => Symbol() + '', () => BigInt(1.5), () => 1n + 1, () => [...5],
  () => { const [a] = null; }, () => { for (const x of {}) x; },
  () => { class A { constructor() { } } class B extends A { constructor() { this.x = 1; } } new B(); },
  () => { class A {} A(); }, () => { class A { #p; static read(o) { return o.#p; } } A.read({}); },
  () => { ({ get x() { return 1; } }).x = 2; }, () => new Set(5), () => new Map([1]),
];
for (const call of calls) {
  try { console.log('no error', call()); } catch (err) { console.log(`${err.name}: ${err.message}`); }
}
