// 'connection', 'request' and 'close' of a server, and sockets given to it by hand.
'use strict';
const http = require('http');
const { Duplex } = require('stream');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const server = http.createServer();
server.on('request', (req, res) => {
  note('server', 'request', req.url, req.socket === given);
  req.resume();
  res.end('by hand');
});
server.on('connection', (socket) => note('server', 'connection', socket === given));
let text = '';
const given = new Duplex({
  read() {},
  write(chunk, encoding, callback) { text += chunk; callback(); },
  final(callback) { note('given', 'final'); callback(); },
});
server.emit('connection', given);
given.push('GET /1 HTTP/1.1\r\nHost: a\r\n\r\n');
given.push('POST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab');
given.on('close', () => note('given', 'close', text.replace(/Date: .*GMT/g, 'Date: -')));
setTimeout(() => given.push(null), 5);
