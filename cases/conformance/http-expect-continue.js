// Expect: 100-continue: the client waits for the server to want the body.
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
  note('server', 'request', req.headers.expect);
  let text = '';
  req.on('data', (d) => { text += d; });
  req.on('end', () => res.end(`got ${text}`));
});
server.listen(0, () => {
  const req = http.request({ port: server.address().port, method: 'POST', headers: { Expect: '100-continue' } });
  note('client', req.headersSent);
  req.on('information', (info) => note('client', 'information', info.statusCode, info.statusMessage, info.headers, info.rawHeaders));
  req.on('continue', () => {
    note('client', 'continue');
    req.end('body');
  });
  req.on('response', (res) => {
    res.on('data', (d) => note('client', res.statusCode, d.toString()));
    res.on('end', () => server.close());
  });
});
