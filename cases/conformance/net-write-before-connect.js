'use strict';
// What is written before the connection is made waits for it.
const net = require('net');
const server = net.createServer((socket) => {
  socket.setEncoding('utf8');
  let text = '';
  socket.on('data', (d) => { text += d; });
  socket.on('end', () => { console.log('server got', text); server.close(); });
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  console.log(client.write('one '), client.bytesWritten, client.writableLength);
  console.log(client.write('zwö ', 'utf8', () => console.log('two written', client.bytesWritten)), client.bytesWritten);
  client.write(Buffer.from('three'));
  console.log(client.bytesWritten, client.bufferSize);
  client.end(() => console.log('ended'));
  client.on('connect', () => console.log('connect', client.bytesWritten));
  client.on('close', () => console.log('close'));
  client.resume();
});
