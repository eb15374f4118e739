// What requests look like on the wire.
'use strict';
const net = require('net');
const server = net.createServer((socket) => {
  socket.on('data', (d) => {
    console.log(JSON.stringify(d.toString()).replace(/127.0.0.1:\d+/g, 'HOST'));
    socket.write('HTTP/1.1 200 Fine\r\nContent-Length: 2\r\nX: y\r\n\r\nok');
  });
});
server.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const show = async (path, init) => {
    const r = await fetch(url + path, init);
    console.log(r.status, r.statusText, r.url === url + path, r.redirected, r.type, [...r.headers], await r.text());
  };
  await show('/plain?q');
  await show('/post', { method: 'POST', body: 'hello', headers: { 'X-A': '1', accept: 'q' } });
  await show('/form', { method: 'POST', body: new URLSearchParams({ a: 'b c' }) });
  await show('/blob', { method: 'PUT', body: new Blob(['blob'], { type: 'a/b' }) });
  await show('/delete', { method: 'DELETE' });
  await show('/empty', { method: 'POST' });
  await show('/cache', { cache: 'no-store', mode: 'no-cors' });
  process.exit();
});
