'use strict';

// Keys and signatures that OpenSSL has made, read here.
const crypto = require('crypto');
const rsa = `-----BEGIN PRIVATE KEY-----
MIICeQIBADANBgkqhkiG9w0BAQEFAASCAmMwggJfAgEAAoGBALA0tSq6I6TCb7mz
ixa6jLF63g51fgacxb31aOY/BEEA2fMMDbf/BJdWXZtYt20ArFjHHi6XhvcDtUXZ
602Uq9apREnIkjYx8yCK0NEoYv43jt8be9Rh/w9b5qDUbnYudmtQ0J0HRpKMq29K
EoXpOTh7ew1jrEM4PzUV99yQeVHFAgMBAAECgYEAnnzaEvNXygMFQQ+n5CqpD53H
C1RMpZ/vEHwi/S3jIqCkaMMHt96N/500Ft1GJqn7WuLGV/v87kMMkiZ/ScmWgL/v
ywUm3KCZqxRguPjeG2GpYfm/e0KGrc/G4oxFyZzds9LErKIYXMvRp6qKIokYzdaq
OuDAHBEKlRhlH3RDgiECQQDiGPaVAVKQg2oekgYDXRhAv7vYslGQVP+1cg991iD8
bT/+9R7JptaBouVAWu2TzT2Z+dcJbIe9bNimJ5ZZXgW9AkEAx4KNUXIOP+pmhJVr
ZhnPMOaMJlAvDslMS+7/HxDC7/LjIVqZUu4fw3yZxpXyMPhyUAAdBmEVB4Ylr6YP
5aooqQJBAJ7VmqSjATW0nGBNhRvn0pnqGDTrUJFspRb6whdMzm+G8GZUHQTcx+Ta
YuMK/cvPa284LPDZ5aIVTT2sodq2SqECQQC6YVPzykFVpHyxT4VNlL7iR/6VrELJ
5XPJXDQpqVbzIkzdU+34c0xpK3Xc9yeSaAcihXiYBQnIRaHfPZuMSjJBAkEA2rig
5WXY1+pd7sKlaubPOJpplcp5SyoeFX/r8tLQlzil+q1u+Pa9RdQsgI7NOQEq9bkc
r707vdAFD4IDPLZ4Uw==
-----END PRIVATE KEY-----
`;
const p256 = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgl8C6q5ajTXt3odEb
U395JcU+AC+DEFLs2zoiIbnNCIWhRANCAARWW4O5ozBsHwNP+nmpA//BvfChhFu4
E0+oig03DmgK+2nDRuneZ/3//r6oxDutIlK4fyAuuWWSv8h2Jr1ve8kE
-----END PRIVATE KEY-----
`;
const p384 = `-----BEGIN PRIVATE KEY-----
MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDCsTyZPvLDahTjVE2tG
43iA5SFbf5h1PUOQhFbiF+hFImyM3QWo1vUbrlfxnnwfdRuhZANiAASOLCxQQkok
z0iagikDEmJGRem2PCfjauHoZOWFB+pkYlJVRGYpHisI2OrnXtXkDHGBijJgYbJ7
Zr8KPdDjgbv0PdWJccgM1dBdkfHY2xA4zWs5UgTA+Z1FzyMUBmsbP3I=
-----END PRIVATE KEY-----
`;
const ed = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIAz9ZDaxiGuCvmX7LrAfrwxKZTDWD3cavIPsl/sI2pqN
-----END PRIVATE KEY-----
`;
const signed = {
  pss: 'EOG9BwEzyhmEow8fuWbDBkpt5133e/y8bJ3csq7AxwkoSacyM4Lgt2QzrQxti83SsuDpZMQuniQpJ6pm6wFd6I/VX0SkOen7plLHzmqQ3ZOl+Vdyez0xt0Ub7vv0JoXRuVK/8EVa5YjG7lDVdtbFLsiZR0oqvO+c8RZ96VQqLmc=',
  p256: 'MEUCIH9bonT4vltrgfOOLjvY8h/UH95A3fs+HbdOMo2CGPvYAiEA10lrkh86Z3YPMKPBqM/jWAJpVTQ92UBobMMF3rJli0s=',
  p256sha512: 'MEYCIQCTj79NQ4a32prWnJpRSImGvIBNmRIbv7+VPCFtahMcbQIhAOXDIfEy0OC5+oBLOiHrNpOT7OeAlBUBKlzCJGBpfS7Y',
  p384: 'fL/2RGZgAq4bwJO2zf08iEjwkA8Jjcq9vErwY0QtcupcLO/WT4VcrlGagWlncu2hv8qf0NLDjYRVeYqovQJSiFExTholUrGhtg0rfYb2Qs5wqAdWJx7ktLG2j0qGuKfu',
};
const sealed = {
  oaep: 'bDaau2rh9umyX+VeyZQyNCuKVtoNky19j4TySdZTst73FZ0lwfW62Fn/+DZUo85pGaM212t69QlCJk/K7LLuESv3cV1So8/7PdekDJ32+MypiOfU+2zZIEyCBv209Jf9BMxnZ7cQjoec/QtgzJVaYK+W7194HPjdnL4XicTnEOA=',
  oaep256: 'QprD5p6fX5vIWwQpZoG3FU5PH5V+bR3VDIuiGBOKbRjZVA8p0lbJZpJxrgheQAfYE0SF5XWkcNtYKGdzq3BptT6MAu6x5tWGopdDgWyNzDneSXthqMKiH0KxCix1CTc/6vVcalTgUbKNLa+hbMLu2CtBEL3jl4R9Ht/xEjQPHRg=',
};
const message = Buffer.from('a message');
for (const pem of [rsa, p256, p384, ed]) {
  const key = crypto.createPrivateKey(pem);
  const pub = crypto.createPublicKey(key);
  console.log(key.asymmetricKeyType, key.asymmetricKeyDetails, key, pub);
  console.log(pub.export({ type: 'spki', format: 'pem' }), pub.export({ format: 'jwk' }), key.export({ format: 'jwk' }));
  console.log(key.export({ type: 'pkcs8', format: 'pem' }) === pem, key.export({ type: 'pkcs8', format: 'der' }).length);
  console.log(crypto.createPublicKey(pem).equals(pub), crypto.createPublicKey({ key: pub.export({ type: 'spki', format: 'der' }), format: 'der', type: 'spki' }).equals(pub));
}
for (const pem of [rsa, p256, p384, ed]) {
  const key = crypto.createPrivateKey(pem);
  const jwk = key.export({ format: 'jwk' });
  console.log(crypto.createPrivateKey({ key: jwk, format: 'jwk' }).equals(key), crypto.createPublicKey({ key: jwk, format: 'jwk' }).equals(crypto.createPublicKey(key)));
  for (const change of [{ kty: 'x' }, { x: 1, n: 1 }, { d: undefined }, { crv: 'x', e: undefined }]) {
    try {
      console.log(crypto.createPrivateKey({ key: { ...jwk, ...change }, format: 'jwk' }).type);
    } catch (err) {
      console.log(err.code, err.message);
    }
  }
}
const { isKeyObject, isCryptoKey } = require('util').types;
console.log(isKeyObject(crypto.createPrivateKey(rsa)), isKeyObject(crypto.createSecretKey(Buffer.alloc(1))), isKeyObject({}), isCryptoKey({}));
for (const format of ['pem', 'der']) {
  const key = crypto.createPrivateKey(rsa);
  console.log(key.export({ type: 'pkcs1', format }), crypto.createPublicKey(key).export({ type: 'pkcs1', format }));
  console.log(crypto.createPrivateKey(p256).export({ type: 'sec1', format }));
}
for (const digest of ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'RSA-SHA512', 'ripemd160', 'sha3-256']) {
  const signature = crypto.createSign(digest).update('a ').update(Buffer.from('message')).sign(rsa, 'base64');
  console.log(digest, signature, crypto.createVerify(digest).update(message).verify(crypto.createPublicKey(rsa), signature, 'base64'));
}
console.log(crypto.sign(null, message, ed).toString('hex'), crypto.verify(null, message, ed, crypto.sign(null, message, ed)));
const check = (digest, key, signature, options) => crypto.verify(digest, message, { key: crypto.createPublicKey(key), ...options }, Buffer.from(signature, 'base64'));
console.log(check('sha256', rsa, signed.pss, { padding: crypto.constants.RSA_PKCS1_PSS_PADDING }), check('sha256', rsa, signed.pss));
console.log(check('sha256', rsa, signed.pss, { padding: crypto.constants.RSA_PKCS1_PSS_PADDING, saltLength: 5 }));
console.log(check('sha256', p256, signed.p256), check('sha512', p256, signed.p256sha512), check('sha1', p256, signed.p256));
console.log(check('sha384', p384, signed.p384, { dsaEncoding: 'ieee-p1363' }), check('sha384', p384, signed.p384), check('sha256', p256, ''));
console.log(crypto.privateDecrypt(rsa, Buffer.from(sealed.oaep, 'base64')).toString());
console.log(crypto.privateDecrypt({ key: rsa, oaepHash: 'sha256', oaepLabel: Buffer.from('label') }, Buffer.from(sealed.oaep256, 'base64')).toString());
console.log(crypto.privateEncrypt(rsa, message).toString('base64'), crypto.publicDecrypt(rsa, crypto.privateEncrypt(rsa, message)).toString());
