// Microtasks that an 'exit' listener makes at the natural end of the program; ticks do not run after process.exit.
'use strict';
process.on('exit', () => {
  Promise.resolve().then(() => console.log('microtask'));
  process.nextTick(() => console.log('tick'));
  console.log('exit');
});
