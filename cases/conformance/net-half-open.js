'use strict';
// allowHalfOpen: the server goes on writing after the client has ended.
const net = require('net');
const server = net.createServer({ allowHalfOpen: true }, (socket) => {
  socket.resume();
  socket.on('end', () => {
    console.log('server end', socket.readyState, socket.writable);
    socket.write('late');
    setTimeout(() => socket.end('later'), 20);
  });
  socket.on('close', () => { console.log('server close'); server.close(); });
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.on('data', (d) => console.log('data', String(d), client.readyState));
  client.on('end', () => console.log('client end'));
  client.on('finish', () => console.log('client finish'));
  client.on('close', () => console.log('client close'));
  client.end();
});
