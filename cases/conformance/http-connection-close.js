// Without keep-alive the server ends the connection behind the answer.
'use strict';
const http = require('http');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const agent = new http.Agent();
const server = http.createServer((req, res) => {
  note('server', req.headers.connection, res.shouldKeepAlive);
  req.socket.on('end', () => note('server', 'socket end'));
  req.socket.on('close', (hadError) => note('server', 'socket close', hadError));
  res.end('x');
});
server.listen(0, () => {
  const req = http.get({ port: server.address().port, agent }, (res) => {
    note('client', res.headers.connection, res.headers['keep-alive'] ?? '-');
    res.resume();
    res.on('end', () => note('client', 'end'));
    req.socket.on('close', (hadError) => {
      note('client', 'socket close', hadError);
      server.close();
    });
  });
});
