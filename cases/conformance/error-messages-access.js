// V8's messages for access to undefined and null, calls of what is no function and unknown names.
'use strict';
const o = { f: 1, nested: {} };
let un;
const calls = [
  () => o.g(), () => o.f(), () => o.nested.x.y, () => un.x, () => un(), () => null.foo, () => un[0],
  () => { o.nested.x.y = 1; }, () => { null.foo = 1; }, () => new o.f(), () => undeclared,
  () => { const c = 1; c = 2; }, () => { Object.freeze(o).f = 2; }, () => { o.added = 1; }, () => { delete o.f; },
  () => { o.nested.list.push(1); }, () => { const a = []; a[0].b(); }, () => { tdz; let tdz; },
];
for (const call of calls) {
  try { console.log('no error', call()); } catch (err) { console.log(`${err.name}: ${err.message}`); }
}
