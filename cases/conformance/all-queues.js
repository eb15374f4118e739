// The event loop guide: main, ticks, microtasks, then the phases; here each queue is filled from a timer.
'use strict';
const fs = require('fs');
fs.stat(__filename, () => {
  console.log('poll');
  setTimeout(() => console.log('timeout'), 5);
  setImmediate(() => console.log('immediate'));
  process.nextTick(() => console.log('tick'));
  Promise.resolve().then(() => console.log('promise'));
  queueMicrotask(() => console.log('microtask'));
});
console.log('main');
