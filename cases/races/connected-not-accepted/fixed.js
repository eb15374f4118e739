// Fixed: the server closes when it has accepted its client.
'use strict';
const net = require('net');

const server = net.createServer((socket) => {
  server.close();
  socket.end('welcome');
});

server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.on('data', (data) => console.log(String(data)));
});
