// prependListener and prependOnceListener add to the beginning of the listeners array.
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter();
e.on('x', () => console.log('b'));
e.prependListener('x', () => console.log('a'));
e.prependOnceListener('x', () => console.log('once, before all'));
e.emit('x');
e.emit('x');
