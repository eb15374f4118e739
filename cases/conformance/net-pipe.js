'use strict';
// An echo server with pipe, and a client that pipes a stream in.
const net = require('net');
const { Readable, pipeline } = require('stream');
const server = net.createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  let text = '';
  client.setEncoding('utf8');
  client.on('data', (d) => { text += d; });
  client.on('end', () => { console.log(text); server.close(); });
  pipeline(Readable.from(['one ', 'two ', 'three']), client, (err) => console.log('pipeline', err));
});
server.on('close', () => console.log('closed'));
