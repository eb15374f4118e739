// Objects: property order, getters, descriptors, freeze, assign, entries, prototypes, enumeration.
'use strict';
const o = { b: 1, 2: 'two', a: 2, 1: 'one', [Symbol('s')]: 's', get g() { return 'got'; } };
console.log(Object.keys(o), Object.entries(o).join(';'), Reflect.ownKeys(o).length, o);
console.log(
  Object.getOwnPropertyDescriptor(o, 'g'), Object.getOwnPropertyDescriptor(o, 'a'),
  Object.getOwnPropertyDescriptors({ x: 1 }),
);
const frozen = Object.freeze({ inner: { n: 1 } });
frozen.inner.n = 2;
try { frozen.x = 1; } catch (err) { console.log(err.name); }
console.log(
  frozen, Object.isFrozen(frozen), Object.isSealed(Object.seal({})),
  Object.isExtensible(Object.preventExtensions({})), Object.fromEntries([['a', 1], ['b', 2]]),
);
const child = Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true }, hidden: { value: 3 } });
const seen = [];
for (const k in child) seen.push(k);
console.log(
  seen, Object.keys(child), 'inherited' in child, Object.hasOwn(child, 'inherited'),
  child.hasOwnProperty('hidden'), child,
);
console.log(
  Object.assign({ a: 1 }, null, { b: 2 }, 'cd'), { __proto__: null, x: 1 }, { ['__proto__']: 1 },
  Object.is(NaN, NaN),
);
console.log([1, 2, 3].toString(), ({}).toString(), Object.prototype.toString.call(null), Object.prototype.toString.call([]), `${function f(a, b) { return a; }}`, (() => {}).name, (function () {}).name, o.constructor.name);
const acc = { _v: 1, get v() { return this._v; }, set v(x) { this._v = x * 2; } };
acc.v = 5;
console.log(
  acc.v, acc, delete acc._v, acc.v, structuredClone({ a: [1] }),
  Object.getOwnPropertyNames(class { static s() {} }).join(),
);
