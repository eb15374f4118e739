'use strict';
// A proxy: two servers and two connections, piped into each other.
const net = require('net');
const backend = net.createServer((socket) => {
  socket.setEncoding('utf8');
  let text = '';
  socket.on('data', (d) => { text += d; });
  socket.on('end', () => socket.end(text.toUpperCase()));
});
backend.server = backend;
backend.allowHalfOpen = true;
const proxy = net.createServer({ allowHalfOpen: true }, (socket) => {
  const up = net.connect({ port: backend.address().port, host: '127.0.0.1', allowHalfOpen: true });
  socket.pipe(up).pipe(socket);
});
backend.listen(0, '127.0.0.1', () => proxy.listen(0, '127.0.0.1', () => {
  const client = net.connect({ port: proxy.address().port, host: '127.0.0.1', allowHalfOpen: true });
  let reply = '';
  client.setEncoding('utf8');
  client.on('data', (d) => { reply += d; });
  client.on('end', () => { console.log(reply); proxy.close(() => backend.close(() => console.log('closed'))); });
  client.end('through the proxy');
}));
