// util.callbackify: the callback runs in a tick; a falsy rejection becomes ERR_FALSY_VALUE_REJECTION.
'use strict';
const { callbackify } = require('util');
callbackify(async (a) => a * 2)(21, (err, v) => console.log(err, v));
callbackify(async () => { throw new Error('rejected'); })((err, v) => console.log(err.message, v));
callbackify(() => Promise.reject(null))((err) => console.log(err.code, err.message, err.reason));
callbackify(async function () { return this.n; }).call({ n: 3 }, (err, v) => console.log(err, v));
console.log(callbackify(async function named() {}).name, callbackify(async (a, b) => {}).length);
for (const call of [() => callbackify(1), () => callbackify(async () => {})()]) {
  try { call(); } catch (err) { console.log(err.code, err.message); }
}
process.on('uncaughtException', (err) => console.log('uncaught', err.message));
callbackify(async () => {})(() => { throw new Error('in the callback'); });
