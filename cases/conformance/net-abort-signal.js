'use strict';
// Signals: of a server, and of a client.
const net = require('net');
const controller = new AbortController();
const server = net.createServer();
server.on('close', () => console.log('closed'));
server.listen({ port: 0, host: '127.0.0.1', signal: controller.signal }, () => {
  console.log('listening');
  controller.abort();
});
const done = AbortSignal.abort();
const socket = new net.Socket({ signal: done });
socket.on('error', (err) => console.log('error', err.name, err.code));
socket.on('close', () => console.log('socket close'));
const late = new AbortController();
const client = new net.Socket({ signal: late.signal });
client.on('error', (err) => console.log('client', err.name, err.code));
setTimeout(() => late.abort(), 10);
