// maxFreeSockets and maxTotalSockets of an agent.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const held = [];
const server = http.createServer((req, res) => {
  held.push(res);
  if (held.length === 3) for (const one of held.splice(0)) one.end('x');
});
server.listen(0, () => {
  const { port } = server.address();
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 1 });
  let left = 3;
  const states = [];
  for (let i = 0; i < 3; i++) {
    const req = http.get({ port, agent, path: `/${i}` }, (res) => res.resume());
    req.on('close', () => {
      if (--left) return;
      setImmediate(() => setImmediate(() => {
        const name = agent.getName({ port });
        note('free', agent.freeSockets[name].length);
        agent.destroy();
        total(port);
      }));
    });
  }
});
function total(port) {
  const agent = new http.Agent({ maxTotalSockets: 1 });
  const open = [];
  server.removeAllListeners('request');
  server.on('request', (req, res) => { open.push(req.url); res.end(); });
  let left = 2;
  for (const path of ['/one', '/two']) {
    const req = http.get({ port, agent, path }, (res) => res.resume());
    req.on('close', () => {
      if (--left) return;
      note('total', open.join(' '), agent.totalSocketCount);
      server.close();
    });
  }
  note('total', agent.totalSocketCount, Object.values(agent.requests).map((list) => list.length));
}
