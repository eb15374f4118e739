// An uncaught error in a tick; the stack shows process.processTicksAndRejections.
'use strict';
process.nextTick(() => {
  throw new Error('in a tick');
});
Promise.resolve().then(() => console.log('never'));
