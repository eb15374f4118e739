'use strict';

// node:crypto (lib/crypto.js at v20.20.2) on internalBinding('crypto'). Each function is loaded when it is
// first read.

const { lazyObject } = internalBinding('util');

const names = 'checkPrime checkPrimeSync createCipheriv createDecipheriv createDiffieHellman createDiffieHellmanGroup ' +
  'createECDH createHash createHmac createPrivateKey createPublicKey createSecretKey createSign createVerify ' +
  'diffieHellman generatePrime generatePrimeSync getCiphers getCipherInfo getCurves getDiffieHellman getHashes hkdf ' +
  'hkdfSync pbkdf2 pbkdf2Sync generateKeyPair generateKeyPairSync generateKey generateKeySync privateDecrypt ' +
  'privateEncrypt publicDecrypt publicEncrypt randomBytes randomFill randomFillSync randomInt randomUUID scrypt ' +
  'scryptSync sign setEngine timingSafeEqual getFips setFips verify hash Certificate Cipher Cipheriv Decipher ' +
  'Decipheriv DiffieHellman DiffieHellmanGroup ECDH Hash Hmac KeyObject Sign Verify X509Certificate secureHeapUsed ' +
  'constants webcrypto subtle getRandomValues';

function createHash(algorithm, options) {
  const { Hash } = require('internal/crypto/hash');
  return new Hash(algorithm, options);
}

function createHmac(hmac, key, options) {
  const { Hmac } = require('internal/crypto/hash');
  return new Hmac(hmac, key, options);
}

function createCipheriv(cipher, key, iv, options) {
  const { Cipheriv } = require('internal/crypto/cipher');
  return new Cipheriv(cipher, key, iv, options);
}

function createDecipheriv(cipher, key, iv, options) {
  const { Decipheriv } = require('internal/crypto/cipher');
  return new Decipheriv(cipher, key, iv, options);
}

function createSign(algorithm, options) {
  const { Sign } = require('internal/crypto/sig');
  return new Sign(algorithm, options);
}

function createVerify(algorithm, options) {
  const { Verify } = require('internal/crypto/sig');
  return new Verify(algorithm, options);
}

function load(name) {
  switch (name) {
    case 'createHash': return createHash;
    case 'createHmac': return createHmac;
    case 'createCipheriv': return createCipheriv;
    case 'createDecipheriv': return createDecipheriv;
    case 'createSign': return createSign;
    case 'createVerify': return createVerify;
    case 'Hash': case 'Hmac': case 'hash':
      return require('internal/crypto/hash')[name];
    case 'Cipher': case 'Cipheriv': case 'Decipher': case 'Decipheriv': case 'getCipherInfo':
      return require('internal/crypto/cipher')[name];
    case 'hkdf': case 'hkdfSync': case 'pbkdf2': case 'pbkdf2Sync': case 'scrypt': case 'scryptSync':
      return require('internal/crypto/derive')[name];
    case 'randomBytes': case 'randomFill': case 'randomFillSync': case 'randomInt': case 'randomUUID':
      return require('internal/crypto/random')[name];
    case 'timingSafeEqual': return require('internal/crypto/util').timingSafeEqual;
    case 'getCiphers': case 'getCurves': case 'getHashes':
      return require('internal/crypto/lists')[name];
    case 'createSecretKey': case 'KeyObject': case 'generateKey': case 'generateKeySync':
      return require('internal/crypto/keys')[name];
    case 'constants': return require('internal/crypto/constants');
    case 'webcrypto': return require('internal/crypto/webcrypto').crypto;
    case 'subtle': return require('internal/crypto/webcrypto').crypto.subtle;
    case 'getRandomValues': case 'getFips': case 'secureHeapUsed': case 'setFips':
      return require('internal/crypto/small')[name];
    default: return loadAsymmetric(name);
  }
}

function loadAsymmetric(name) {
  switch (name) {
    case 'createPrivateKey': case 'createPublicKey':
      return require('internal/crypto/asymmetric')[name];
    case 'generateKeyPair': case 'generateKeyPairSync':
      return require('internal/crypto/keygen')[name];
    case 'createECDH': case 'diffieHellman': case 'ECDH':
      return require('internal/crypto/ecdh')[name];
    case 'checkPrime': case 'checkPrimeSync': case 'generatePrime': case 'generatePrimeSync':
      return require('internal/crypto/prime')[name];
    case 'Sign': case 'Verify': case 'sign': case 'verify': case 'privateDecrypt': case 'privateEncrypt':
    case 'publicDecrypt': case 'publicEncrypt':
      return require('internal/crypto/sig')[name];
    default: return require('internal/unsupported')(`crypto.${name}`);
  }
}

// What Node defines without listing it.
const hidden = lazyObject('createCipher createDecipher fips prng pseudoRandomBytes rng', (name) => {
  switch (name) {
    case 'createCipher': case 'createDecipher':
      return require('internal/crypto/cipher')[name];
    case 'fips': return 0;
    default: return require('internal/crypto/random').randomBytes;
  }
}, Object.prototype);

module.exports = lazyObject(names, load, hidden);
