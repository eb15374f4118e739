// An 'error' event without listener ends the process; the stack says where it was emitted.
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter();
setImmediate(() => {
  e.emit('error', new Error('whoops'));
});
