'use strict';
// A socket that is closed can connect again.
const net = require('net');
let n = 0;
const server = net.createServer((socket) => socket.end(`hello ${++n}`)).listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const client = new net.Socket();
  let again = true;
  client.on('connect', () => console.log('connect', client.destroyed, client.bytesRead));
  client.on('data', (d) => console.log(String(d)));
  client.on('end', () => console.log('end'));
  client.on('close', () => {
    console.log('close', client.destroyed, client.bytesRead);
    if (again) {
      again = false;
      client.connect(port, '127.0.0.1');
      console.log(client.destroyed, client.connecting);
    } else {
      server.close();
    }
  });
  client.connect(port, '127.0.0.1');
});
