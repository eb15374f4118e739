// close waits for answers and drops idle connections; closeAllConnections drops all.
'use strict';
const http = require('http');
const net = require('net');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
let held;
const server = http.createServer((req, res) => {
  if (req.url === '/held') held = res;
  else res.end('x');
});
server.on('close', () => note('server', 'close event'));
server.listen(0, () => {
  const { port } = server.address();
  const idle = net.connect(port, () => {
    const busy = http.get({ port, path: '/held', agent: false }, (res) => {
      res.resume();
      res.on('end', () => note('busy', 'end'));
    });
    const kept = http.get({ port, agent: new http.Agent({ keepAlive: true }) }, (res) => {
      res.resume();
      kept.on('close', () => setImmediate(() => {
        note('server', server.listening);
        server.close((err) => note('server', 'closed', err === undefined));
        note('server', server.listening);
        server.close((err) => note('server', err.code, err.message));
        kept.socket.on('close', () => {
          note('kept', 'closed');
          held.end('done');
          busy.on('close', () => { note('idle', idle.destroyed); idle.destroy(); });
        });
      }));
    });
  });
  idle.on('close', () => note('idle', 'closed'));
});
