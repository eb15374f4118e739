'use strict';

const crypto = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
};
const { publicKey, privateKey } = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' });
failure(() => crypto.createPrivateKey('x'));
failure(() => crypto.createPublicKey('x'));
failure(() => crypto.createPrivateKey());
failure(() => crypto.createPublicKey());
failure(() => crypto.createPrivateKey({ key: 1 }));
failure(() => crypto.createPublicKey({ key: 1 }));
failure(() => crypto.createPrivateKey(publicKey));
failure(() => crypto.createPublicKey(publicKey));
failure(() => crypto.createPrivateKey(publicKey.export({ type: 'spki', format: 'pem' })));
failure(() => crypto.createPrivateKey({ key: 'x', format: 'nope' }));
failure(() => crypto.createPrivateKey({ key: Buffer.alloc(1), format: 'der' }));
failure(() => crypto.createPublicKey(crypto.createSecretKey(Buffer.alloc(3))));
failure(() => privateKey.export());
failure(() => privateKey.export({ format: 'pem' }));
failure(() => publicKey.export({ format: 'pem', type: 'pkcs8' }));
failure(() => privateKey.export({ format: 'pem', type: 'pkcs1' }));
failure(() => privateKey.export({ format: 'nope', type: 'pkcs8' }));
failure(() => privateKey.export({ format: 'jwk', passphrase: 'x' }));
failure(() => crypto.createSign());
failure(() => crypto.createSign('nope'));
failure(() => crypto.createSign('sha256').sign());
failure(() => crypto.createSign('sha256').sign(publicKey));
failure(() => crypto.createSign('sha256').sign('x'));
failure(() => crypto.createSign('sha256').update(1));
failure(() => crypto.createVerify('sha256').verify(publicKey));
failure(() => crypto.createVerify('sha256').verify(publicKey, 'zz', 'hex'));
failure(() => crypto.sign('sha256', Buffer.alloc(1)));
failure(() => crypto.sign('sha256', 1, privateKey));
failure(() => crypto.sign('sha256', Buffer.alloc(1), { key: privateKey, padding: 'x' }));
failure(() => crypto.sign('sha256', Buffer.alloc(1), { key: privateKey, dsaEncoding: 'x' }));
failure(() => crypto.verify('sha256', Buffer.alloc(1), publicKey, 'x'));
failure(() => crypto.sign('sha256', Buffer.alloc(1), crypto.generateKeyPairSync('ed25519').privateKey));
