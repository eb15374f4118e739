// 'beforeExit' "is not emitted for conditions causing explicit termination" such as process.exit.
'use strict';
process.on('beforeExit', () => console.log('never'));
process.on('exit', () => console.log('exit'));
setImmediate(() => process.exit(0));
