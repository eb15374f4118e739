// An uncaught error in an immediate; the stack shows process.processImmediate.
'use strict';
setImmediate(() => {
  throw new RangeError('out of range');
});
setImmediate(() => console.log('never'));
