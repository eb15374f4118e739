// ECMAScript: NewPromiseResolveThenableJob calls then() in a job of its own.
'use strict';
const log = console.log;
const thenable = {
  then(resolve) {
    log('then called');
    resolve('value');
    resolve('ignored');
    throw new Error('ignored too');
  },
};
Promise.resolve(thenable).then((v) => log('resolved', v));
new Promise((resolve) => resolve(Promise.resolve('inner'))).then((v) => log('resolved', v));
const hostile = { get then() { throw new Error('no then'); } };
Promise.resolve(hostile).catch((err) => log('rejected', err.message));
Promise.resolve({ then: 1 }).then((v) => log('not a thenable', v));
let p = Promise.resolve();
for (let i = 1; i <= 4; i++) p = p.then(() => log('rung', i));
