'use strict';

// Deprecated since Node 10, and still there in 20.
process.removeAllListeners('warning');
process.on('warning', (warning) => console.log(warning.name, warning.code, warning.message));
const crypto = require('crypto');
for (const name of ['aes-128-cbc', 'aes-256-cbc', 'aes-192-ecb', 'des3', 'aes-256-ctr']) {
  const cipher = crypto.createCipher(name, 'password');
  const out = cipher.update('some text', 'utf8', 'hex') + cipher.final('hex');
  const decipher = crypto.createDecipher(name, 'password');
  console.log(name, out, decipher.update(out, 'hex', 'utf8') + decipher.final('utf8'));
}
console.log(crypto.rng === crypto.randomBytes, crypto.prng === crypto.pseudoRandomBytes, crypto.fips, crypto.getFips());
