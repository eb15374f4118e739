// eventemitter3 5: contexts, once, removal, names, symbols.
'use strict';
const { EventEmitter } = require('eventemitter3');

const e = new EventEmitter();
const key = Symbol('key');
function named(...args) { console.log(this.id, args); }
e.on('x', named, { id: 'one' }).once('x', named, { id: 'once' }).on(key, () => console.log('symbol'));
console.log(e.emit('x', 1, 2, 3, 4, 5, 6, 7), e.emit('x'), e.emit(key), e.emit('none'));
console.log(e.eventNames(), e.listenerCount('x'), e.listeners('x'));
e.off('x', named, { id: 'other' });
console.log(e.listenerCount('x'));
e.removeAllListeners('x');
console.log(e.emit('x'), EventEmitter.prefixed, EventEmitter.EventEmitter === EventEmitter);
try { e.on('y', 'nothing'); } catch (error) { console.log(error.message); }
class Door extends EventEmitter { open() { this.emit('open', this.constructor.name); } }
const door = new Door();
door.on('open', (name) => { console.log(name); door.removeListener('open'); });
door.open();
door.open();
console.log(door, e);
