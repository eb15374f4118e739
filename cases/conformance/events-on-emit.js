// "The emitter.emit() method synchronously calls each of the listeners registered, in the order they were registered".
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter();
e.on('event', function (a, b) { console.log('first', a, b, this === e); });
e.on('event', (...args) => console.log('second', args.length));
e.on(Symbol.for('s'), (v) => console.log('symbol', v));
console.log(e.emit('event', 1, 2), e.emit('event'), e.emit('event', 1, 2, 3, 4, 5), e.emit('nothing'));
console.log(e.emit(Symbol.for('s'), 'x'));
console.log(e.eventNames(), e.listenerCount('event'), e.listeners('event').length);
console.log(EventEmitter === EventEmitter.EventEmitter, EventEmitter.defaultMaxListeners, e.getMaxListeners());
