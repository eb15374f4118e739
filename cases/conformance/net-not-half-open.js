'use strict';
// Without allowHalfOpen the end of one side ends the other, and a later write is refused.
const net = require('net');
const server = net.createServer((socket) => {
  socket.end('bye');
  socket.on('close', () => server.close());
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.on('data', (d) => console.log('data', String(d)));
  client.on('end', () => {
    console.log('end', client.readyState, client.writable, client.writableEnded, client.allowHalfOpen);
    setImmediate(() => {
      console.log('immediate', client.readyState, client.writableEnded, client.destroyed);
      client.write('x', (err) => console.log('write', err.code, err.message));
    });
  });
  client.on('error', (err) => console.log('error', err.code, err.message));
  client.on('finish', () => console.log('finish'));
  client.on('close', (hadError) => console.log('close', hadError));
});
