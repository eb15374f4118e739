// 'newListener' is emitted "before a listener is added", 'removeListener' "after the listener is removed".
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter();
e.once('newListener', (name, listener) => {
  if (name === 'x') e.on('x', () => console.log('B'));
});
e.on('x', () => console.log('A'));
e.emit('x');
e.on('removeListener', (name, listener) => console.log('removed', name, typeof listener, e.listenerCount(name)));
const f = () => {};
e.on('y', f);
e.once('y', f);
e.off('y', f);
e.emit('y');
e.on('y', f);
e.removeAllListeners();
console.log(e.eventNames());
