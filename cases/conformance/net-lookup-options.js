'use strict';
// The options that a look-up of one's own is given.
const net = require('net');
function attempt(options) {
  const s = net.connect({ port: 1, ...options, lookup(host, given, callback) {
    console.log(host, given);
    callback(new Error('no'));
  } });
  s.on('error', (err) => console.log('error', err.message));
}
attempt({ host: 'a.test' });
attempt({ host: 'b.test', family: 4 });
attempt({ host: 'c.test', family: 6, hints: 32 });
attempt({ host: 'd.test', family: 0, hints: 8 });
attempt({ host: 'e.test', autoSelectFamily: false });
attempt({ host: 'f.test', localAddress: '127.0.0.1' });
attempt({ host: 'g.test', family: 'IPv6' });
