// lib/internal/process/promises.js: unhandled rejections are looked at when ticks and microtasks are used up.
'use strict';
process.on('unhandledRejection', (reason) => {
  console.log('unhandled', reason);
  process.nextTick(() => console.log('tick after', reason));
  if (reason === 'a') Promise.reject('c');
});
setImmediate(() => console.log('immediate'));
process.nextTick(() => console.log('tick'));
Promise.reject('a');
Promise.reject('b');
Promise.resolve().then(() => console.log('microtask'));
console.log('main');
