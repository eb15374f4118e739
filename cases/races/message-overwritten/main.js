// Messages are handled in batches, 5 ms after they arrive.
// Race: the message waits for its timer in a shared variable. A second message that arrives between the
// event and the timer overwrites the first, which is never handled; the second is handled twice.
// Pattern: atomicity violation between an event and the timer it sets.
// Fails: one message is missing at exit. Fix: see fixed.js, each timer keeps its own message.
'use strict';
const assert = require('assert');
const EventEmitter = require('events');
const fs = require('fs');

const socket = new EventEmitter();
const handled = [];
let current;

socket.on('message', (message) => {
  current = message;
  setTimeout(() => handled.push(current), 5);
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
