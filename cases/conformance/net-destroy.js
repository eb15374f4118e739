'use strict';
// destroy: once, with an error, before the connection is made.
const net = require('net');
const server = net.createServer((socket) => {
  socket.on('error', (err) => console.log('server error', err.code));
  socket.on('close', (hadError) => { console.log('server close', hadError); server.close(); });
  socket.resume();
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const early = net.connect(port, '127.0.0.1', () => console.log('never'));
  early.on('close', (hadError) => console.log('early close', hadError));
  early.destroy();
  console.log(early.destroyed, early.connecting, early.readyState);
  const client = net.connect(port, '127.0.0.1', () => {
    client.on('error', (err) => console.log('error', err.message));
    client.on('close', (hadError) => console.log('close', hadError));
    client.destroy(new Error('enough'));
    client.destroy(new Error('again'));
    client.write('x', (err) => console.log('write', err.code));
    process.nextTick(() => console.log('tick'));
    Promise.resolve().then(() => console.log('microtask'));
    setImmediate(() => console.log('immediate'));
  });
});
