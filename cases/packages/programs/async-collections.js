// async 3: map, filter, reduce, sortBy, groupBy over arrays, objects, maps and generators, one after the other.
'use strict';
const async = require('async');

const square = (n, done) => setTimeout(done, 100 - 20 * n, null, n * n);
let n = 0;
const uses = {
  map: (done) => async.map([1, 2, 3], square, done),
  mapLimit: (done) => async.mapLimit([1, 2, 3], 2, square, done),
  mapValues: (done) => async.mapValues({ a: 1, b: 2 }, (x, key, next) => square(x, (error, s) => next(error, key + s)), done),
  filter: (done) => async.filter([1, 2, 3, 4], (x, next) => setImmediate(next, null, x % 2 === 0), done),
  reject: (done) => async.reject(new Set([1, 2, 3]), (x, next) => next(null, x > 1), done),
  reduce: (done) => async.reduce([1, 2, 3], 10, (sum, x, next) => process.nextTick(next, null, sum + x), done),
  sortBy: (done) => async.sortBy([{ n: 3 }, { n: 1 }, { n: 2 }], (x, next) => next(null, x.n), done),
  groupBy: (done) => async.groupBy(['one', 'two', 'three'], (s, next) => next(null, s.length), done),
  detectSeries: (done) => async.detectSeries([5, 6, 7], (x, next) => setTimeout(next, 1, null, x > 5), done),
  everyLimit: (done) => async.everyLimit([1, 2, 3], 2, (x, next) => setTimeout(next, 20 * x, null, x < 3), done),
  concat: (done) => async.concat(['a', 'b'], (s, next) => next(null, [s, s + s]), done),
  eachOfSeries: (done) => async.eachOfSeries(new Map([['k', 1], ['l', 2]]), ([key, value], index, next) => {
    console.log('entry', key, value, index);
    next(index === 1 ? new Error('at 1') : null);
  }, done),
  generator: (done) => async.eachOf((function* () { yield 'g1'; yield 'g2'; })(), (x, i, next) => { console.log(i, x); next(); }, done),
  asyncGenerator: (done) => async.mapLimit((async function* () { yield 'h1'; yield 'h2'; })(), 1, async (x) => x + '!', done),
  times: (done) => async.times(3, (x, next) => next(null, x * 10), done),
  transform: (done) => async.transform([1, 2, 3], (list, x, index, next) => { list.push(x * index); next(); }, done),
  whilst: (done) => async.whilst((test) => test(null, n < 3), (next) => { n++; setTimeout(next, 1, null, n); }, done),
  doUntil: (done) => async.doUntil((next) => { n++; next(null, n); }, (_, test) => test(null, n > 5), done),
};

async.eachOfSeries(uses, (use, name, done) => {
  use((error, result) => { console.log(name, error && error.message, result); done(); });
}).then(() => console.log('all done'));
