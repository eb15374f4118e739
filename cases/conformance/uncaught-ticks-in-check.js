'use strict';
process.on('uncaughtException', (e) => console.log('uncaught', e.message));
setImmediate(() => { console.log('i1'); for (let i = 0; i < 3; i++) process.nextTick(() => { throw new Error('t' + i); }); Promise.resolve().then(() => console.log('micro')); process.nextTick(() => console.log('tick')); });
setImmediate(() => console.log('i2'));
setImmediate(() => console.log('i3'));
setImmediate(() => setImmediate(() => console.log('i4')));
