// async 3: series, parallel, waterfall, auto and their errors, with timers and ticks in between.
'use strict';
const async = require('async');

const later = (ms, value) => (done) => setTimeout(() => done(null, value), ms);
let tries = 0;
const flows = {
  series: (done) => async.series([later(5, 'a'), later(1, 'b'), (next) => process.nextTick(next, null, 'c')], done),
  parallel: (done) => async.parallel({ slow: later(60, 1), fast: later(10, 2), now: (next) => next(null, 3) }, done),
  parallelLimit: (done) => async.parallelLimit([later(3, 'x'), later(2, 'y'), later(1, 'z')], 1, done),
  waterfall: (done) => async.waterfall([
    (next) => setImmediate(next, null, 1, 2),
    (a, b, next) => next(null, a + b),
    (sum, next) => next(new Error(`sum ${sum}`), 'rest'),
    () => console.log('never'),
  ], done),
  auto: (done) => async.auto({
    config: (next) => setTimeout(next, 4, null, { port: 80 }),
    listen: ['config', (results, next) => next(null, `on ${results.config.port}`)],
    ready: ['listen', 'config', async (results) => Object.keys(results)],
  }, done),
  race: (done) => async.race([later(100, 'late'), later(20, 'early')], done),
  tryEach: (done) => async.tryEach([(next) => next(new Error('no')), later(2, 'yes')], done),
  retry: (done) => async.retry({ times: 3, interval: 7 }, (next) => { tries++; next(tries < 3 ? new Error(`try ${tries}`) : null, tries); }, done),
  timeout: (done) => async.timeout((next) => setTimeout(next, 200), 20, { why: 'slow' })(done),
  compose: (done) => async.compose((n, next) => next(null, n * 2), (n, next) => setImmediate(next, null, n + 1))(4, done),
  applyEach: (done) => async.applyEach([(a, next) => next(null, a), (a, next) => next(null, -a)], 5)(done),
  reflect: (done) => async.parallel(async.reflectAll([later(1, 'ok'), (next) => next('bad')]), done),
  memoize: (done) => {
    const slow = async.memoize((n, next) => { console.log('computed', n); setImmediate(next, null, n * n); });
    async.parallel([(next) => slow(3, next), (next) => slow(3, next)], done);
  },
};

async.eachOfSeries(flows, (flow, name, done) => {
  flow((error, result) => {
    console.log(name, error && error.message, error && error.code, error && error.info, result);
    done();
  });
}, () => {
  async.series([async () => 'from async', (done) => done(null)]).then((list) => console.log('promise', list));
  async.parallel([(done) => { done(null); done(null); }], () => console.log('parallel'));
});
console.log('body ends');
