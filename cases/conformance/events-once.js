// "the listener is removed and then invoked": once listeners, rawListeners and listeners.
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter();
const log = (v) => console.log('once', v, e.listenerCount('x'));
e.once('x', log);
console.log(e.listeners('x')[0] === log, e.rawListeners('x')[0] === log, e.rawListeners('x')[0].listener === log);
e.emit('x', 1);
e.emit('x', 2);
e.once('x', log);
e.off('x', log);
console.log(e.emit('x', 3));
e.once('x', () => { console.log('recursive'); e.emit('x'); });
e.emit('x');
