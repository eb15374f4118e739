// 'exit': listeners run synchronously; "once all 'exit' listeners have finished running the process will terminate".
'use strict';
process.on('exit', (code) => {
  console.log('exit', code, process.exitCode);
  setTimeout(() => console.log('a timer does not run'), 0);
  setImmediate(() => console.log('an immediate does not run'));
});
process.once('exit', () => console.log('second listener'));
setTimeout(() => console.log('work'), 1);
