// util.format: every placeholder with every kind of argument.
'use strict';
const util = require('util');

const circular = {};
circular.a = circular;
const objects = [{ toString() { return 'own'; } }, new (class B { toString() { return 'B!'; } })(), Object.create(null), [1, [2, [3]]],
  new Date(0), { a: { b: {} } }, class A {}, function f() {}, new Proxy({}, {}), { [Symbol.toPrimitive]() { return 'tp'; } }, circular];
const primitives = [1, -0, 1.5, '42', '1.5x', '', null, undefined, true, 10n, 1234567];
for (const letter of ['s', 'd', 'i', 'f', 'j', 'o', 'O', 'c', 'x', '%']) {
  for (const value of [...primitives, ...objects, Symbol('a')]) {
    const isBigInJSON = letter === 'j' && typeof value === 'bigint';
    const isNumberOfNothing = 'dif'.includes(letter) && typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null;
    if (isBigInJSON || isNumberOfNothing || (letter === 'o' && typeof value === 'function')) continue;
    console.log(letter, util.format(`<%${letter}>`, value), util.format(`%${letter} %${letter}`, value));
  }
}
for (const args of [['%s %s', 'a'], ['%%s%s', 'foo'], ['%'], ['100%', 1], ['a%', 1], ['%a%b%s', 'c', 'd'], ['', 1], [], [1, 2, '3'],
  [{ a: 1 }, 'x'], ['a', 1, { c: 1 }], ['%s%%%s', 'a', 'b'], ['%s', '%s', 'x'], ['foo', Symbol('x')], [null, true]]) {
  console.log(util.format(...args));
  console.log(util.formatWithOptions({ colors: true }, ...args));
}
console.log('%s is %d', 'x', 5, { y: 1 });
