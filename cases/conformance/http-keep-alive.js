// The global agent keeps a connection: three requests one after the other share it.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
let connections = 0;
const server = http.createServer((req, res) => res.end(`${req.url} ${req.headers.connection}`));
server.on('connection', () => { connections++; });
server.listen(0, async () => {
  for (const path of ['/1', '/2', '/3']) {
    await new Promise((resolve) => {
      const req = http.get({ port: server.address().port, path }, (res) => {
        res.on('data', (d) => note('client', d.toString(), res.headers.connection, res.headers['keep-alive']));
      });
      req.on('close', () => note('client', 'reused', req.reusedSocket, req.destroyed, req.closed));
      req.on('close', () => setImmediate(resolve));
    });
  }
  const { globalAgent } = http;
  note('client', Object.keys(globalAgent.freeSockets).length, Object.keys(globalAgent.sockets).length, globalAgent.totalSocketCount);
  note('server', 'connections', connections);
  server.close(() => note('server', 'closed'));
});
