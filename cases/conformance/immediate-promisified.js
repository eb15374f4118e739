// util.promisify(setImmediate) and timers/promises.setImmediate resolve with the given value.
'use strict';
const { promisify } = require('util');
const timers = require('timers/promises');
promisify(setImmediate)('promisified').then(console.log);
timers.setImmediate('timers/promises').then(console.log);
console.log(promisify(setImmediate) === timers.setImmediate);
const gone = AbortSignal.abort('no');
timers.setImmediate(1, { signal: gone }).catch((e) => console.log(e.name, e.code, e.message, e.cause));
