'use strict';
// connect by name: the events of the look-up, a look-up of one's own, a name that nobody knows.
const net = require('net');
const server = net.createServer((socket) => socket.end()).listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const a = net.connect({ port, host: 'localhost', family: 4 });
  a.on('lookup', (...args) => console.log('lookup', ...args));
  a.on('connectionAttempt', (ip, p, family) => console.log('attempt', ip, p === port, family));
  a.on('connect', () => console.log('connect', a._host));
  a.resume();
  a.on('close', () => {
    const b = net.connect({ port, host: 'my.test', lookup: (host, options, callback) => {
      console.log('own lookup', host, options);
      if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
      else callback(null, '127.0.0.1', 4);
    } });
    b.on('lookup', (...args) => console.log('lookup', ...args));
    b.resume();
    b.on('close', () => {
      server.close();
      const c = net.connect({ port, host: 'no.such.host.invalid' });
      c.on('lookup', (err, ...args) => console.log('lookup', err.code, ...args));
      c.on('error', (err) => console.log(err.code, err.syscall, err.hostname, err.errno, err.message));
      c.on('close', (hadError) => console.log('close', hadError));
    });
  });
});
