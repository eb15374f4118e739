// A GET and its answer: lines, headers and the order of events on each side.
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
  note('server', req.method, req.url, req.httpVersion, req.headers.host === `localhost:${server.address().port}`, req.headers.connection);
  for (const event of ['end', 'close', 'aborted']) req.on(event, () => note('server', 'req', event));
  for (const event of ['prefinish', 'finish', 'close']) res.on(event, () => note('server', 'res', event));
  res.setHeader('X-Answer', 'yes');
  res.end('hello');
});
server.listen(0, () => {
  const req = http.get({ port: server.address().port, path: '/a?b=c' }, (res) => {
    note('client', res.statusCode, res.statusMessage, res.httpVersion, Object.keys(res.headers), res.headers['x-answer']);
    res.setEncoding('utf8');
    res.on('data', (text) => note('client', 'data', text));
    for (const event of ['end', 'close', 'aborted']) res.on(event, () => note('client', 'res', event, res.complete));
    res.on('end', () => server.close(() => note('end', 'closed')));
  });
  for (const event of ['socket', 'prefinish', 'finish', 'response', 'close']) req.on(event, () => note('client', 'req', event));
});
