// A listener that throws stops the emit; the ones after it are not called.
'use strict';
const EventEmitter = require('events');
const e = new EventEmitter();
e.on('x', () => console.log('first'));
e.on('x', () => { throw new Error('second'); });
e.on('x', () => console.log('never'));
try { e.emit('x'); } catch (err) { console.log('caught', err.message); }
e.once('y', () => { throw new Error('once'); });
try { e.emit('y'); } catch (err) { console.log(err.message, e.listenerCount('y')); }
