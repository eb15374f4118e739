// lib/internal/timers.js: after an error in a timer, handled by uncaughtException, the other due timers still fire.
'use strict';
process.on('uncaughtException', (err, origin) => console.log('caught', err.message, origin));
setTimeout(() => { console.log('one'); }, 10);
setTimeout(() => { throw new Error('two'); }, 10);
setTimeout(() => { console.log('three'); }, 10);
setTimeout(() => { Promise.reject(new Error('four')); }, 10);
setTimeout(() => { console.log('five'); }, 10);
