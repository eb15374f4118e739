// captureRejections: true routes a rejected promise of a listener to the 'error' event or Symbol.for('nodejs.rejection').
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter({ captureRejections: true });
e.on('x', async () => { throw new Error('async listener'); });
e.on('error', (err) => console.log('error event', err.message));
e.emit('x');
const own = new EventEmitter({ captureRejections: true });
own[Symbol.for('nodejs.rejection')] = (err, name, ...args) => console.log('own handler', err.message, name, args);
own.on('y', async (v) => { throw new Error('value ' + v); });
own.emit('y', 42);
console.log('emitted', EventEmitter.captureRejectionSymbol === Symbol.for('nodejs.rejection'));
