'use strict';
// A paused socket does not read.
const net = require('net');
const server = net.createServer((socket) => {
  socket.pause();
  console.log(socket.isPaused(), socket.readableFlowing);
  socket.on('data', (d) => console.log('data', String(d)));
  socket.on('end', () => { console.log('end'); server.close(); });
  setTimeout(() => { console.log('resume', socket.bytesRead); socket.resume(); }, 30);
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => client.end('hello'));
  client.on('close', () => console.log('client close'));
  client.resume();
});
