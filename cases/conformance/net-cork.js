'use strict';
// Corked writes are one segment.
const net = require('net');
const server = net.createServer((socket) => {
  socket.on('data', (d) => console.log('chunk', d.length, String(d)));
  socket.on('end', () => server.close());
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    client.cork();
    for (let i = 0; i < 5; i++) client.write(`part ${i};`, () => console.log('written', i));
    console.log(client.writableCorked, client.writableLength, client.bytesWritten);
    client.uncork();
    console.log(client.writableCorked, client.writableLength, client.bytesWritten);
    client.end();
  });
  client.resume();
});
