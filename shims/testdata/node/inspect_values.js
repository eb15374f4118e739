// util.inspect of values of every kind, under every option.
'use strict';
const util = require('util');

const circular = { name: 'c' };
circular.self = circular;
circular.list = [circular, { circular }];

class Foo {
  constructor() { this.a = 1; }
  get g() { return 1; }
}
class Bar extends Foo {
  constructor() {
    super();
    this.b = [1, 2];
  }
}
class Tagged {
  get [Symbol.toStringTag]() { return 'TT'; }
}
class Dog { static s = 1; }
class Cat extends Dog {}
class List extends Array {}
class Table extends Map {}

function Old() { this.z = 1; }
Old.prototype.inherited = 5;

function error(Class, message, stack, extra) {
  return Object.assign(new Class(message), { stack }, extra);
}
const frames = '\n    at a (/a.js:1:1)\n    at b (/b.js:1:1)\n    at c (/c.js:1:1)\n    at d (/d.js:1:1)\n    at e (/e.js:1:1)';
const cause = error(Error, 'cause', `Error: cause${frames}`);
class MyError extends Error {}

const keys = { 'a1': 1, '1a': 2, '$': 3, '_': 4, 'ä': 5, '0': 6, '-': 7, "it's": 8, '': 9, '\n': 10 };
Object.defineProperty(keys, 'hidden', { value: 1, enumerable: false });
Object.defineProperty(keys, '__proto__', { value: 7, enumerable: true });
keys[Symbol('s')] = { deep: Symbol("a'b\n") };

const accessors = {
  get a() { return 1; }, set a(v) {}, get b() { return { x: 1 }; }, set c(v) {}, get t() { throw new Error('oops'); },
  get n() { return null; }, get f() { return () => {}; },
};
const custom = {
  [util.inspect.custom](depth, options, inspect) { return `CUSTOM ${depth} ${Object.keys(options)} ${typeof inspect}`; },
};
const nested = {
  [util.inspect.custom](depth, options, inspect) { return { replaced: inspect({ deep: { er: 1 } }, options), depth }; },
};
const multi = { [util.inspect.custom]() { return 'multi\nline'; } };
const itself = { x: 1, [util.inspect.custom]() { return this; } };
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const holes = [1, , 3];
holes.extra = 'x';
const sparse = [];
sparse[5] = 1;
sparse.length = 10;
const moved = new Map([['a', 1], ['b', 2]]).entries();
moved.next();
const rejected = Promise.reject(3);
rejected.catch(() => {});

const values = {
  primitives: [1, -0, 1.5, NaN, Infinity, -1e21, 1e-7, 123456789.123, '', "a'b", 'a"b\'c', 'a`"\'', '\u0000\x7f\x85', '\ud800',
    '😀', true, null, undefined, 10n, Symbol('x'), Symbol(), Symbol.iterator],
  circular, foo: new Foo(), bar: new Bar(), tagged: new Tagged(), old: new Old(),
  maps: new Map([['a', 1], [{ k: 1 }, new Map([[1, 2]])]]), sets: new Set([1, 'x', { y: 2 }, new Set([1])]),
  functions: [function f() {}, () => {}, async () => {}, function* g() {}, class {}, Dog, Cat, Math.max, Symbol],
  holes, sparse, keys, accessors, custom, nested: { x: { custom, nested, multi, itself } },
  errors: [
    cause, error(TypeError, 'props', `TypeError: props${frames}`, { code: 'E_X', info: { a: 1 } }),
    error(Error, 'outer', `Error: outer${frames}`, { cause }), error(Error, 'x', undefined),
    error(MyError, 'mine', 'Error: mine\n    at z (/z.js:1:1)'), error(Error, 'a\nb', 'Error: a\nb\n    at z (/z.js:1:1)'),
    error(Error, 'named', 'Error: named', { name: 'Custom' }),
    Object.assign(new AggregateError([error(Error, 'one', 'Error: one')], 'many'), { stack: 'AggregateError: many' }),
  ],
  prototypes: [Object.create(null), Object.setPrototypeOf([1, 2], null), Object.create({ foo: 1 }), Object.create(Object.create(null)),
    Object.setPrototypeOf(new Map([[1, 2]]), null), Object.setPrototypeOf(new Date(0), null)],
  dates: [new Date(0), new Date(NaN), Object.assign(new Date(0), { p: 1 })], regexps: [/a\/b/gi, Object.assign(/a/, { x: 2 })],
  binary: [new Uint8Array([1, 2, 3]).buffer, new DataView(new ArrayBuffer(2)), new BigInt64Array([1n, -2n]), new Uint8Array(200),
    new Float64Array([1.5, -0, NaN])],
  boxed: [Object(1), Object('str'), Object(true), Object(Symbol('b')), Object(1n), Object.assign(Object('ab'), { p: 1 }), Object(-0)],
  promises: [new Promise(() => {}), Promise.resolve({ a: 1 }), rejected], extended: [new List(1, 2, 3), new Table([[1, 2]])],
  proxies: [new Proxy({ a: 1, b: { c: 2 } }, { get: () => 5 }), new Proxy(function foo() {}, {}), revoked, new Proxy([1, 2, 3], {})],
  iterators: [moved, new Set([1, 2]).values(), new Set([1, 2]).entries(), new Map([[1, 2]]).keys(), [1, 2][Symbol.iterator]()],
  empty: [[], {}, new Map(), new Set(), new Uint8Array(0), new (class X {})(), Object.create({})],
  weak: [new WeakMap(), new WeakSet()], arguments: (function() { return arguments; })(1, 'a'), generator: (function* g() {})(),
  tagged2: { [Symbol.toStringTag]: 'T1', a: 1 }, constructors: [{ constructor: 'x' }, { constructor: function Zed() {} }],
  wide: Array.from({ length: 120 }, (_, i) => i * i), texts: Array.from({ length: 20 }, (_, i) => `item number ${i}`),
  mixed: Array.from({ length: 27 }, (_, i) => (i % 3 ? '字'.repeat(i % 5) : '😀')), deep: { a: { b: { c: { d: { e: 1 } } } } },
  long: { text: 'lorem ipsum dolor sit amet '.repeat(6), lines: 'line one\nline two is a bit longer\n'.repeat(3) },
  rows: Array.from({ length: 10 }, (_, i) => ({ id: i, name: `name${i}`, tags: ['a', 'b'], more: { deep: { er: 1 } } })),
};

// Options with showHidden list what else engines have: only for values of the program's own.
const options = [
  undefined, { depth: 0 }, { depth: null }, { depth: 5, colors: true }, { compact: false }, { compact: true }, { compact: 1 },
  { breakLength: 40 }, { breakLength: Infinity }, { breakLength: 120, compact: 6 }, { maxArrayLength: 3 }, { maxArrayLength: 0 },
  { maxArrayLength: null, maxStringLength: null }, { maxStringLength: 5 }, { sorted: true }, { getters: true }, { getters: 'get' },
  { getters: 'set' }, { numericSeparator: true }, { showProxy: true }, { customInspect: false }, { colors: true, compact: true },
];
for (const [name, value] of Object.entries(values)) {
  for (const option of options) console.log('#', name, JSON.stringify(option), `\n${util.inspect(value, option)}`);
}
for (const name of ['foo', 'bar', 'old', 'tagged', 'keys', 'maps', 'holes', 'binary']) {
  console.log('# hidden', name, `\n${util.inspect(values[name], { showHidden: true })}`);
}
console.log('%o', function sloppy(a, b) { return a + b; });
