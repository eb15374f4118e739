'use strict';
// Handlers of uncaught errors and rejections run in the scope that failed.
const { AsyncLocalStorage, executionAsyncId } = require('async_hooks');
const storage = new AsyncLocalStorage();
process.on('uncaughtException', (err, origin) => console.log(origin, err.message, storage.getStore(), executionAsyncId() > 0));
process.on('unhandledRejection', (err) => console.log('rejection', err.message, storage.getStore()));
storage.run('timer', () => setTimeout(() => {
  process.nextTick(() => console.log('tick', storage.getStore()));
  throw new Error('in timer');
}, 100));
storage.run('tick', () => process.nextTick(() => { throw new Error('in tick'); }));
storage.run('microtask', () => queueMicrotask(() => { throw new Error('in microtask'); }));
storage.run('rejected', () => Promise.reject(new Error('rejected')));
storage.run('async', async () => {
  await null;
  throw new Error('async');
});
setTimeout(() => console.log('end', storage.getStore()), 200);
