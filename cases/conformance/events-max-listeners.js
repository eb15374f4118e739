// MaxListenersExceededWarning: one warning when an eleventh listener is added.
'use strict';
process.removeAllListeners('warning'); // the default listener prints the process id
process.on('warning', (w) => console.log(w.name, w.type, w.count, w.message));
const EventEmitter = require('events');
const e = new EventEmitter();
for (let i = 0; i < 12; i++) e.on('x', () => {});
const quiet = new EventEmitter().setMaxListeners(0);
for (let i = 0; i < 20; i++) quiet.on('x', () => {});
console.log(e.listenerCount('x'), quiet.getMaxListeners());
for (const n of [-1, NaN, 'x']) {
  try { e.setMaxListeners(n); } catch (err) { console.log(err.code, err.message); }
}
