// An idle connection of an agent with a time limit is closed; a server that announces a short one is not waited for.
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
  if (req.url === '/short') res.setHeader('Keep-Alive', 'timeout=1');
  res.end('x');
});
function ask(agent, path) {
  return new Promise((resolve) => {
    const req = http.get({ port: server.address().port, agent, path }, (res) => res.resume());
    req.on('close', () => resolve(req.socket));
  });
}
server.listen(0, async () => {
  const agent = new http.Agent({ keepAlive: true, timeout: 30 });
  const idle = await ask(agent, '/');
  note('idle', idle.destroyed, idle.timeout);
  await new Promise((resolve) => idle.on('close', resolve));
  note('idle', 'closed', Object.keys(agent.freeSockets).length);
  const short = await ask(agent, '/short');
  await new Promise((resolve) => short.on('close', resolve));
  note('short', 'closed', Object.keys(agent.freeSockets).length);
  server.close();
});
