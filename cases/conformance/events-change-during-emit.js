// "removeListener() or removeAllListeners() calls after emitting and before the last listener finishes will not remove them from emit() in progress".
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter();
const b = () => console.log('b');
e.on('x', () => {
  console.log('a');
  e.removeListener('x', b);
  e.on('x', () => console.log('added during emit'));
});
e.on('x', b);
e.emit('x');
console.log('again');
e.emit('x');
e.removeAllListeners('x');
console.log(e.emit('x'), e.eventNames());
