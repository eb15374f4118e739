// 'uncaughtExceptionMonitor' is emitted first and does not keep the process from crashing.
'use strict';
process.on('uncaughtExceptionMonitor', (err, origin) => console.log('monitor', origin, err.message));
process.on('exit', (code) => console.log('exit', code));
setImmediate(() => { throw new RangeError('unmonitored'); });
