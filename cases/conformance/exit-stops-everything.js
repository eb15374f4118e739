// process.exit(): nothing that is scheduled runs any more, not even ticks.
'use strict';
setImmediate(() => console.log('never'));
process.nextTick(() => console.log('never'));
Promise.resolve().then(() => console.log('never'));
process.on('exit', (code) => console.log('exit with', code));
process.exitCode = 4;
process.exit();
