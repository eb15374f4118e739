// super in a field initialiser and in a static field means the parent's prototype or the parent itself.
'use strict';
class A { value() { return 'A'; } static make() { return 'A.make'; } }
class B extends A {
  field = super.value() + ' by field';
  arrow = () => super.value() + ' by arrow';
  static made = super.make();
}
console.log(new B().field, new B().arrow(), B.made);
