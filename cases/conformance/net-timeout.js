'use strict';
// setTimeout: an idle socket, refreshed by data; the socket stays open.
const net = require('net');
const server = net.createServer((socket) => {
  socket.resume();
  socket.on('close', () => server.close());
}).listen(0, '127.0.0.1', () => {
  const client = net.connect({ port: server.address().port, host: '127.0.0.1', timeout: 40 }, () => {
    console.log(client.timeout);
    setTimeout(() => client.write('x'), 20);
  });
  client.on('timeout', () => {
    console.log('timeout', client.readyState);
    client.setTimeout(0);
    console.log(client.timeout);
    client.end();
  });
  client.setTimeout(60, () => console.log('once'));
  client.on('close', () => { console.log('close'); console.log(client.setTimeout(10) === client); });
});
