// maxRequestsPerSocket: the last answer says so, later requests are dropped.
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
const server = http.createServer((req, res) => res.end(req.url));
server.maxRequestsPerSocket = 2;
server.on('dropRequest', (req, socket) => note('server', 'dropped', req.url, socket.writable));
server.listen(0, () => {
  const socket = net.connect(server.address().port);
  let text = '';
  socket.on('data', (d) => { text += d; });
  socket.on('close', () => {
    note('client', text.replace(/Date: .*GMT/g, 'Date: -'));
    server.close();
  });
  socket.write('GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\nGET /3 HTTP/1.1\r\nHost: a\r\n\r\n');
});
