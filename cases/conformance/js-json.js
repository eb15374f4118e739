// JSON.stringify and JSON.parse: toJSON, replacers, indentation, special values, revivers.
'use strict';
console.log(JSON.stringify({
  a: undefined, b: () => 1, c: Symbol('s'), d: NaN, e: -0, f: Infinity, g: null, h: new Date(0),
  i: [undefined, () => 1, Symbol('s')], j: new Map([[1, 2]]), k: new Set([1]), l: /r/, m: Object(1),
  n: Object('s'),
}));
console.log(
  JSON.stringify(undefined), JSON.stringify(() => 1), JSON.stringify(null), JSON.stringify('x'),
  JSON.stringify([]), JSON.stringify({}, null, 2), JSON.stringify([[], {}], null, 2),
);
console.log(
  JSON.stringify({ b: 1, a: [1, { c: 2 }] }, null, 2), JSON.stringify([1, 2], null, '--'),
  JSON.stringify({ a: 1 }, null, 20).length, JSON.stringify({ a: 1, b: { a: 2, c: 3 } }, ['a', 'b']),
);
console.log(
  JSON.stringify({ a: 1, b: 'x', c: [3] }, (k, v) => (typeof v === 'number' ? v + 1 : v)),
  JSON.stringify({ toJSON(k) { return 'toJSON of ' + JSON.stringify(k); } }),
  JSON.stringify({ x: { toJSON: (k) => k } }),
);
console.log(
  JSON.parse('{"a":[1,2,{"b":null}],"__proto__":5,"a":"last wins"}'), JSON.parse(' [1 , 2 ] '),
  JSON.parse('"\\u0041\\n"'), JSON.parse('-1.5e-2'), JSON.parse('1E5'),
);
console.log(
  JSON.parse(
    '{"a":{"b":2},"c":[1,2]}',
    function (k, v) { return typeof v === 'number' ? v * 10 : k === 'c' ? v.length : v; },
  ),
  JSON.parse('[1,2,3]', (k, v) => (k === '1' ? undefined : v)), JSON.parse('{"2":1,"1":2,"b":3,"a":4}'),
);
const order = { z: 1, 10: 'ten', 2: 'two', a: 2, [Symbol('s')]: 3 };
console.log(
  JSON.stringify(order), Object.keys(order), JSON.stringify({ '\u2028': '\u2029', '"': '\\' }),
  JSON.stringify('\u007f\u0000\u001f'), JSON.stringify({ a: Object.create({ inherited: 1 }) }),
);
