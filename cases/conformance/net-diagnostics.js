'use strict';
// The diagnostics channels of net.
const dc = require('diagnostics_channel');
const net = require('net');
const names = ['net.client.socket', 'net.server.socket', 'tracing:net.server.listen:asyncStart', 'tracing:net.server.listen:asyncEnd',
  'tracing:net.server.listen:error'];
for (const name of names) dc.subscribe(name, (message) => console.log(name, Object.keys(message), message.error?.code));
const server = net.createServer((socket) => { console.log('connection'); socket.end(); });
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const second = net.createServer().on('error', (err) => console.log('error', err.code));
  second.listen(port, '127.0.0.1');
  const client = net.connect(port, '127.0.0.1');
  client.resume();
  client.on('close', () => server.close());
});
