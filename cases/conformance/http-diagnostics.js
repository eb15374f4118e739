// diagnostics_channel is told of requests and answers.
'use strict';
const http = require('http');
const dc = require('diagnostics_channel');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
for (const name of ['http.client.request.start', 'http.client.request.error', 'http.client.response.finish', 'http.server.request.start', 'http.server.response.finish']) {
  dc.subscribe(name, (message) => note(name.split('.')[1], name, Object.keys(message), message.error?.code ?? '-'));
}
const server = http.createServer((req, res) => {
  note('server', req.url);
  if (req.url === '/fail') req.socket.destroy();
  else res.end('x');
});
server.listen(0, () => {
  const { port } = server.address();
  http.get({ port, agent: false }, (res) => {
    res.resume();
    res.on('end', () => {
      const req = http.get({ port, path: '/fail', agent: false });
      req.on('error', (err) => note('client', err.code));
      req.on('close', () => server.close());
    });
  });
});
