'use strict';
// Strings are written in their encoding.
const net = require('net');
const server = net.createServer((socket) => {
  const chunks = [];
  socket.on('data', (d) => chunks.push(d));
  socket.on('end', () => { console.log(Buffer.concat(chunks).toString('hex')); server.close(); });
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    client.write('é€', 'utf8');
    client.write('é€', 'latin1');
    client.write('é', 'ucs2');
    client.write('ff00', 'hex');
    client.write('aGk=', 'base64');
    client.write('é', 'ascii');
    client.write(new Uint8Array([1, 2, 3]));
    client.cork();
    client.write('c', 'utf16le');
    client.write(Buffer.from('d'));
    client.uncork();
    try {
      client.write('x', 'nonsense');
    } catch (err) {
      console.log(err.code, err.message);
    }
    try {
      client.write(5);
    } catch (err) {
      console.log(err.code, err.message);
    }
    client.setDefaultEncoding('latin1');
    client.write('é');
    client.end('é', 'utf-8');
  });
  client.on('error', (err) => console.log('error', err.code));
});
