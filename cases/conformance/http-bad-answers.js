// Answers that cannot be parsed: the errors of the request.
'use strict';
const http = require('http');
const net = require('net');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const inputs = {
  garbage: 'hello world\r\n\r\n',
  status: 'HTTP/1.1 2x0 OK\r\n\r\n',
  header: 'HTTP/1.1 200 OK\r\na b: c\r\n\r\n',
  chunk: 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n',
  large: `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20000)}\r\n\r\n`,
  nothing: '',
  half: 'HTTP/1.1 200 OK\r\nContent-Le',
  short: 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc',
  eof: 'HTTP/1.1 200 OK\r\n\r\nto the end',
};
function ask(name) {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => {
      socket.once('data', () => socket.end(inputs[name]));
      socket.on('error', () => {});
    });
    server.listen(0, () => {
      const req = http.get({ port: server.address().port, agent: false }, (res) => {
        note(name, 'response', res.statusCode);
        res.on('data', (d) => note(name, 'data', d.toString()));
        res.on('error', (err) => note(name, 'res error', err.code, err.message));
        for (const event of ['aborted', 'end', 'close']) res.on(event, () => note(name, 'res', event, res.complete, res.aborted));
      });
      req.on('error', (err) => note(name, 'error', err.code, err.message, err.reason ?? '-', err.bytesParsed ?? '-', err.rawPacket?.length ?? '-'));
      req.on('close', () => {
        note(name, 'close');
        server.close(resolve);
      });
    });
  });
}
(async () => {
  for (const name of Object.keys(inputs)) await ask(name);
})();
