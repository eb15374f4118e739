// The rest of node:util: promisify, callbackify, deprecate, inherits, types, parseArgs, errors of arguments.
'use strict';
const util = require('util');

const attempt = (fn) => {
  try {
    console.log(util.inspect(fn(), { depth: 9 }));
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err).join(), String(err));
  }
};

const kinds = { date: new Date(), regexp: /a/, map: new Map(), set: new Set(), promise: Promise.resolve(), error: new TypeError(), proxy: new Proxy({}, {}),
  u8: new Uint8Array(1), buffer: new ArrayBuffer(1), view: new DataView(new ArrayBuffer(1)), generator: (function* () {})(), async: async () => {},
  boxed: Object(1), symbol: Object(Symbol()), arguments: (function() { return arguments; })(), weak: new WeakMap(), iterator: new Map()[Symbol.iterator](),
  big: new BigInt64Array(1), plain: {}, text: 'a', nothing: null };
for (const [name, value] of Object.entries(kinds)) {
  console.log(name, Object.keys(util.types).filter((test) => !/KeyObject|CryptoKey/.test(test) && util.types[test](value)).join());
}
console.log(Object.keys(util).join(), Object.keys(util.types).join());

for (const fn of [() => util.promisify(1), () => util.callbackify('x'), () => util.inherits(), () => util.inherits(class {}, null), () => util.inherits(class {}, () => {}),
  () => util.formatWithOptions(1), () => util.getSystemErrorName(5), () => util.getSystemErrorName('x'), () => util.getSystemErrorName(-2), () => util.stripVTControlCharacters(5),
  () => util.stripVTControlCharacters('\u001b[31mred\u001b[0m'), () => util.toUSVString('a\ud800b'), () => util.styleText('nope', 'x'), () => util.styleText(['bold', 'red'], 'x'),
  () => util.deprecate(() => 1, 'm', 5), () => util.getSystemErrorMap().get(-13), () => util.isArray([]), () => util.isError({}), () => util._extend({ a: 1 }, { b: 2 }),
  () => util.promisify.custom, () => util.inspect.custom, () => util.inspect.defaultOptions, () => { util.inspect.defaultOptions = null; }]) attempt(fn);

const options = { foo: { type: 'boolean', short: 'f' }, bar: { type: 'string', short: 'b' }, multi: { type: 'string', multiple: true, short: 'm' },
  def: { type: 'string', default: 'd' }, color: { type: 'boolean', default: true } };
for (const args of [[], ['--foo'], ['--bar', 'x'], ['-bx'], ['-fbx'], ['-fb', 'x'], ['--multi', 'a', '--multi=b', '-mc'], ['--', '--foo', 'x'], ['pos'], ['--nope'], ['-z'],
  ['--foo=x'], ['--bar'], ['--bar', '--foo'], ['-b', '-f'], ['-'], ['--no-color'], ['--no-bar'], ['--bar='], ['--__proto__=1'], ['-fz']]) {
  for (const strict of [true, false]) {
    for (const allowPositionals of [true, false]) attempt(() => util.parseArgs({ args, strict, allowPositionals, allowNegative: strict, options, tokens: true }));
  }
}
attempt(() => util.parseArgs({ args: [], options: { a: { type: 'x' } } }));
attempt(() => util.parseArgs({ args: [], options: { a: { type: 'string', short: 'ab' } } }));

function Animal() {}
function Cat() {}
util.inherits(Cat, Animal);
console.log(new Cat() instanceof Animal, Cat.super_ === Animal);
function withTwo(value, callback) { process.nextTick(callback, null, value, 2); }
withTwo.extra = 1;
const promised = util.promisify(withTwo);
console.log(promised.name, promised.length, promised.extra, util.promisify(promised) === promised);
promised('one').then((value) => console.log('promisified', value));
const called = util.callbackify(async (value) => value);
console.log(called.name, called.length);
called('x', (err, value) => console.log('called back', err, value));
util.callbackify(() => Promise.reject(null))((err) => console.log(err.code, err.reason, err.message));
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('microtask'));
