// An uncaught error in queueMicrotask ends the process.
'use strict';
queueMicrotask(() => {
  throw new Error('in a microtask');
});
process.nextTick(() => console.log('ticks come first'));
setImmediate(() => console.log('never'));
