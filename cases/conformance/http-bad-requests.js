// What is not HTTP is answered with a status and the connection is closed.
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
  method: 'NOPE / HTTP/1.1\r\n\r\n',
  version: 'GET / HTTP/3.3\r\n\r\n',
  host: 'GET / HTTP/1.1\r\n\r\n',
  header: 'GET / HTTP/1.1\r\nHost: a\r\nB@d: x\r\n\r\n',
  large: `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20000)}\r\n\r\n`,
  length: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
  both: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  half: 'GET / HTT',
};
const server = http.createServer((req, res) => res.end('fine'));
function send(name) {
  return new Promise((resolve) => {
    const socket = net.connect(server.address().port, () => socket.end(inputs[name]));
    let text = '';
    socket.on('data', (d) => { text += d; });
    socket.on('error', () => {});
    socket.on('close', () => {
      note('client', name, text.replace(/Date: .*GMT/, 'Date: -'));
      resolve();
    });
  });
}
server.listen(0, async () => {
  for (const name of Object.keys(inputs)) await send(name);
  server.on('clientError', (err, socket) => {
    note('server', err.code, err.message, err.reason, err.bytesParsed, err.rawPacket?.length, err.name, socket.writable);
    socket.end('HTTP/1.1 400 Mine\r\n\r\n');
  });
  for (const name of Object.keys(inputs)) await send(name);
  server.close();
});
