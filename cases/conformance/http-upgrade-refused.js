// A request to upgrade that nobody listens for is a request like others.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer((req, res) => {
  note('server', 'request', req.headers.upgrade, req.upgrade);
  res.end('plain');
});
server.listen(0, () => {
  const req = http.get({ port: server.address().port, headers: { Connection: 'Upgrade', Upgrade: 'echo' } }, (res) => {
    note('client', res.statusCode, res.upgrade);
    res.resume();
    res.on('end', () => {
      const refused = http.createServer();
      refused.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'));
      refused.listen(0, () => {
        const again = http.get({ port: refused.address().port, headers: { Connection: 'Upgrade', Upgrade: 'x' } });
        again.on('error', (err) => note('client', err.code, err.message));
        again.on('close', () => { note('client', 'close'); refused.close(); server.close(); });
      });
    });
  });
  req.on('upgrade', () => note('client', 'upgrade'));
});
