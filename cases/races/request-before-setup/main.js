// A server loads its greeting from a file when it starts, and answers requests.
// Race: it listens before the file is loaded. A client that connects early finds no greeting.
// Pattern: order violation, use before initialisation (one of the kinds in Wang et al., "A comprehensive
// study on real world concurrency bugs in Node.js", ASE 2017).
// Fails: the request handler throws. Fix: see fixed.js, listen when the set-up is complete.
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
});
server.listening = true;

// The client: connects once the server listens.
const client = setInterval(() => {
  if (!server.listening) return;
  clearInterval(client);
  server.emit('request', 'Ada', console.log);
}, 40);
