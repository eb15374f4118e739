'use strict';
// A character that two segments share; read() by hand; unshift.
const net = require('net');
const server = net.createServer((socket) => {
  socket.write(Buffer.from([0xe2, 0x82]));
  socket.once('data', () => socket.end(Buffer.from([0xac, 0x21])));
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => setTimeout(() => client.write('x'), 20));
  client.setEncoding('utf8');
  let text = '';
  client.on('readable', () => {
    let chunk;
    while ((chunk = client.read()) !== null) text += chunk;
  });
  client.on('end', () => { console.log(text, text.length); server.close(); });
});
