'use strict';

const { getCipherInfo } = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
for (const name of ['aes-128-cbc', 'AES-192-CTR', 'aes-256-gcm', 'id-aes256-GCM', 'aes-128-ecb', 'aes256', 'chacha20-poly1305', 'des3', 419, 901, 'nope', 1])
  console.log(name, getCipherInfo(name));
console.log(getCipherInfo('aes-128-cbc', { keyLength: 16 }) !== undefined, getCipherInfo('aes-128-cbc', { keyLength: 12 }));
console.log(getCipherInfo('aes-128-gcm', { ivLength: 7 }), getCipherInfo('aes-128-cbc', { ivLength: 7 }));
failure(() => getCipherInfo());
failure(() => getCipherInfo('aes-128-cbc', 1));
failure(() => getCipherInfo('aes-128-cbc', { keyLength: 'x' }));
