// util.inspect of primitives: quotes, escapes, -0, symbols, BigInt.
'use strict';
const { inspect } = require('util');
for (const v of [
  'plain', "it's", 'say "hi"', `it's "both"`, 'it\'s "all" `three`', 'line\nbreak\ttab\\', '\x00\x1b\x7f',
  'é😀', '\ud800',
]) console.log(inspect(v));
for (const v of [
  0, -0, 1.5, NaN, Infinity, 1e21, 123456789n, true, null, undefined, Symbol('desc'), Symbol(),
  Symbol.iterator,
]) console.log(inspect(v));
console.log(
  inspect('x'.repeat(20), { maxStringLength: 5 }), inspect(123456789.123, { numericSeparator: true }),
  inspect([1234567n], { numericSeparator: true }),
);
console.log([-0, 'a', 1n, Symbol('s'), undefined, null], { 'quoted-key': 1, valid_key: 2, 3: 4, [Symbol('k')]: 5 });
