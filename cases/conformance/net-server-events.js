'use strict';
// The order of listening and of errors; ref, unref and close return the server.
const net = require('net');
const server = net.createServer();
console.log(server.ref() === server, server.unref() === server, server.ref() === server);
console.log(server.maxConnections, server.allowHalfOpen, server.noDelay, server.keepAlive, server.highWaterMark, server.pauseOnConnect);
console.log(server.getConnections((err, n) => console.log('connections', err, n)) === server);
process.nextTick(() => console.log('tick'));
server.on('listening', () => console.log('listening'));
console.log(server.listen(0, () => { console.log('callback'); console.log(server.close() === server); server.close(); }) === server);
server.on('close', () => console.log('close'));
setImmediate(() => console.log('immediate'));
Promise.resolve().then(() => console.log('microtask'));
const closedAtOnce = net.createServer().listen(0, () => console.log('never'));
closedAtOnce.close(() => console.log('closed at once'));
