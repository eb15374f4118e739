// Fixed: the server listens when the greeting is there.
'use strict';
const EventEmitter = require('events');
const fs = require('fs');
const path = require('path');

const server = new EventEmitter();
let greeting;

server.on('request', (name, answer) => {
  if (!greeting) throw new Error('request before the greeting was loaded');
  answer(greeting + ' ' + name);
});

fs.readFile(path.join(__dirname, 'greeting.txt'), 'utf8', (err, text) => {
  if (err) throw err;
  greeting = text.trim();
  server.listening = true;
  server.emit('listening');
});

// The client: connects once the server listens.
server.once('listening', () => {
  setTimeout(() => server.emit('request', 'Ada', console.log), 40);
});
