// q 1: deferreds, progress, nfcall, all, spread, timeout, and the order against ticks and native promises.
'use strict';
const Q = require('q');
const fs = require('fs');

const print = (name) => (value) => console.log(name, value);
Q('value').then(print('q'));
Promise.resolve('native').then(print('native'));
process.nextTick(() => console.log('tick'));
Q.fcall(() => { throw new TypeError('thrown'); }).catch((error) => console.log(error.name));
Q({ a: { b: [7] } }).get('a').get('b').get(0).then(print('get'));
Q([3, 4]).invoke('concat', [5]).then(print('invoke'));
const d = Q.defer();
console.log(Q.isPromise(d.promise), d.promise.inspect(), Q.isPending(d.promise));

async function main() {
  d.promise.then(print('resolved'), print('rejected'), print('progress'));
  d.notify('50%');
  await Q.delay(1);
  d.notify('late');
  d.resolve(Q.delay('slow', 5));
  await d.promise;
  await Q.nfcall(fs.readFile, __filename, 'utf8').then((text) => console.log('file', text.split('\n')[0]));
  await Q.nfcall(fs.readFile, '/no/such/file').fail((error) => console.log('fail', error.code)).fin(() => console.log('fin'));
  await Q.ninvoke(fs, 'stat', __dirname).then((stat) => console.log('stat', stat.isDirectory()));
  await Q.all([1, Q.delay(2, 3), Promise.resolve(3)]).spread((a, b, c) => console.log('spread', a, b, c));
  console.log((await Q.allSettled([Q.reject(new Error('bad')), 4])).map((x) => x.state));
  await Q.timeout(Q.delay(100), 10, 'too slow').catch((error) => console.log(error.message, error.code));
  console.log(await Q.any([Q.reject(1), Q.delay(8, 3)]));
  await Q.any([Q.reject(new Error('x'))]).catch((error) => console.log(error.message));
  const sum = [1, 2, 3].reduce((p, n) => p.then((total) => Q.delay(total + n, 1)), Q(0));
  console.log(await sum, Q.getUnhandledReasons().length);
  Q.reject(new Error('done throws')).done();
}
process.on('uncaughtException', (error) => console.log('uncaught', error.message));
main();
