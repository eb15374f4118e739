// Fixed: the timer's closure holds the message, so nothing is shared.
'use strict';
const assert = require('assert');
const EventEmitter = require('events');
const fs = require('fs');

const socket = new EventEmitter();
const handled = [];

socket.on('message', (message) => {
  setTimeout(() => handled.push(message), 5);
});

// One peer is let in after a look at the disk, the other one writes at a fixed time.
fs.stat(__dirname, (err) => {
  if (err) throw err;
  socket.emit('message', 'deposit');
});
setTimeout(() => socket.emit('message', 'withdraw'), 50);
process.on('exit', () => {
  assert.deepStrictEqual(handled.sort(), ['deposit', 'withdraw'], 'a message was overwritten');
});
