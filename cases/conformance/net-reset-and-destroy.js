'use strict';
// resetAndDestroy: the other end reads ECONNRESET.
const net = require('net');
const server = net.createServer((socket) => {
  socket.on('error', (err) => console.log('server error', err.code, err.syscall, err.errno, err.message));
  socket.on('close', (hadError) => { console.log('server close', hadError); server.close(); });
  socket.on('end', () => console.log('never'));
  socket.resume();
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    setTimeout(() => {
      console.log(client.resetAndDestroy() === client, client.destroyed);
    }, 20);
  });
  client.on('close', (hadError) => console.log('close', hadError));
});
const none = new net.Socket();
none.on('error', (err) => console.log(err.code, err.message));
none.resetAndDestroy();
