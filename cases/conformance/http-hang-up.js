// The server drops the connection: before the answer, and in its middle.
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
  req.on('error', (err) => note('server', 'req error', err.code));
  for (const event of ['aborted', 'close']) req.on(event, () => note('server', 'req', event));
  for (const event of ['finish', 'close']) res.on(event, () => note('server', 'res', event, res.destroyed, res.writableFinished));
  if (req.url === '/before') {
    req.socket.destroy();
  } else {
    res.writeHead(200, { 'Content-Length': 10 });
    res.write('half', () => setImmediate(() => res.destroy()));
  }
});
function ask(path) {
  return new Promise((resolve) => {
    const req = http.get({ port: server.address().port, path, agent: false }, (res) => {
      res.on('data', (d) => note('client', 'data', d.toString()));
      res.on('error', (err) => note('client', 'res error', err.code, err.message, err.name));
      for (const event of ['aborted', 'end', 'close']) res.on(event, () => note('client', 'res', event, res.destroyed));
    });
    req.on('error', (err) => note('client', 'req error', err.code, err.message, err.name));
    req.on('close', () => { note('client', 'req close', req.destroyed); setImmediate(resolve); });
  });
}
server.listen(0, async () => {
  await ask('/before');
  await ask('/middle');
  server.close();
});
