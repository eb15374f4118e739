// process.exitCode: the code used when the process exits gracefully; 'exit' listeners may still change it.
'use strict';
process.exitCode = 3;
process.on('exit', (code) => {
  console.log('code', code);
  process.exitCode = 7;
});
