// A server for one client: as soon as the client is connected the server stops listening.
// Race: 'connect' means that the kernel has made the connection, not that the server has accepted it.
// What is not accepted when the server closes is reset. Nearly always 'connection' comes first.
// Pattern: an event of one end taken for an event of the other.
// Fails: the client gets ECONNRESET. Fix: see fixed.js, close when the connection has been accepted.
'use strict';
const net = require('net');

const server = net.createServer((socket) => socket.end('welcome'));

server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.on('connect', () => server.close());
  client.on('data', (data) => console.log(String(data)));
});
