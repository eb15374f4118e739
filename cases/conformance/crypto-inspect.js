'use strict';

const crypto = require('crypto');
console.log(crypto.createHash('md5'), crypto.createHmac('md5', 'key'));
console.log(crypto.createCipheriv('aes-128-gcm', Buffer.alloc(16), Buffer.alloc(12)));
console.log(crypto.createDecipheriv('aes-128-ecb', Buffer.alloc(16), null));
console.log(crypto.createSecretKey(Buffer.from('abc')));
console.log(crypto.webcrypto, crypto.webcrypto.subtle);
console.log(crypto.constants.RSA_PKCS1_PADDING, Object.keys(crypto.constants).length, Object.getPrototypeOf(crypto.constants));
console.log(Object.keys(crypto).join());
console.log(crypto.getHashes().length, crypto.getCiphers().length, crypto.getCurves().length, crypto.getHashes() !== crypto.getHashes());
