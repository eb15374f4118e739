// An error thrown by an 'exit' listener is printed, the exit code becomes 1 and the other listeners do not run.
'use strict';
process.on('exit', () => {
  console.log('first listener');
  throw new Error('from exit');
});
process.on('exit', () => console.log('second listener'));
