// Upgrade: both sides get the bare connection and what has already come.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer((req, res) => res.end('plain'));
server.on('upgrade', (req, socket, head) => {
  note('server', 'upgrade', req.url, req.headers.upgrade, req.upgrade, head.toString(), socket.server === server);
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nfirst');
  socket.on('data', (d) => socket.write(`<${d}>`));
  socket.on('end', () => { note('server', 'end'); socket.end(); });
});
server.listen(0, () => {
  const req = http.request({ port: server.address().port, path: '/chat', headers: { Connection: 'Upgrade', Upgrade: 'echo' } });
  req.on('upgrade', (res, socket, head) => {
    note('client', 'upgrade', res.statusCode, res.headers.upgrade, res.upgrade, head.toString());
    socket.write('hi');
    socket.on('data', (d) => {
      note('client', d.toString());
      socket.end();
    });
    socket.on('close', () => { note('client', 'closed'); server.close(); });
  });
  req.on('response', () => note('client', 'response'));
  req.on('close', () => note('client', 'req close', req.destroyed));
  req.end();
});
