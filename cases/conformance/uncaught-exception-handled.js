// 'uncaughtException': the listener gets the error and its origin, and the process goes on.
'use strict';
process.on('uncaughtException', (err, origin) => console.log(origin, err instanceof Error ? err.message : err));
setImmediate(() => { throw new Error('from an immediate'); });
setImmediate(() => console.log('the next immediate'));
process.nextTick(() => { throw new Error('from a tick'); });
process.nextTick(() => console.log('the next tick'));
queueMicrotask(() => { throw new Error('from a microtask'); });
queueMicrotask(() => console.log('the next microtask'));
Promise.reject('from a promise');
throw new Error('from main');
