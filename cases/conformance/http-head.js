// HEAD and 304 have headers of a body and no body.
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
  if (req.url === '/304') res.statusCode = 304;
  res.setHeader('Content-Length', 5);
  res.end(req.method === 'HEAD' ? undefined : 'hello');
});
async function ask(method, path) {
  await new Promise((resolve) => {
    const req = http.request({ port: server.address().port, method, path }, (res) => {
      note('client', method, path, res.statusCode, res.headers['content-length'], res.complete);
      res.on('data', (d) => note('client', 'data', d.toString()));
      res.on('end', () => { note('client', 'end', res.complete); });
    });
    req.on('close', () => setImmediate(resolve));
    req.end();
  });
}
server.listen(0, async () => {
  await ask('HEAD', '/');
  await ask('GET', '/304');
  await ask('GET', '/');
  server.close();
});
