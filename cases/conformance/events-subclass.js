// EventEmitter by class, by util.inherits and by mix-in; inspect of an emitter.
'use strict';
const EventEmitter = require('events');
const util = require('util');
class Door extends EventEmitter { open() { this.emit('open', this.constructor.name); return this; } }
new Door().on('open', console.log).open();
function Old() { EventEmitter.call(this); }
util.inherits(Old, EventEmitter);
new Old().on('x', () => console.log('old', Old.super_ === EventEmitter)).emit('x');
const mixed = Object.assign({}, EventEmitter.prototype);
mixed.on('x', () => console.log('mixed in'));
mixed.emit('x');
console.log(new Door().on('a', () => {}));
console.log(Object.keys(new EventEmitter()));
