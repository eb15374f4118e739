// An AbortSignal ends a request.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer((req, res) => { req.on('error', () => {}); res.write('x'); });
function ask(name, make, act) {
  return new Promise((resolve) => {
    const controller = make();
    const req = http.get({ port: server.address().port, agent: false, signal: controller.signal });
    req.on('error', (err) => note(name, err.name, err.code, err.message, String(err.cause ?? '-')));
    req.on('close', () => { note(name, 'close'); resolve(); });
    req.on('response', (res) => {
      res.on('error', (err) => note(name, 'res', err.name, err.code, err.message));
      act(controller);
    });
    if (name === '1 at once') act(controller);
  });
}
server.listen(0, async () => {
  await ask('1 at once', () => new AbortController(), (c) => c.abort());
  await ask('2 before', () => ({ signal: AbortSignal.abort() }), () => {});
  await ask('3 answer', () => new AbortController(), (c) => c.abort(new Error('why')));
  server.closeAllConnections();
  server.close();
});
