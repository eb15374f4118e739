'use strict';
const net = require('net');
const { once } = require('events');
async function main() {
  const replies = ['b', 'c'];
  const server = net.createServer((socket) => {
    socket.write('a');
    socket.on('data', () => {
      const reply = replies.shift();
      if (reply) socket.write(reply);
      else socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = net.connect(server.address().port, '127.0.0.1');
  await once(client, 'connect');
  for await (const chunk of client) {
    console.log(String(chunk));
    client.write('next');
  }
  console.log(client.destroyed, client.readableEnded);
  server.close();
  await once(server, 'close');
  console.log('done');
}
main();
