// querystring: parse, stringify, escape, unescape, separators and limits.
'use strict';
const qs = require('querystring');
console.log(qs.parse('a=1&b=2&a=3&c&=d&e=%E4%BD%A0+x&f=%zz'));
console.log(
  qs.parse('a:1;b:2', ';', ':'), qs.parse('a=1&b=2&c=3', null, null, { maxKeys: 2 }),
  Object.keys(qs.parse('')),
);
console.log(qs.stringify({ a: ['x', 'y'], b: 1, c: true, d: null, e: undefined, f: {}, g: 'ü &', h: NaN, i: 5n }));
console.log(
  qs.stringify({ a: 1, b: 2 }, ';', ':'), qs.escape('a b&c/é'), qs.unescape('%41+%'),
  qs.encode === qs.stringify, qs.decode === qs.parse,
);
console.log(Object.getPrototypeOf(qs.parse('a=b')), qs.stringify('x') === '');
try { qs.stringify({ a: '\ud800' }); } catch (err) { console.log(err.name, err.code, err.message); }
