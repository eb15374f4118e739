// V8's messages for built-in functions that are given what they refuse.
'use strict';
const calls = [
  () => new Array(-1), () => 'x'.repeat(-1), () => (1).toFixed(101), () => [].reduce((a) => a),
  () => decodeURIComponent('%'), () => new RegExp('['), () => structuredClone(() => {}),
  () => Object.defineProperty(1, 'x', {}), () => Reflect.construct(1), () => new Proxy({}, null),
  () => Promise.resolve.call(1), () => (1).toString(99), () => new Date(NaN).toISOString(), () => 'a'.normalize('x'),
  () => new Uint8Array(-1), () => Object.fromEntries([1]),
];
for (const call of calls) {
  try { console.log('no error', call()); } catch (err) { console.log(`${err.name}: ${err.message}`); }
}
