// Exit code 7: "an uncaught exception was thrown, and the internal fatal exception handler function itself threw".
'use strict';
process.on('uncaughtException', () => {
  throw new Error('from the listener');
});
process.on('exit', (code) => console.log('exit', code));
throw new Error('from main');
