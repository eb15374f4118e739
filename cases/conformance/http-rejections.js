// captureRejections: a handler that rejects is answered with 500.
'use strict';
const events = require('events');
events.captureRejections = true;
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer(async (req, res) => {
  res.setHeader('X-Secret', 's');
  if (req.url === '/sent') res.write('part');
  await null;
  throw new Error('oops');
});
function ask(path) {
  return new Promise((resolve) => {
    const req = http.get({ port: server.address().port, path, agent: false }, (res) => {
      note('client', res.statusCode, res.headers['x-secret'] ?? '-');
      res.on('data', (d) => note('client', d.toString()));
      res.on('error', (err) => note('client', err.code));
      res.on('close', resolve);
    });
    req.on('error', (err) => note('client', err.code));
  });
}
server.listen(0, async () => {
  await ask('/');
  await ask('/sent');
  server.close();
});
