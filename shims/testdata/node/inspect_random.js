// util.inspect of random values under random options: the same values in every engine.
'use strict';
const util = require('util');

let seed = 991;
function below(n) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % n;
}
const pick = (list) => list[below(list.length)];
const words = ['a', 'foo', 'bar-baz', "it's", '"q"', 'long word here with spaces', 'x'.repeat(30), 'éà', '字字', '😀',
  'line\nbreak', '\t', '', '0', '12', '_p', '$d', 'constructor', 'toString'];

class A {
  constructor(v) { this.v = v; }
}
class B extends A {
  get z() { return 1; }
}

const simple = [
  () => below(1000) - 500, () => pick(words), () => below(2) === 0, () => null, () => undefined, () => below(100) / 7,
  () => BigInt(below(10000)), () => Symbol(pick(words)), () => pick([NaN, -0, Infinity, 1e100, -1e-10]),
  () => pick([() => {}, function f() {}, class C {}, A, async () => {}]),
];

function record(depth, object = {}) {
  for (let i = below(7); i > 0; i--) object[pick(words)] = value(depth - 1);
  return object;
}

function sparse(depth) {
  const list = [];
  list[below(10)] = value(depth - 1);
  if (below(2)) list.p = value(depth - 1);
  return list;
}

const compound = [
  record, record, (d) => Array.from({ length: below(12) }, () => value(d - 1)), (d) => Array.from({ length: below(40) }, () => value(0)),
  () => Array.from({ length: below(40) }, () => below(10000)), () => Array.from({ length: below(40) }, () => pick(words)),
  (d) => new Map(Array.from({ length: below(5) }, () => [value(d - 1), value(d - 1)])),
  (d) => new Set(Array.from({ length: below(5) }, () => value(d - 1))), (d) => new A(value(d - 1)), (d) => new B(value(d - 1)),
  () => new Date(below(1e9) * 1000), () => pick([/a/g, Object(1), Object('s'), new Uint8Array(below(20)), new Float32Array(below(9))]),
  (d) => record(d, Object.create(null)), sparse, (d) => ({ get g() { return 1; }, [Symbol('k')]: value(d - 1), p: Promise.resolve(value(d - 1)) }),
];

function value(depth) {
  return depth > 0 && below(3) > 0 ? pick(compound)(depth) : pick(simple)();
}

const options = [undefined, undefined, { depth: null }, { compact: false }, { compact: true }, { compact: 1 }, { breakLength: 60 },
  { breakLength: 120 }, { sorted: true }, { colors: true }, { maxArrayLength: 5 }, { showHidden: true, depth: 1 }, { getters: true },
  { numericSeparator: true }, { depth: 0 }, { maxStringLength: 8 }];
for (let i = 0; i < 1500; i++) {
  const option = pick(options);
  console.log('#', i, JSON.stringify(option), `\n${util.inspect(value(4), option)}`);
}
