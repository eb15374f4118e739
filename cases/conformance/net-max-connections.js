'use strict';
const net = require('net');
const server = net.createServer((socket) => { console.log('connection'); socket.resume(); });
server.maxConnections = 1;
server.on('drop', (data) => {
  console.log('drop', Object.keys(data), data.localAddress, data.remoteAddress, data.localFamily, data.localPort === server.address().port);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const a = net.connect(port, '127.0.0.1', () => {
    setTimeout(() => {
      const b = net.connect(port, '127.0.0.1');
      b.on('end', () => console.log('b end'));
      b.on('close', (hadError) => { console.log('b close', hadError); a.end(); server.close(); });
      b.resume();
    }, 20);
  });
  a.resume();
});
