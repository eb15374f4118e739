// util.inspect of functions, classes and instances: names, kinds, tags, null prototypes.
'use strict';
const { inspect } = require('util');
class A { constructor() { this.x = 1; } }
class B extends A { #secret = 1; static s = 2; get g() { return 1; } }
console.log(
  function () {}, function named() {}, () => {}, async () => {}, function* gen() {}, A, B, class {},
  class extends A {},
);
console.log(new A(), new B(), [new A()], { b: new B() }, new (class {})(), new (class Empty {})());
console.log(
  Object.assign(function f() {}, { prop: 1 }), inspect(B, { showHidden: false }), Math.max, Symbol,
  globalThis.Array,
);
console.log(
  { [Symbol.toStringTag]: 'Tag', a: 1 }, new (class C { get [Symbol.toStringTag]() { return 'Tagged'; } })(),
  Object.create(A.prototype),
);
console.log(
  Object.setPrototypeOf(new A(), null),
  Object.assign(Object.create({ constructor: { name: 'Fake' } }), { y: 1 }), Math, JSON,
  globalThis === global,
);
console.log({ method() {}, async am() {}, *gm() {}, arrow: () => {}, ['computed' + 1]() {} });
console.log(
  (function () { return arguments; })(1, 2), new Proxy({ p: 1 }, {}),
  inspect(new Proxy({ p: 1 }, { get() { return 2; } }), { showProxy: true }),
);
