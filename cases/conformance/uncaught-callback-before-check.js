'use strict';
process.on('uncaughtException', (e) => console.log('uncaught', e.message));
require('fs').stat('/', () => {
for (let i = 0; i < 4; i++) process.nextTick(() => { throw new Error('t' + i); });
process.nextTick(() => console.log('tick'));
setImmediate(() => console.log('immediate1'));
setImmediate(() => { console.log('immediate2'); throw new Error('i2'); });
setImmediate(() => console.log('immediate3'));
throw new Error('cb');
});
