// Private fields, methods, accessors and static members of classes.
'use strict';
class Counter {
  #n = 0;
  static #made = 0;
  static made() { return Counter.#made; }
  constructor() { Counter.#made++; }
  #bump(by = 1) { this.#n += by; return this; }
  get #double() { return this.#n * 2; }
  set #value(v) { this.#n = v; }
  next() { return this.#bump().#n; }
  reset(v) { this.#value = v; return this.#double; }
  static is(o) { return #n in o; }
}
const c = new Counter();
console.log(c.next(), c.next(), c.reset(10), Counter.made(), Counter.is(c), Counter.is({}), Object.keys(c), c);
class Base { #p = 'base'; read() { return this.#p; } }
class Derived extends Base { #p = 'derived'; both() { return this.read() + ' ' + this.#p; } }
console.log(new Derived().both());
try { Base.prototype.read.call({}); } catch (err) { console.log(err.name); }
