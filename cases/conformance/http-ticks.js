// Ticks and microtasks between the parts of a request.
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
  const after = (what) => {
    process.nextTick(() => note('order', what, 'tick'));
    Promise.resolve().then(() => note('order', what, 'microtask'));
  };
  note('order', 'request');
  after('request');
  req.on('data', (d) => { note('order', 'data', d.toString()); after('data'); });
  req.on('end', () => { note('order', 'end'); after('end'); res.end(); });
  res.on('finish', () => { note('order', 'finish'); after('finish'); });
  req.on('close', () => note('order', 'req close'));
  res.on('close', () => note('order', 'res close'));
});
server.listen(0, () => {
  const socket = net.connect(server.address().port);
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n');
  socket.once('data', () => socket.end());
  socket.on('close', () => server.close());
});
