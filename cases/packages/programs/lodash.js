// lodash 4: collections, functions on timers, strings, templates, deep clones and comparisons.
'use strict';
const _ = require('lodash');

console.log(_.chunk([1, 2, 3, 4, 5], 2), _.groupBy([1.2, 1.8, 2.1], Math.floor), _.orderBy([{ a: 2 }, { a: 1, b: 1 }], ['a'], ['desc']));
console.log(_.merge({ a: [{ x: 1 }] }, { a: [{ y: 2 }, 3] }), _.get({ a: [{ b: { c: 3 } }] }, 'a[0].b.c'), _.set({}, 'x[1].y', 2));
console.log(_.camelCase('Foo Bar-baz'), _.kebabCase('fooBarÉté'), _.startCase('--foo-bar--'), _.deburr('déjà vu'), _.words('fred, & 12 pebbles'));
console.log(_.template('<% _.each(list, (x) => { %><li><%- x %></li><% }) %>${ n }')({ list: ['<a>', 'b'], n: 5 }));
const deep = { d: new Date(0), m: new Map([[{ k: 1 }, new Set([1])]]), r: /x/gi, b: Buffer.from('hi'), t: new Uint8Array([1, 2]) };
deep.self = deep;
const copy = _.cloneDeep(deep);
console.log(copy, _.isEqual(copy, deep), copy.m !== deep.m, copy.self === copy);
console.log(_.isPlainObject({}), _.isEmpty(new Map()), _.isArguments((function () { return arguments; })()), _.isError(new TypeError()), _.isNative(Array.prototype.push));
console.log(_(['a', 'b', 'c']).map(_.toUpper).reverse().take(2).value(), _.flow([_.add, (n) => n * n])(1, 2));
console.log(_.range(0, -4, -1), _.zipObject(['a', 'b'], [1, 2]), _.uniqWith([{ a: 1 }, { a: 1 }], _.isEqual), _.padStart('7', 3, '0'), _.truncate('hello world', { length: 8 }));
const memo = _.memoize((n) => { console.log('computed', n); return n; });
memo(1); memo(1);
const save = _.debounce((x) => console.log('saved', x), 10, { maxWait: 25 });
const scroll = _.throttle((x) => console.log('scroll', x), 20);
let n = 0;
const id = setInterval(() => { n++; if (n < 5) { save(n); } else { clearInterval(id); } }, 4);
scroll('a'); scroll('b');
_.defer((x) => console.log('deferred', x), 1);
_.delay((x) => console.log('delayed', x), 70, 2);
console.log(_.curry((a, b, c) => [a, b, c])(1)(2)(3), _.partial(Math.max, 5)(3), _.once(() => 7)());
