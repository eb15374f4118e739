'use strict';
// events.once and promises around sockets.
const net = require('net');
const { once } = require('events');
const { finished } = require('stream/promises');
async function main() {
  const server = net.createServer();
  server.listen(0, '127.0.0.1');
  console.log(await once(server, 'listening'));
  const client = net.connect(server.address().port, '127.0.0.1');
  const [[socket]] = await Promise.all([once(server, 'connection'), once(client, 'connect')]);
  console.log(socket instanceof net.Socket, socket.server === server, client.server);
  client.end('data');
  console.log(String((await once(socket, 'data'))[0]));
  socket.end();
  await Promise.all([finished(client.resume()), finished(socket.resume())]);
  console.log(client.destroyed, socket.destroyed);
  server.close();
  await once(server, 'close');
  const bad = net.connect(1, '127.0.0.1');
  await once(bad, 'connect').catch((err) => console.log(err.code));
  await finished(bad).catch((err) => console.log(err.code));
}
main();
