// util.inspect.custom: called with depth, options and inspect; strings are shown as they are.
'use strict';
const util = require('util');
class Money {
  constructor(n) { this.n = n; }
  [util.inspect.custom](depth, options, inspect) { return depth < 0 ? '[Money]' : `Money<${inspect(this.n, options)}>`; }
}
console.log(new Money(5), [new Money(1)], { m: new Money({ deep: 1 }) }, { a: { b: { c: { m: new Money(2) } } } });
class Other { [Symbol.for('nodejs.util.inspect.custom')]() { return { replaced: true }; } }
console.log(
  new Other(), util.inspect.custom === Symbol.for('nodejs.util.inspect.custom'),
  util.inspect({ inspect() { return 'old style is ignored'; } }),
);
class Null { [util.inspect.custom]() { return null; } }
console.log(new Null(), util.inspect(new Money(3), { colors: true }));
console.log(util.inspect([1, 'a', null, undefined, true, Symbol('s'), /r/, new Date(0), 5n], { colors: true }));
console.log(
  util.inspect.defaultOptions.depth, Object.keys(util.inspect.defaultOptions).join(),
  util.inspect({ a: { b: { c: {} } } }, false, 0), util.inspect({ h: 1 }, true, null),
);
console.log(
  util.inspect(new (class extends Map {})([[1, 2]])),
  util.stripVTControlCharacters('\u001b[31mred\u001b[39m'), util.inspect.colors.red,
  util.inspect.styles.string,
);
