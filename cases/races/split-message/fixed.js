// Fixed: a message is over when the server ends the connection.
'use strict';
const net = require('net');

const server = net.createServer((socket) => {
  socket.write('{ "user": ');
  socket.end('"ann" }');
});

server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  let message = '';
  client.on('data', (data) => { message += data; });
  client.on('end', () => console.log('hello', JSON.parse(message).user));
  client.on('close', () => server.close());
});
