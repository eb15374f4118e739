'use strict';

const crypto = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, Object.keys(err));
  }
};
const key = crypto.createSecretKey('c2VjcmV0', 'base64');
console.log(key.type, key.symmetricKeySize, key.export(), key.export({ format: 'jwk' }), key.asymmetricKeyType);
console.log(key.equals(crypto.createSecretKey(Buffer.from('secret'))), key.equals(crypto.createSecretKey(Buffer.from('other'))));
console.log(key instanceof crypto.KeyObject, Object.prototype.toString.call(key), crypto.createHmac('md5', key).digest('hex'));
console.log(crypto.generateKeySync('aes', { length: 256 }).symmetricKeySize, crypto.generateKeySync('hmac', { length: 65 }).symmetricKeySize);
failure(() => crypto.createSecretKey());
failure(() => crypto.createSecretKey(1));
failure(() => key.equals(1));
failure(() => key.export({ format: 'pem' }));
failure(() => key.export(1));
failure(() => new crypto.KeyObject('secret', 1));
failure(() => new crypto.KeyObject('other', 1));
failure(() => crypto.KeyObject.from(1));
failure(() => crypto.generateKeySync('aes', { length: 100 }));
failure(() => crypto.generateKeySync('rsa', {}));
failure(() => crypto.generateKey('aes', { length: 128 }));
crypto.generateKey('aes', { length: 128 }, (err, made) => console.log(err, made.symmetricKeySize));
