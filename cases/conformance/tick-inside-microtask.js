// lib/internal/process/task_queues.js: ticks made by a microtask wait until the microtask queue is empty.
'use strict';
Promise.resolve().then(() => {
  console.log('p1');
  process.nextTick(() => console.log('tick from p1'));
}).then(() => console.log('p2')).then(() => console.log('p3'));
process.nextTick(() => {
  console.log('tick 1');
  Promise.resolve().then(() => console.log('promise from tick 1'));
  process.nextTick(() => console.log('tick from tick 1'));
});
