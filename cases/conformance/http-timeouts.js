// Time limits: of a request, of a socket on the server, of an answer.
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
  if (req.url === '/req') {
    req.on('timeout', () => note('server', 'req timeout'));
    res.setTimeout(20, (socket) => { note('server', 'res timeout', socket === req.socket); res.end('late'); });
    req.resume();
  }
});
function ask(name, options, act) {
  return new Promise((resolve) => {
    const req = http.get({ port: server.address().port, agent: false, ...options });
    req.on('timeout', () => note(name, 'timeout', req.destroyed));
    req.on('error', (err) => note(name, 'error', err.code, err.message));
    req.on('response', (res) => { res.resume(); note(name, res.statusCode); });
    req.on('close', resolve);
    act(req);
  });
}
server.listen(0, async () => {
  await ask('1 option', { timeout: 20 }, (req) => req.on('timeout', () => req.destroy()));
  await ask('2 setTimeout', {}, (req) => note('2 setTimeout', req.setTimeout(20, () => req.destroy(new Error('slow'))) === req));
  await ask('3 server', { path: '/req' }, () => {});
  server.setTimeout(20);
  await ask('4 server.setTimeout', {}, () => {});
  server.setTimeout(20, (socket) => { note('server', 'timeout'); socket.end('HTTP/1.1 503 Slow\r\n\r\n'); });
  await ask('5 with a listener', {}, () => {});
  for (const bad of ['x', -1]) {
    try {
      http.get({ timeout: bad });
    } catch (err) {
      note('6 bad', err.code, err.message);
    }
  }
  server.closeAllConnections();
  server.close();
});
