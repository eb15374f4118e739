'use strict';
const events = require('events');
const net = require('net');
events.captureRejections = true;
const server = net.createServer(async (socket) => {
  socket.on('error', (err) => { console.log('socket error', err.message); server.close(); });
  throw new Error('oops');
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.resume();
  client.on('close', (hadError) => console.log('close', hadError));
  client.on('error', (err) => console.log('client', err.code));
});
