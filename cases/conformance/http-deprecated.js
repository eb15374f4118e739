// Old names still work.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
process.on('warning', (w) => note('warning', w.code, w.message));
const server = http.createServer((req, res) => {
  res.setHeader('A', '1');
  note('server', res._headers, res._headerNames, req.connection === req.socket, res.connection === res.socket);
  res._headers = { B: '2' };
  res._headerNames = { b: 'bB' };
  res.writeHeader(202, { C: '3' });
  res.end();
});
server.listen(0, () => {
  http.get({ port: server.address().port, agent: false }, (res) => {
    note('client', res.statusCode, res.rawHeaders.filter((_, i) => i % 2 === 0));
    note('client', res.client === res.socket, res.connection === res.socket, res.req.res === res);
    res.resume();
    res.on('end', () => server.close());
  });
});
