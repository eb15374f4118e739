'use strict';
// The option onread: data goes to a buffer of the program's own.
const net = require('net');
const server = net.createServer((socket) => socket.end('0123456789')).listen(0, '127.0.0.1', () => {
  const client = net.connect({
    port: server.address().port,
    host: '127.0.0.1',
    onread: {
      buffer: Buffer.alloc(16),
      callback(n, buffer) {
        console.log(n, buffer.toString('latin1', 0, n), buffer.length);
        return true;
      },
    },
  });
  client.on('data', () => console.log('never'));
  client.on('end', () => { console.log('end', client.bytesRead); server.close(); });
});
