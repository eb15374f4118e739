// Classes: inheritance, super, static blocks, fields, accessors, computed names, new.target, toString.
'use strict';
const key = 'computed';
class A {
  field = this.constructor.name;
  static count = 0;
  static { A.count = 5; }
  [key]() { return 'A.' + key; }
  static create() { return new this(); }
  get kind() { return 'kind of ' + new.target + this.field; }
  set kind(v) { this.field = v; }
}
class B extends A {
  extra = this.computed();
  constructor(...args) { super(...args); this.target = new.target.name; }
  computed() { return 'B over ' + super.computed(); }
  static create() { return Object.assign(super.create(), { made: true }); }
}
const b = B.create();
b.kind = 'changed';
console.log(b, b.computed(), b.kind, B.count, Object.getOwnPropertyNames(A.prototype), B.name, typeof B);
console.log(Object.getPrototypeOf(B) === A, b instanceof A, class {}.name, (class Named {}).name, `${class X { y() {} }}`);
const Mixin = (S) => class extends S { mixed() { return 'mixed'; } };
console.log(new (Mixin(A))().mixed(), Mixin(Object).name);
class Even { static [Symbol.hasInstance](n) { return n % 2 === 0; } }
console.log(2 instanceof Even, 3 instanceof Even);
class Temp { static get [Symbol.species]() { return Array; } }
console.log(Temp[Symbol.species] === Array, Object.getOwnPropertyDescriptor(A.prototype, 'kind').enumerable);
