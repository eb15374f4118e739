'use strict';
// What inspect shows of errors of sockets.
const net = require('net');
const path = require('path');
net.connect(path.join(require('os').tmpdir(), 'no-such-socket')).on('error', (err) => {
  const { stack, ...rest } = err;
  console.log(rest, stack.split('\n')[0].replace(/ \/.*/, ''), Object.getOwnPropertyNames(err), err.constructor.name, String(err).replace(/ \/.*/, ''));
  const server = net.createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    net.createServer().on('error', (err) => {
      console.log(Object.getOwnPropertyNames(err), err.constructor.name, String(err).replace(port, 'PORT'), require('util').types.isNativeError(err));
      server.close();
    }).listen(port, '127.0.0.1');
  });
});
