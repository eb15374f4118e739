// process is an EventEmitter: own events, listener counts, newListener.
'use strict';
console.log(process instanceof require('events'));
process.once('own', (...args) => console.log('own', args));
console.log(process.listenerCount('own'), process.emit('own', 1, 2), process.emit('own', 3));
process.on('newListener', (name) => console.log('newListener', name));
process.on('exit', () => {});
process.addListener('own', () => {});
console.log(process.eventNames().includes('own'));
