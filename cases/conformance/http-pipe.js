// A body larger than any buffer is piped from the request to the answer.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const size = 300000;
const server = http.createServer((req, res) => {
  res.setHeader('Content-Type', 'application/octet-stream');
  req.pipe(res);
  req.on('end', () => note('server', 'end'));
  res.on('finish', () => note('server', 'finish'));
});
server.listen(0, () => {
  const req = http.request({ port: server.address().port, method: 'POST' }, (res) => {
    const parts = [];
    res.on('data', (d) => parts.push(d));
    res.on('end', () => {
      const all = Buffer.concat(parts);
      note('client', all.length, all.every((b, i) => b === i % 251));
      server.close();
    });
  });
  const body = Buffer.alloc(size, Buffer.from(Array.from({ length: 251 }, (_, i) => i)));
  let at = 0;
  let waits = 0;
  const push = () => {
    while (at < size) {
      const more = req.write(body.subarray(at, at += 30000));
      if (!more) {
        waits++;
        req.once('drain', push);
        return;
      }
    }
    req.end(() => note('client', 'sent', waits > 0));
  };
  push();
});
