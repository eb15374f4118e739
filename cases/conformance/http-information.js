// 1xx answers: early hints, processing.
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
  res.writeProcessing();
  res.writeEarlyHints({ link: '</a.css>; rel=preload; as=style', 'x-trace': 'id' }, () => note('server', 'hints written'));
  res.writeEarlyHints({ link: ['</b.js>; rel=preload', '</c.js>; rel=preload'] });
  res.writeEarlyHints({});
  for (const bad of [undefined, { link: 5 }, { link: 'nonsense' }]) {
    try {
      res.writeEarlyHints(bad);
    } catch (err) {
      note('server', err.code, err.message);
    }
  }
  res.end('x');
});
server.listen(0, () => {
  const req = http.get({ port: server.address().port }, (res) => {
    note('client', res.statusCode);
    res.resume();
    res.on('end', () => server.close());
  });
  req.on('continue', () => note('client', 'continue'));
  req.on('information', (info) => note('client', info));
});
