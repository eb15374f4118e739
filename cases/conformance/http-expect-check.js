// 'checkContinue' and 'checkExpectation'; an expectation nobody knows is refused.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer((req, res) => { note('server', 'request'); res.end(); });
function ask(expect) {
  return new Promise((resolve) => {
    const req = http.request({ port: server.address().port, method: 'POST', agent: false, headers: { Expect: expect } });
    req.on('continue', () => { note('client', 'continue'); req.end('x'); });
    req.on('response', (res) => {
      note('client', expect, res.statusCode, res.headers.connection);
      res.resume();
      res.on('end', resolve);
      req.end();
    });
    req.flushHeaders();
  });
}
server.listen(0, async () => {
  await ask('other');
  server.on('checkExpectation', (req, res) => { note('server', 'checkExpectation', req.headers.expect); res.end('ok'); });
  await ask('other');
  server.on('checkContinue', (req, res) => {
    note('server', 'checkContinue');
    res.writeContinue();
    req.resume();
    req.on('end', () => res.end());
  });
  await ask('100-continue');
  server.removeAllListeners('checkContinue');
  server.on('checkContinue', (req, res) => { res.statusCode = 403; res.end(); });
  await ask('100-continue');
  server.close();
});
