'use strict';
// One connection, one message each way, and the order of everything that is told.
const net = require('net');
const server = net.createServer((socket) => {
  console.log('connection', socket.remoteAddress, socket.remoteFamily, socket.readyState);
  socket.on('data', (d) => { console.log('server data', String(d)); socket.write('pong'); });
  socket.on('end', () => console.log('server end', socket.readyState));
  socket.on('finish', () => console.log('server finish'));
  socket.on('close', (hadError) => { console.log('server close', hadError); server.close(); });
});
server.on('close', () => console.log('closed'));
server.listen(0, '127.0.0.1', () => {
  const { address, family, port } = server.address();
  console.log('listening', address, family, port > 0, server.listening);
  const client = net.connect(port, '127.0.0.1', () => {
    console.log('connect', client.remotePort === port, client.readyState, client.pending, client.connecting);
    console.log(client.write('ping', () => console.log('written')));
  });
  console.log(client.readyState, client.pending, client.connecting);
  client.setEncoding('utf8');
  client.on('ready', () => console.log('ready'));
  client.on('data', (d) => { console.log('client data', d); client.end(); });
  client.on('finish', () => console.log('client finish'));
  client.on('end', () => console.log('client end'));
  client.on('close', (hadError) => console.log('client close', hadError, client.bytesRead, client.bytesWritten, client.readyState));
});
console.log(server.listening, server.address() !== null);
