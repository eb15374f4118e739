// Uncaught null and undefined have no stack.
'use strict';
process.on('exit', (code) => console.log('exit', code));
throw null;
