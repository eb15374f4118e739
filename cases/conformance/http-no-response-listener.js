// An answer that nobody listens for is dropped, and 'close' comes all the same.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer((req, res) => res.end('ignored'));
server.listen(0, () => {
  const req = http.request({ port: server.address().port });
  for (const event of ['finish', 'close', 'error']) req.on(event, () => note('client', event));
  req.on('close', () => {
    note('client', req.res.complete, req.res._dumped);
    server.close();
  });
  req.end();
});
