'use strict';
// Callbacks of writes, drain, and back-pressure by highWaterMark.
const net = require('net');
const server = net.createServer((socket) => {
  let n = 0;
  socket.on('data', (d) => { n += d.length; });
  socket.on('end', () => { console.log('server got', n); socket.end(); });
  socket.on('close', () => server.close());
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    console.log(client.writableHighWaterMark, client.readableHighWaterMark);
    console.log(client.write('a', () => console.log('a written')), client.writableLength);
    console.log(client.write(Buffer.alloc(20000), () => console.log('20000 written')), client.writableLength, client.writableNeedDrain);
    console.log(client.write('b', 'latin1', () => console.log('b written')), client.writableLength, client.bytesWritten);
    setImmediate(() => client.end('last', () => console.log('end callback')));
    process.nextTick(() => console.log('tick'));
    setImmediate(() => console.log('immediate', client.bytesWritten));
  });
  client.on('finish', () => console.log('finish'));
  client.on('close', () => console.log('close', client.bytesWritten));
  client.resume();
});
