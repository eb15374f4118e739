// "If an EventEmitter does not have at least one listener registered for the 'error' event, the error is thrown".
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter();
const tries = [new Error('an error'), 'a string', { a: 1 }, undefined, null];
for (const value of tries) {
  try {
    e.emit('error', value);
  } catch (err) {
    console.log(err.name, err.code, err.message, err.context);
  }
}
e.on(EventEmitter.errorMonitor, (err) => console.log('monitored', err.message));
try { e.emit('error', new Error('monitored but thrown')); } catch (err) { console.log('thrown', err.message); }
e.on('error', (err) => console.log('handled', err.message));
e.emit('error', new Error('with listener'));
