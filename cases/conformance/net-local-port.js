'use strict';
// connect from an address and a port of one's own.
const net = require('net');
const spare = net.createServer().listen(0, '127.0.0.1', () => {
  const { port: localPort } = spare.address();
  spare.close(() => {
    const server = net.createServer((socket) => {
      console.log(socket.remoteAddress, socket.remotePort === localPort);
      socket.end();
      server.close();
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      const client = net.connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1', localPort }, () => {
        console.log(client.localPort === localPort, client.localAddress);
      });
      client.resume();
      client.on('error', (err) => console.log(err.code));
    });
  });
});
