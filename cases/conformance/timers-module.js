// require('timers') has the globals' own functions, and promisify finds their promise forms.
'use strict';
const timers = require('timers');
const { promisify } = require('util');
console.log(Object.keys(timers));
console.log(timers.setTimeout === setTimeout, timers.clearInterval === clearInterval);
console.log(require('node:timers') === timers, timers.promises === require('timers/promises'));
promisify(setTimeout)(5, 'promisified').then(console.log);
console.log(Object.keys(timers.promises));
