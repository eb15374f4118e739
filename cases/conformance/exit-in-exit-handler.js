// process.exit() inside an 'exit' listener: the listener is not entered again.
'use strict';
process.on('exit', (code) => {
  console.log('exit', code);
  process.exit(9);
});
process.exit(2);
