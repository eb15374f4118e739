'use strict';
const net = require('net');
const server = net.createServer({ pauseOnConnect: true }, (socket) => {
  console.log(socket.isPaused(), socket.readableFlowing);
  socket.on('data', (d) => console.log('data', String(d)));
  socket.on('end', () => { console.log('end'); server.close(); });
  setTimeout(() => { console.log('resume'); socket.resume(); }, 30);
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => client.end('hello'));
  client.resume();
});
