'use strict';
// The other end of a connection, played by the test.
const net = require('net');
const { peer } = require('loopcheck');
peer(45871, (connection) => {
  connection.write('hello\n');
  connection.on('data', (data) => connection.write(data.toString().toUpperCase()));
  connection.on('end', () => console.log('peer: end'));
});
const socket = net.connect(45871, '127.0.0.1');
let text = '';
socket.setEncoding('utf8');
socket.on('connect', () => {
  console.log('connect', socket.remotePort);
  socket.end('some words\n');
});
socket.on('data', (data) => { text += data; });
socket.on('end', () => console.log('end', JSON.stringify(text)));
socket.on('close', (hadError) => console.log('close', hadError));
net.connect(45872, '127.0.0.1').on('error', (err) => console.log(err.code, err.port));
