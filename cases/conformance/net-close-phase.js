'use strict';
// A socket's close comes in the closing phase: behind immediates, in front of timers.
const net = require('net');
const server = net.createServer((socket) => socket.resume()).listen(0, '127.0.0.1', () => {
  const a = net.connect(server.address().port, '127.0.0.1', () => {
    a.on('close', () => { console.log('close'); process.nextTick(() => console.log('tick of close')); });
    setTimeout(() => console.log('timeout'), 0);
    setImmediate(() => console.log('immediate'));
    process.nextTick(() => console.log('tick'));
    a.destroy();
    server.close();
  });
});
