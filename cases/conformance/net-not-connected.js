'use strict';
// A socket without a connection.
const net = require('net');
const s = new net.Socket();
console.log(s.readyState, s.pending, s.connecting, s.destroyed, s.remoteAddress, s.localPort, s.address(), s.bytesRead, s.bytesWritten, s.bufferSize, s.timeout);
console.log(s.setNoDelay() === s, s.setKeepAlive(true, 1000) === s, s.setTimeout(0) === s, s.ref() === s, s.unref() === s, s.pause() === s, s.resume() === s);
console.log(s.allowHalfOpen, s.readableHighWaterMark, s.writableHighWaterMark, s.readable, s.writable);
s.on('error', (err) => console.log('error', err.code, err.message));
s.on('close', (e) => console.log('close', e));
s.on('end', () => console.log('end'));
console.log(s.write('x', (err) => console.log('write', err && err.code)));
s.destroy();
console.log(s.destroyed, s.readyState);
const t = new net.Socket({ allowHalfOpen: true });
t.on('close', () => console.log('t close'));
t.end(() => console.log('t end'));
console.log(net.Socket() instanceof net.Socket, net.Server() instanceof net.Server);
t.destroy();
