// util.inspect of objects: line breaking at 72 characters, nesting depth, circular references, accessors.
'use strict';
const { inspect } = require('util');
console.log(
  {}, { a: 1 }, { a: { b: { c: { d: 1 } } } }, inspect({ a: { b: { c: { d: 1 } } } }, { depth: 0 }),
  inspect({ a: { b: { c: { d: {} } } } }, { depth: Infinity }),
);
console.log({ first: 'a'.repeat(30), second: 'b'.repeat(30), third: 3 });
console.log({ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: { eight: 8, nine: [9, 10] } });
const circular = { name: 'c', list: [] };
circular.self = circular;
circular.list.push(circular, { back: circular.list });
console.log(circular);
console.log(
  { get a() { return 1; }, set b(v) {}, get c() { return 2; }, set c(v) {} },
  inspect({ get a() { return { x: 1 }; } }, { getters: true }),
);
console.log(
  inspect({ b: 1, a: { d: 1, c: 2 } }, { sorted: true, compact: false }),
  inspect({ a: [1, { b: 2 }] }, { breakLength: 5 }),
);
console.log(
  Object.create(null), Object.create({ inherited: 1 }), Object.create({}, { hidden: { value: 1 } }),
  inspect(Object.create({}, { hidden: { value: 1 } }), { showHidden: true }),
);
console.log(
  { 'a-b': 1, 'c d': 2, 3: 'x', '': 'empty' }, { undefined: undefined, null: null }, Object.freeze({ f: 1 }),
);
