'use strict';

const { createSecretKey, hkdf, hkdfSync } = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
const hex = (bits) => Buffer.from(bits).toString('hex');
for (const digest of ['md5', 'sha1', 'sha256', 'sha512']) console.log(hex(hkdfSync(digest, 'key', 'salt', 'info', 70)));
console.log(hkdfSync('sha256', createSecretKey(Buffer.from('key')), Buffer.alloc(0), new Uint8Array(3), 5), hkdfSync('sha1', 'k', '', '', 0));
failure(() => hkdfSync('nope', 'k', 's', 'i', 8));
failure(() => hkdfSync('sha256', 'k', 's', 'i', 255 * 32 + 1));
failure(() => hkdfSync('sha256', 'k', 's', 'i', -1));
failure(() => hkdfSync('sha256', 'k', 's', Buffer.alloc(1025), 8));
failure(() => hkdfSync('sha256', 1, 's', 'i', 8));
failure(() => hkdfSync('sha256', 'k', 1, 'i', 8));
failure(() => hkdf('sha256', 'k', 's', 'i', 8));
hkdf('sha256', 'k', 's', 'i', 8, (err, bits) => console.log(err, bits));
