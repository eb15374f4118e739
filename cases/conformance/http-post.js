// Bodies of requests: Content-Length, chunked, empty, and end with a callback.
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
  let text = '';
  req.setEncoding('utf8');
  req.on('data', (d) => { text += d; });
  req.on('end', () => {
    note('server', req.method, req.url, req.headers['content-length'] ?? '-', req.headers['transfer-encoding'] ?? '-', text);
    res.end(text.toUpperCase());
  });
});
function post(path, send) {
  return new Promise((resolve) => {
    const req = http.request({ port: server.address().port, method: 'POST', path, agent: false }, (res) => {
      const parts = [];
      res.on('data', (d) => parts.push(d));
      res.on('end', () => {
        note('client', path, Buffer.concat(parts).toString(), res.headers.connection);
        resolve();
      });
    });
    send(req);
  });
}
server.listen(0, async () => {
  await post('/whole', (req) => req.end('one'));
  await post('/chunked', (req) => { req.write('two'); req.write(Buffer.from('-three')); req.end('-four'); });
  await post('/length', (req) => { req.setHeader('Content-Length', 8); req.write('half'); req.end('half'); });
  await post('/empty', (req) => req.end());
  await post('/callback', (req) => req.end('x', 'latin1', () => note('client', 'ended', req.writableEnded, req.writableFinished)));
  await post('/written', (req) => { req.write('61', 'hex', () => note('client', 'written')); setImmediate(() => req.end()); });
  server.close();
});
