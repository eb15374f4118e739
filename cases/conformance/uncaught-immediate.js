'use strict';
process.on('uncaughtException', (e) => console.log('uncaught', e.message));
setImmediate(() => { process.nextTick(() => console.log('tick')); setImmediate(() => console.log('later')); throw new Error('i1'); });
setImmediate(() => console.log('i2'));
