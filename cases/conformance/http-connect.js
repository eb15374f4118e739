// CONNECT: a tunnel, or the end where nobody listens.
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
const server = http.createServer();
server.on('connect', (req, socket, head) => {
  note('server', req.method, req.url, head.length);
  socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  socket.on('data', (d) => socket.end(`echo ${d}`));
});
server.listen(0, () => {
  const { port } = server.address();
  const req = http.request({ port, method: 'CONNECT', path: 'example.com:80', agent: false });
  req.end();
  req.on('connect', (res, socket, head) => {
    note('client', res.statusCode, res.upgrade, head.length);
    socket.write('hi');
    socket.on('data', (d) => note('client', d.toString()));
    socket.on('end', () => {
      server.removeAllListeners('connect');
      const lost = http.request({ port, method: 'CONNECT', path: 'x:1', agent: false });
      lost.on('error', (err) => note('client', err.code, err.message));
      lost.on('close', () => server.close());
      lost.end();
    });
  });
});
