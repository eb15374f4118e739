'use strict';
// Sockets call back in the scope that they were made in, servers in that of their making.
const net = require('net');
const { AsyncLocalStorage } = require('async_hooks');
const storage = new AsyncLocalStorage();
const said = [];
const show = (what) => said.push(`${what} ${storage.getStore()}`);
const server = storage.run('server', () => net.createServer((socket) => {
  show('connection');
  socket.on('data', (data) => {
    show(`server data ${data}`);
    socket.end(data);
  });
  socket.on('close', () => show('server close'));
}));
storage.run('listening', () => server.listen(0, '127.0.0.1', () => {
  show('listening');
  storage.run('client', () => {
    const client = net.connect(server.address().port, '127.0.0.1', () => {
      show('connect');
      client.write('x');
    });
    client.on('data', (data) => show(`client data ${data}`));
    client.on('end', () => show('client end'));
    client.on('close', () => {
      show('client close');
      server.close(() => show('closed'));
    });
  });
}));
process.on('exit', () => console.log(said.sort().join('\n')));
