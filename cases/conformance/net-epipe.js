'use strict';
// A Unix socket whose other end has gone: the write fails at once.
const fs = require('fs');
const net = require('net');
const path = require('path');
const dir = fs.mkdtempSync(path.join(require('os').tmpdir(), 'net-epipe-'));
const server = net.createServer((socket) => socket.destroy()).listen(path.join(dir, 's'), () => {
  const client = net.connect({ path: path.join(dir, 's'), allowHalfOpen: true });
  client.on('error', (err) => console.log('error', err.code, err.syscall, err.message));
  client.on('close', (hadError) => { console.log('close', hadError); server.close(() => fs.rmdirSync(dir)); });
  client.on('end', () => {
    console.log('end', client.writable);
    client.write('x', (err) => console.log('write', err && err.code));
  });
  client.resume();
});
