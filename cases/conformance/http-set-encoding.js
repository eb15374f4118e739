// setEncoding of a socket of a server is refused; of a request it works.
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
  try {
    req.socket.setEncoding('utf8');
  } catch (err) {
    note('server', err.code, err.message);
  }
  req.setEncoding('hex');
  req.on('data', (d) => note('server', d));
  req.on('end', () => res.end(Buffer.from('\u20ac')));
});
server.listen(0, () => {
  const req = http.request({ port: server.address().port, method: 'PUT' }, (res) => {
    res.setEncoding('utf8');
    res.on('data', (d) => note('client', d));
    res.on('end', () => server.close());
  });
  req.end('\u20ac');
});
