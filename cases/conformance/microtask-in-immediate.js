// Node 11 and later: ticks and microtasks run between any two immediates.
'use strict';
setImmediate(() => {
  console.log('immediate 1');
  process.nextTick(() => console.log('tick 1'));
  Promise.resolve().then(() => console.log('promise 1'));
});
setImmediate(() => {
  console.log('immediate 2');
  Promise.resolve().then(() => console.log('promise 2'));
  process.nextTick(() => console.log('tick 2'));
});
setImmediate(() => console.log('immediate 3'));
