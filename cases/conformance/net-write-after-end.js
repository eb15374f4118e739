'use strict';
const net = require('net');
const server = net.createServer((socket) => { socket.resume(); socket.on('end', () => socket.end()); socket.on('error', (err) => console.log('server', err.code)); }).listen(0, '127.0.0.1', () => {
  const client = net.connect({ port: server.address().port, host: '127.0.0.1', allowHalfOpen: true }, () => {
    client.end('x');
    console.log(client.write('late', (err) => console.log('callback', err.code)));
    client.end(() => console.log('second end'));
    client.end('y', (err) => console.log('third end', err && err.code));
  });
  client.on('error', (err) => console.log('error', err.code, err.message));
  client.on('close', (e) => { console.log('close', e); server.close(); });
  client.resume();
});
