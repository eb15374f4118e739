// Nobody listens: the request fails.
'use strict';
const http = require('http');
const net = require('net');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = net.createServer();
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  server.close(() => {
    const req = http.get({ host: '127.0.0.1', port });
    req.on('error', (err) => note('client', err.code, err.syscall, err.address, err.port === port, err.message.replace(port, 'PORT'), err.errno));
    req.on('socket', (socket) => note('client', 'socket', socket.connecting));
    req.on('close', () => {
      note('client', 'close', req.destroyed, Object.keys(http.globalAgent.sockets).length);
      const unheard = http.get({ host: '127.0.0.1', port });
      process.on('uncaughtException', (err) => note('process', err.code));
      unheard.on('close', () => note('client', 'unheard closed'));
    });
  });
});
