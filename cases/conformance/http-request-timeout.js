// headersTimeout and requestTimeout end slow requests with 408.
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
function run(name, options, text) {
  return new Promise((resolve) => {
    const server = http.createServer({ connectionsCheckingInterval: 15, ...options }, (req) => req.resume());
    server.listen(0, () => {
      const socket = net.connect(server.address().port, () => socket.write(text));
      socket.on('data', (d) => note(name, d.toString()));
      socket.on('close', () => { note(name, 'closed'); server.close(resolve); });
    });
    if (name === '3 event') server.on('clientError', (err, socket) => { note(name, err.code, err.message); socket.destroy(); });
  });
}
(async () => {
  await run('1 headers', { headersTimeout: 30 }, 'GET / HTTP/1.1\r\nHos');
  await run('2 request', { requestTimeout: 30, headersTimeout: 20 }, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab');
  await run('3 event', { requestTimeout: 30, headersTimeout: 0 }, '');
  for (const bad of [{ requestTimeout: 10, headersTimeout: 20 }, { requestTimeout: -1 }, { keepAliveTimeout: 'x' }, { requireHostHeader: 1 }]) {
    try {
      http.createServer(bad);
    } catch (err) {
      note('4 bad', err.code, err.message);
    }
  }
})();
