'use strict';
// More than one read can take, and more than the connection holds.
const net = require('net');
const total = 9_000_000;
const server = net.createServer((socket) => {
  let n = 0;
  let sum = 0;
  socket.on('data', (d) => { n += d.length; sum += d[0] + d[d.length - 1]; });
  socket.on('end', () => { console.log('got', n, n === total, sum > 0); server.close(); });
}).listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    let synchronous = true;
    console.log(client.write(Buffer.alloc(total, 7), (err) => console.log('written', err, synchronous)));
    process.nextTick(() => console.log('tick', client.writableLength));
    synchronous = false;
    client.on('drain', () => { console.log('drain'); client.end(); });
  });
  client.resume();
  client.on('close', () => console.log('close', client.bytesWritten));
});
