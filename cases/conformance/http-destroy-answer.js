// An answer that is destroyed: before anything is sent, and its properties after.
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
  req.on('error', (err) => note('server', 'req', err.code));
  res.on('close', () => note('server', 'close', res.closed, res.destroyed, res.writableEnded, res.writableFinished, res.errored?.message ?? '-'));
  res.on('error', (err) => note('server', 'error', err.message));
  res.destroy(new Error('no answer'));
  note('server', res.destroyed, res.destroy() === res);
  res.write('x', (err) => note('server', 'write', err.code));
  res.end('y', (err) => note('server', 'end', err?.code ?? '-'));
});
server.on('clientError', (err) => note('server', 'clientError', err.message));
server.listen(0, () => {
  const req = http.get({ port: server.address().port, agent: false });
  req.on('error', (err) => { note('client', err.code, err.message); server.close(); });
});
