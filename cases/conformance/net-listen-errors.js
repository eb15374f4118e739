'use strict';
// Wrong arguments of listen and connect.
const net = require('net');
function attempt(name, f) {
  try {
    f();
    console.log(name, 'no error');
  } catch (err) {
    console.log(name, err.name, err.code, err.message);
  }
}
attempt('listen {}', () => net.createServer().listen({}));
attempt('listen true', () => net.createServer().listen(true));
attempt('listen 70000', () => net.createServer().listen(70000));
attempt('listen -1', () => net.createServer().listen(-1));
attempt('listen { port: NaN }', () => net.createServer().listen({ port: NaN }));
attempt('listen { port: false }', () => net.createServer().listen({ port: false }));
attempt('createServer 1', () => net.createServer(1));
attempt('highWaterMark', () => net.createServer({ highWaterMark: 'x' }));
attempt('connect', () => net.connect());
attempt('connect {}', () => net.connect({}));
attempt('connect port', () => net.connect({ port: 'x' }));
attempt('connect port', () => net.connect({ port: 70000 }));
attempt('connect localAddress', () => net.connect({ port: 80, localAddress: 'here' }));
attempt('connect localPort', () => net.connect({ port: 80, localPort: 'x' }));
attempt('connect lookup', () => net.connect({ port: 80, host: 'x', lookup: 1 }));
attempt('connect autoSelectFamily', () => net.connect({ port: 80, autoSelectFamily: 1 }));
attempt('connect timeout', () => net.connect({ port: 80, autoSelectFamilyAttemptTimeout: 0 }));
attempt('objectMode', () => new net.Socket({ objectMode: true }));
attempt('readableObjectMode', () => new net.Socket({ readableObjectMode: true }));
attempt('keepAliveInitialDelay', () => new net.Socket({ keepAliveInitialDelay: 'x' }));
attempt('setTimeout', () => new net.Socket().setTimeout('x'));
attempt('setTimeout -1', () => new net.Socket().setTimeout(-1));
attempt('setTimeout callback', () => new net.Socket().setTimeout(1, 'x'));
attempt('path', () => net.connect({ path: 5 }));
const twice = net.createServer().listen(0);
attempt('listen twice', () => twice.listen(0));
twice.close();
attempt('setDefaultAutoSelectFamily', () => net.setDefaultAutoSelectFamily(1));
attempt('setDefaultAutoSelectFamilyAttemptTimeout', () => net.setDefaultAutoSelectFamilyAttemptTimeout(0));
net.setDefaultAutoSelectFamilyAttemptTimeout(5);
console.log(net.getDefaultAutoSelectFamily(), net.getDefaultAutoSelectFamilyAttemptTimeout());
