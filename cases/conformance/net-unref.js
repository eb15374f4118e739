'use strict';
// Neither an unref'd server nor a paused socket keeps the process.
const net = require('net');
const server = net.createServer((socket) => { socket.unref(); console.log('connection'); });
server.listen(0, '127.0.0.1', () => {
  server.unref();
  const client = net.connect(server.address().port, '127.0.0.1', () => { console.log('connect'); client.unref(); });
  setTimeout(() => console.log('timeout'), 20);
});
process.on('beforeExit', () => console.log('beforeExit'));
process.on('exit', (code) => console.log('exit', code));
