// A server on a pipe.
'use strict';
const http = require('http');
const fs = require('fs');
const os = require('os');
const path = require('path');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'http-'));
const socketPath = path.join(folder, 's');
const server = http.createServer((req, res) => {
  note('server', req.headers.host, req.socket.remoteAddress ?? '-');
  res.end('piped');
});
server.listen(socketPath, () => {
  note('server', server.address() === socketPath);
  const req = http.get({ socketPath, path: '/p' }, (res) => {
    res.on('data', (d) => note('client', d.toString()));
    res.on('end', () => server.close());
  });
  note('client', req.socketPath === socketPath, req.path);
});
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
