// An agent with one socket: requests wait for it, and get it in order.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let connections = 0;
const server = http.createServer((req, res) => {
  note('server', req.url);
  res.end(req.url);
});
server.on('connection', () => { connections++; });
server.listen(0, () => {
  const { port } = server.address();
  let left = 3;
  for (const path of ['/a', '/b', '/c']) {
    const req = http.get({ port, path, agent }, (res) => {
      res.resume();
      res.on('end', () => note('client', 'end', path, req.reusedSocket));
    });
    req.on('close', () => {
      if (--left) return;
      note('agent', Object.keys(agent.requests).length, connections);
      setImmediate(() => {
        agent.destroy();
        server.close();
      });
    });
  }
  const name = agent.getName({ port });
  note('agent', name === `localhost:${port}:`, agent.requests[name].length, agent.sockets[name].length, agent.totalSocketCount);
});
