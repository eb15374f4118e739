// util.format: %s %d %i %f %j %o %O %c %% and the rest.
'use strict';
const { format, formatWithOptions } = require('util');
console.log(
  format('%s|%s|%s|%s|%s', 'text', 5, -0, 5n, Symbol('s')), format('%s', { a: { b: { c: 1 } } }),
  format('%s', null), format('%s', () => 1), format('%s', class A {}),
);
console.log(
  format('%d|%d|%d|%d', '42', '4.5', 'x', 7n), format('%i|%i|%i', 42.9, '7px', {}),
  format('%f|%f', '1.50', 'x'), format('%d', {}),
);
console.log(
  format('%j', { a: [1] }), format('%j', undefined),
  format('%j', (() => { const c = {}; c.c = c; return c; })()),
);
console.log(format('%o', [1]), format('%O', { a: { b: { c: { d: 1 } } } }), format('%o', { f() {} }));
console.log(
  format('%c styled', 'color: red'), format('100%'), format('%% %s', 'x'), format('%s'), format('%x', 1),
  format('a', 'b', { c: 1 }), format(1, 2, '3'), format('%s%s', 'only one'),
);
console.log(
  format(), format(''), format('%s', new Error('in format').message), format('%s', new Date(0)),
  format('%s', [1, 'a']), format('%s', Object.create(null)),
  format('%s', { toString() { return 'own toString'; } }),
);
console.log(
  formatWithOptions({ colors: true }, '%s %O', 'x', { a: 1 }),
  formatWithOptions({ compact: false }, { a: 1 }),
  format('%s', new (class X { toString() { return 'class toString'; } })()),
);
