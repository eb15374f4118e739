// --unhandled-rejections=throw is the default: "if this hook is not set, raise the unhandled rejection as an uncaught exception".
'use strict';
process.on('exit', (code) => console.log('exit', code));
setImmediate(() => console.log('never'));
Promise.reject(new Error('nobody listens'));
process.nextTick(() => console.log('tick'));
