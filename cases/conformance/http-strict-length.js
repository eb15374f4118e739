// strictContentLength and rejectNonStandardBodyWrites.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer({ rejectNonStandardBodyWrites: true }, (req, res) => {
  const attempt = (what, act) => {
    try {
      act();
      note('server', what, 'ok');
    } catch (err) {
      note('server', what, err.code, err.message);
    }
  };
  if (req.method === 'HEAD') {
    attempt('head', () => res.write('body'));
    res.end();
    return;
  }
  res.strictContentLength = true;
  res.writeHead(200, { 'Content-Length': 5 });
  attempt('much', () => res.write('sixsix'));
  attempt('some', () => res.write('abc'));
  attempt('little', () => res.end('d'));
  attempt('right', () => res.end('de'));
});
function ask(method) {
  return new Promise((resolve) => {
    const req = http.request({ port: server.address().port, method }, (res) => {
      let text = '';
      res.on('data', (d) => { text += d; });
      res.on('end', () => { note('client', text); });
    });
    req.on('close', resolve);
    req.end();
  });
}
server.listen(0, async () => {
  await ask('GET');
  await ask('HEAD');
  server.close();
});
