// An uncaught error in a timer ends the process before the next timer; the stack shows node:internal/timers.
'use strict';
setTimeout(function late() {
  throw new TypeError('too late');
}, 1);
setTimeout(() => console.log('never'), 100);
