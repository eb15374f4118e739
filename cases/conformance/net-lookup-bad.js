'use strict';
// Look-ups that answer nonsense.
const net = require('net');
function attempt(lookup, options, next) {
  const s = net.connect({ port: 1, host: 'my.test', lookup, ...options });
  s.on('error', (err) => { console.log(err.code, err.message); next?.(); });
}
attempt((h, o, cb) => cb(null, 'nonsense', 4), { family: 4 }, () => {
  attempt((h, o, cb) => cb(null, '127.0.0.1', 7), { family: 4 }, () => {
    attempt((h, o, cb) => cb(null, [{ address: 'nonsense', family: 4 }]), {}, () => {
      attempt((h, o, cb) => process.nextTick(cb, new Error('own')), {}, null);
    });
  });
});
