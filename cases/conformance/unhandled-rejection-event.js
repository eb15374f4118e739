// 'unhandledRejection': "emitted whenever a Promise is rejected and no error handler is attached within a turn".
'use strict';
process.on('unhandledRejection', (reason, promise) => {
  console.log('unhandled', reason.message, promise instanceof Promise);
});
Promise.reject(new Error('one'));
new Promise((_, reject) => setImmediate(() => reject(new Error('two'))));
(async () => { throw new TypeError('three'); })();
const late = Promise.reject(new Error('handled in a microtask'));
queueMicrotask(() => late.catch((e) => console.log(e.message)));
const tick = Promise.reject(new Error('handled in a tick'));
process.nextTick(() => tick.catch((e) => console.log(e.message)));
