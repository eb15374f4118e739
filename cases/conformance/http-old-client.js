// A client of HTTP/1.0, with and without keep-alive.
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
const server = http.createServer((req, res) => {
  note('server', req.httpVersion, req.headers.connection ?? '-', res.shouldKeepAlive, res.useChunkedEncodingByDefault);
  res.write('a');
  res.end('b');
});
function ask(head) {
  return new Promise((resolve) => {
    const socket = net.connect(server.address().port);
    let text = '';
    socket.on('data', (d) => { text += d; });
    socket.on('close', () => { note('client', JSON.stringify(text.replace(/Date: .*GMT/, 'Date: -'))); resolve(); });
    socket.end(head);
  });
}
server.listen(0, async () => {
  await ask('GET / HTTP/1.0\r\n\r\n');
  await ask('GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n');
  await ask('GET / HTTP/1.0\r\nTE: chunked\r\n\r\n');
  await ask('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  server.close();
});
