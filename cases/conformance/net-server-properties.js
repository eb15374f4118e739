'use strict';
const net = require('net');
const server = new net.Server({ allowHalfOpen: true, noDelay: true, keepAlive: true, keepAliveInitialDelay: 2500, highWaterMark: 100, pauseOnConnect: true });
console.log(server.allowHalfOpen, server.noDelay, server.keepAlive, server.keepAliveInitialDelay, server.highWaterMark, server.pauseOnConnect);
console.log(server.listening, server.address(), server._connections, server.maxConnections);
console.log(Object.keys(net.Server.prototype).sort().join(' '));
console.log(Object.keys(net.Socket.prototype).sort().join(' '));
server.pauseOnConnect = false;
server.on('connection', (socket) => {
  console.log(socket.readableHighWaterMark, socket.writableHighWaterMark, socket.allowHalfOpen, server._connections);
  socket.end();
  socket.resume();
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 5, exclusive: true }, () => {
  const client = net.createConnection({ port: server.address().port, host: '127.0.0.1' });
  client.resume();
  client.on('close', () => server.close(() => console.log(server._connections)));
});
