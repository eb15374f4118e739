'use strict';
// close waits for the connections, its callback gets an error if the server does not run.
const net = require('net');
const server = net.createServer((socket) => {
  socket.on('data', () => {
    server.close((err) => console.log('callback', err));
    console.log('closing', server.listening, server.address());
    server.getConnections((err, n) => {
      console.log('connections', err, n);
      socket.end();
    });
  });
  socket.on('close', () => console.log('socket close'));
});
server.on('close', () => console.log('close'));
server.close((err) => console.log('not running', err.code, err.message));
server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => client.write('x'));
  client.resume();
  client.on('close', () => {
    console.log('client close');
    setImmediate(() => server.close((err) => console.log('again', err.code)));
  });
});
