// A server sends a message in two writes, and a client takes each 'data' event for a whole message.
// Race: the two writes travel by themselves. Nearly always both have arrived when the client reads.
// Pattern: message framing left to the network.
// Fails: JSON.parse gets half a message. Fix: see fixed.js, collect until the end.
'use strict';
const net = require('net');

const server = net.createServer((socket) => {
  socket.write('{ "user": ');
  socket.end('"ann" }');
});

server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.on('data', (message) => console.log('hello', JSON.parse(message).user));
  client.on('close', () => server.close());
});
