// process.exit(code) in a timer: later timers and immediates do not run.
'use strict';
setTimeout(() => {
  setImmediate(() => console.log('never'));
  console.log('leaving');
  process.exit(5);
}, 1);
setTimeout(() => console.log('never'), 200);
