'use strict';
// destroySoon, destroy in data, end callbacks, and the flags afterwards.
const net = require('net');
const server = net.createServer((socket) => {
  socket.on('data', (d) => { console.log('server', String(d)); socket.destroySoon(); console.log(socket.destroyed, socket.writableEnded); });
  socket.on('close', (e) => console.log('server close', e, socket.destroyed, socket.readable, socket.writable));
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    client.write('go');
  });
  client.on('end', () => console.log('end', client.readableEnded, client.writableEnded, client.destroyed));
  client.on('finish', () => console.log('finish', client.writableFinished));
  client.on('close', (e) => {
    console.log('close', e, client.readableAborted, client.readableDidRead, client.errored, client.closed);
    server.close();
  });
  client.resume();
});
