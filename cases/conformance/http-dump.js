// A body that nobody reads is dropped behind the answer; the connection is used again.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
let requests = 0;
const server = http.createServer((req, res) => {
  requests++;
  req.on('data', () => note('server', 'data'));
  req.removeAllListeners('data');
  req.on('end', () => note('server', 'end', requests));
  res.end(`answer ${requests}`);
});
const agent = new http.Agent({ keepAlive: true });
server.listen(0, async () => {
  for (let i = 0; i < 2; i++) {
    await new Promise((resolve) => {
      const req = http.request({ port: server.address().port, method: 'POST', agent }, (res) => {
        res.on('data', (d) => note('client', d.toString()));
      });
      req.on('close', () => { note('client', 'reused', req.reusedSocket); resolve(); });
      req.end('x'.repeat(1000));
    });
  }
  agent.destroy();
  server.close();
});
