'use strict';
// Nobody listens: the error, and what comes after it.
const net = require('net');
const server = net.createServer().listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  server.close(() => {
    const client = net.connect({ port, host: '127.0.0.1' });
    client.on('connect', () => console.log('connect'));
    client.on('error', (err) => {
      console.log(err.name, err.code, err.errno, err.syscall, err.address, err.port === port);
      console.log(err.message.replace(String(port), 'PORT'), Object.keys(err));
      console.log(client.destroyed, client.connecting, client.errored === err);
    });
    client.on('close', (hadError) => console.log('close', hadError, client.bytesRead, client.bytesWritten));
    client.write('x', (err) => console.log('write', err.code));
    client.end(() => console.log('end'));
  });
});
