// An error in a handler with an 'uncaughtException' listener: the server goes on.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
let count = 0;
const server = http.createServer((req, res) => {
  process.nextTick(() => note('server', 'tick', count));
  if (++count === 1) throw new Error('first');
  res.end('second');
});
process.on('uncaughtException', (err, origin) => {
  note('process', err.message, origin);
  server.closeAllConnections();
});
server.listen(0, () => {
  const { port } = server.address();
  http.get({ port, agent: false }).on('error', (err) => {
    note('client', err.code);
    http.get({ port, agent: false }, (res) => {
      res.on('data', (d) => note('client', d.toString()));
      res.on('end', () => server.close());
    });
  });
});
