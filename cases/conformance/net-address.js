'use strict';
// Addresses of both ends, on both families.
const net = require('net');
const listen = [[0, '127.0.0.1'], [0, '::1'], [0], [0, '0.0.0.0']];
function next() {
  const args = listen.shift();
  if (!args) return;
  const server = net.createServer((socket) => {
    const { address, family, port } = socket.address();
    console.log('server', address, family, port === server.address().port, socket.localAddress, socket.localFamily, socket.remoteAddress, socket.remoteFamily);
    socket.end();
    socket.on('close', () => server.close(next));
  });
  server.listen(...args, () => {
    const { address, family, port } = server.address();
    console.log('listening', address, family, port > 0);
    const host = args[1] === '::1' ? '::1' : '127.0.0.1';
    const client = net.connect({ port, host }, () => {
      console.log('client', client.address().address, client.localFamily, client.remoteAddress, client.remotePort === port, client.remoteFamily);
      console.log(client.localPort > 0, client.localPort !== port);
    });
    console.log(client.remoteAddress, client.localAddress, client.address());
    client.resume();
  });
}
next();
