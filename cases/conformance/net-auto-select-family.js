'use strict';
// Several addresses: each is tried, both families in turn; all failures make one error.
const net = require('net');
const server = net.createServer((socket) => socket.end()).listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const lookup = (host, options, callback) => callback(null, [
    { address: '::1', family: 6 }, { address: '::1', family: 6 }, { address: '127.0.0.1', family: 4 },
  ]);
  const a = net.connect({ port, host: 'my.test', lookup, autoSelectFamily: true });
  const short = (s) => String(s).replaceAll(String(port), 'PORT');
  a.on('connectionAttempt', (ip, p, family) => console.log('attempt', ip, family));
  a.on('connectionAttemptFailed', (ip, p, family, err) => console.log('failed', ip, family, short(err.message)));
  a.on('connect', () => console.log('connect', a.remoteAddress, a.autoSelectFamilyAttemptedAddresses.map(short)));
  a.resume();
  a.on('close', (hadError) => {
    console.log('close', hadError);
    server.close(() => {
      const b = net.connect({ port, host: 'my.test', lookup });
      b.on('error', (err) => {
        console.log(err.name, err.code, err.message, err.errors.map((e) => short(e.message)));
        console.log(err.constructor.name, err instanceof AggregateError, Object.keys(err));
      });
      b.on('close', (hadError) => console.log('close', hadError));
    });
  });
});
