'use strict';
process.on('uncaughtException', (e) => console.log('uncaught', e.message));
process.nextTick(() => { throw new Error('t0'); });
process.nextTick(() => { throw new Error('t1'); });
process.nextTick(() => console.log('tick'));
setImmediate(() => console.log('imm'));
throw new Error('body');
