// A request and an answer that come byte by byte.
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
  const parts = [];
  req.on('data', (d) => parts.push(d.toString()));
  req.on('end', () => { note('server', req.method, req.url, req.headers, parts.join(''), req.trailers); res.end(); });
});
async function drip(socket, text) {
  for (const c of text) {
    socket.write(c);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
server.listen(0, () => {
  const socket = net.connect(server.address().port, async () => {
    socket.setNoDelay(true);
    await drip(socket, 'POST /a HTTP/1.1\r\nHost: b\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nT: v\r\n\r\n');
  });
  socket.once('data', () => {
    socket.end();
    server.close();
    const raw = net.createServer((peer) => {
      peer.once('data', async () => {
        await drip(peer, 'HTTP/1.1 200 Very Fine\r\nX: y\r\nContent-Length: 3\r\n\r\nxyz');
        peer.end();
      });
    });
    raw.listen(0, () => {
      http.get({ port: raw.address().port, agent: false }, (res) => {
        let text = '';
        res.on('data', (d) => { text += d; });
        res.on('end', () => { note('client', res.statusCode, res.statusMessage, res.headers, text); raw.close(); });
      });
    });
  });
});
