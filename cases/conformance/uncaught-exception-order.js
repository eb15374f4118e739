// lib/internal/process/execution.js: after a caught error in a timer its ticks and microtasks still run.
'use strict';
process.on('uncaughtException', (err) => {
  console.log('caught', err.message);
  process.nextTick(() => console.log('tick of the listener'));
});
setTimeout(() => {
  process.nextTick(() => console.log('tick of the timer'));
  Promise.resolve().then(() => console.log('promise of the timer'));
  throw new Error('timer');
}, 1);
process.on('exit', (code) => console.log('exit', code));
