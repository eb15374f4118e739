'use strict';

const crypto = require('crypto');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
};
for (const [curve, size] of [['prime256v1', 32], ['secp384r1', 48], ['secp521r1', 66]]) {
  const [a, b] = [crypto.createECDH(curve), crypto.createECDH(curve)];
  a.setPrivateKey(Buffer.alloc(size - 1, 7));
  b.setPrivateKey(Buffer.alloc(20, 9));
  console.log(a.getPrivateKey('hex'), a.getPublicKey('hex'));
  for (const format of ['compressed', 'uncompressed', 'hybrid']) {
    console.log(format, b.getPublicKey('base64', format), a.computeSecret(b.getPublicKey(null, format), null, 'hex'));
    console.log(crypto.ECDH.convertKey(b.getPublicKey('hex', format), curve, 'hex', 'hex', 'compressed'));
  }
  console.log(a.computeSecret(b.getPublicKey()).equals(b.computeSecret(a.getPublicKey('hex'), 'hex')), b.generateKeys().length, a);
}
const e = crypto.ECDH('prime256v1');
failure(() => crypto.createECDH());
failure(() => crypto.createECDH('nope'));
failure(() => e.getPublicKey());
failure(() => e.getPrivateKey());
failure(() => e.computeSecret(Buffer.alloc(65, 4)));
failure(() => e.generateKeys('hex', 'compressed').length);
failure(() => e.computeSecret(Buffer.alloc(65, 4)));
failure(() => e.computeSecret('zz'));
failure(() => e.computeSecret(1));
failure(() => e.getPublicKey('hex', 'x'));
failure(() => e.setPrivateKey(Buffer.alloc(32)));
failure(() => e.setPrivateKey(Buffer.alloc(32, 255)));
failure(() => crypto.ECDH.convertKey('0102', 'prime256v1', 'hex'));
failure(() => crypto.ECDH.convertKey('00', 'prime256v1', 'hex'));
const [x, y] = [crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' }), crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' })];
console.log(crypto.diffieHellman({ privateKey: x.privateKey, publicKey: y.publicKey }).equals(crypto.diffieHellman({ privateKey: y.privateKey, publicKey: x.publicKey })));
failure(() => crypto.diffieHellman());
failure(() => crypto.diffieHellman({}));
failure(() => crypto.diffieHellman({ privateKey: x.publicKey, publicKey: y.publicKey }));
failure(() => crypto.diffieHellman({ privateKey: x.privateKey, publicKey: crypto.createSecretKey(Buffer.alloc(3)) }));
failure(() => crypto.diffieHellman({ privateKey: x.privateKey, publicKey: crypto.generateKeyPairSync('ed25519').publicKey }));
