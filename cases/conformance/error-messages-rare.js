// V8's messages that name the value or show the source text of what was given.
'use strict';
const calls = [
  () => 'a' in 'b', () => { const { a } = null; }, () => { const { a: { b } } = {}; }, () => new WeakSet([1]),
  () => Object.setPrototypeOf(Object.preventExtensions({}), {}), () => [].at.call(null), () => (0)(),
  () => ({}).x.y.z,
  () => new (() => {})(), () => { let a; a.b.c(); },
];
for (const call of calls) {
  try { console.log('no error', call()); } catch (err) { console.log(`${err.name}: ${err.message}`); }
}
