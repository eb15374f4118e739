// The construct trap gets the target, the arguments and new.target.
'use strict';
const F = new Proxy(
  function () {},
  { construct: (target, args, newTarget) => ({ args, same: newTarget === F, kind: typeof target }) },
);
console.log(new F(3, 'x'), Reflect.construct(F, [1]));
class Sub extends F {}
console.log(new Sub('sub'));
