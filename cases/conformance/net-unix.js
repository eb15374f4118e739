'use strict';
// A Unix socket: its file, its addresses, data and end in one poll.
const fs = require('fs');
const net = require('net');
const os = require('os');
const path = require('path');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'net-unix-'));
const file = path.join(dir, 's');
const server = net.createServer((socket) => {
  console.log('connection', socket.address(), socket.remoteAddress, socket.remoteFamily);
  socket.on('data', (d) => console.log('data', String(d)));
  socket.on('end', () => console.log('end'));
  socket.on('close', () => {
    server.close(() => {
      console.log('closed', fs.existsSync(file));
      fs.rmdirSync(dir);
    });
  });
});
server.listen(file, () => {
  console.log(server.address() === file, fs.statSync(file).isSocket(), fs.readdirSync(dir));
  const again = net.createServer();
  again.on('error', (err) => console.log(err.code, err.syscall, err.address === file, err.port, Object.keys(err)));
  again.listen(file);
  const client = net.connect(file, () => {
    console.log('connect', client.address(), client.remoteAddress);
    client.end('hello');
  });
  client.resume();
  client.on('close', (hadError) => console.log('client close', hadError));
});
