// destroy and abort of a request: at once, after the connection, after the answer.
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
  req.on('error', () => {});
  res.write('part');
});
function ask(name, stop) {
  return new Promise((resolve) => {
    const req = http.get({ port: server.address().port, agent: false });
    for (const event of ['socket', 'abort', 'timeout', 'response', 'close']) {
      req.on(event, () => note(name, event, req.destroyed, req.aborted));
    }
    req.on('error', (err) => note(name, 'error', err.code ?? '-', err.message));
    req.on('close', () => setImmediate(resolve));
    req.on('response', (res) => {
      res.on('error', (err) => note(name, 'res error', err.code ?? '-', err.message));
      for (const event of ['aborted', 'end', 'close']) res.on(event, () => note(name, 'res', event));
    });
    stop(req);
  });
}
server.listen(0, async () => {
  await ask('1 destroy', (req) => req.destroy());
  await ask('2 destroy with', (req) => req.destroy(new Error('mine')));
  await ask('3 abort', (req) => req.abort());
  await ask('4 on socket', (req) => req.on('socket', () => req.destroy()));
  await ask('5 on response', (req) => req.on('response', () => req.destroy()));
  await ask('6 response destroy', (req) => req.on('response', (res) => res.destroy(new Error('res'))));
  await ask('7 on data', (req) => req.on('response', (res) => res.on('data', () => req.destroy(new Error('late')))));
  server.closeAllConnections();
  server.close();
});
