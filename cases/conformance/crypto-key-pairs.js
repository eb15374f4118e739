'use strict';

// Keys that are made here: what holds of any.
const crypto = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
};
const message = Buffer.from('a message');
const rsa = crypto.generateKeyPairSync('rsa', { modulusLength: 1024 });
const pairs = [rsa, crypto.generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 3 }), crypto.generateKeyPairSync('ed25519')];
for (const namedCurve of ['P-256', 'prime256v1', 'secp384r1', 'P-521', 'P-224']) pairs.push(crypto.generateKeyPairSync('ec', { namedCurve }));
for (const { publicKey, privateKey } of pairs) {
  const digest = publicKey.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  const signature = crypto.sign(digest, message, privateKey);
  console.log(publicKey.asymmetricKeyType, privateKey.asymmetricKeyDetails, publicKey.type, privateKey.type);
  console.log(crypto.verify(digest, message, publicKey, signature), crypto.verify(digest, Buffer.from('another'), publicKey, signature), crypto.createPublicKey(privateKey).equals(publicKey));
}
const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_DIGEST, RSA_PSS_SALTLEN_MAX_SIGN, RSA_PKCS1_PADDING } = crypto.constants;
for (const saltLength of [undefined, 0, 20, RSA_PSS_SALTLEN_DIGEST, RSA_PSS_SALTLEN_MAX_SIGN]) {
  const signature = crypto.sign('sha256', message, { key: rsa.privateKey, padding, saltLength });
  console.log(saltLength, signature.length, crypto.verify('sha256', message, { key: rsa.publicKey, padding, saltLength }, signature), crypto.verify('sha256', message, { key: rsa.publicKey, padding }, signature));
}
for (const options of [{}, { oaepHash: 'sha256' }]) {
  const sealed = crypto.publicEncrypt({ key: rsa.publicKey, ...options }, message);
  console.log(sealed.length, crypto.privateDecrypt({ key: rsa.privateKey, ...options }, sealed).toString());
}
const { publicKey, privateKey } = crypto.generateKeyPairSync('rsa', {
  modulusLength: 1024, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});
console.log(publicKey.split('\n')[0], privateKey.split('\n')[0], crypto.createVerify('sha1').update(message).verify(publicKey, crypto.createSign('sha1').update(message).sign(privateKey)));
const sign = crypto.createSign('sha256');
sign.write('a ');
sign.end('message');
console.log(crypto.verify('sha256', message, rsa.publicKey, sign.sign(rsa.privateKey)));
const { publicKey: pub, privateKey: priv } = rsa;
failure(() => crypto.privateDecrypt({ key: priv, padding: RSA_PKCS1_PADDING }, crypto.publicEncrypt({ key: pub, padding: RSA_PKCS1_PADDING }, message)));
failure(() => crypto.privateDecrypt(priv, Buffer.alloc(128)));
failure(() => crypto.privateDecrypt(priv, Buffer.alloc(129)));
failure(() => crypto.publicEncrypt(pub, Buffer.alloc(100)));
failure(() => crypto.publicDecrypt(pub, Buffer.alloc(128, 1)));
failure(() => crypto.publicEncrypt({ key: pub, padding: crypto.constants.RSA_NO_PADDING }, Buffer.alloc(100)));
failure(() => crypto.publicEncrypt({ key: pub, padding: crypto.constants.RSA_NO_PADDING }, Buffer.alloc(128)).length);
failure(() => crypto.publicEncrypt({ key: pub, oaepHash: 'nope' }, message));
failure(() => crypto.generateKeyPairSync('nope'));
failure(() => crypto.generateKeyPairSync());
failure(() => crypto.generateKeyPairSync('rsa'));
failure(() => crypto.generateKeyPairSync('rsa', {}));
failure(() => crypto.generateKeyPairSync('ec', {}));
failure(() => crypto.generateKeyPairSync('ec', { namedCurve: 'nope' }));
failure(() => crypto.generateKeyPairSync('rsa', { modulusLength: 1024, publicKeyEncoding: 1 }));
failure(() => crypto.generateKeyPairSync('rsa', { modulusLength: 1024, publicKeyEncoding: { type: 'x', format: 'pem' } }));
failure(() => crypto.generateKeyPair('rsa', { modulusLength: 1024 }));
crypto.generateKeyPair('ec', { namedCurve: 'P-256' }, (err, publicKey, privateKey) => {
  console.log(err, publicKey.type, privateKey.type);
  crypto.sign('sha256', message, privateKey, (err, signature) => {
    crypto.verify('sha256', message, publicKey, signature, (err, fits) => console.log(err, fits));
  });
});
