'use strict';

// ECDH on NIST's curves of 256 bits and more (lib/internal/crypto/diffiehellman.js at v20.20.2).

const { codes } = require('internal/errors');
const { getArrayBufferOrView, kHandle, wrapped } = require('internal/crypto/util');
const { validateObject, validateString } = require('internal/validators');

const binding = internalBinding('crypto');

function checkCurve(name) {
  switch (name) {
    case 'prime256v1': case 'secp384r1': case 'secp521r1': case 'P-256': case 'P-384': case 'P-521': return;
    default:
  }
  if (name === 'P-224' || require('internal/crypto/lists').getCurves().includes(name))
    require('internal/unsupported')(`crypto.ECDH: curve ${name}`)();
  throw Object.assign(new TypeError('Invalid EC curve name'), { code: 'ERR_CRYPTO_INVALID_CURVE' });
}

function formatOf(format) {
  if (!format) return 'uncompressed';
  if (format === 'compressed' || format === 'hybrid' || format === 'uncompressed') return format;
  throw new codes.ERR_CRYPTO_ECDH_INVALID_FORMAT(format);
}

function encoded(bytes, encoding) {
  const buffer = wrapped(bytes);
  return encoding && encoding !== 'buffer' ? buffer.toString(encoding) : buffer;
}

function ECDH(curve) {
  if (!(this instanceof ECDH)) return new ECDH(curve);
  validateString(curve, 'curve');
  checkCurve(curve);
  this[kHandle] = binding.newECDH(curve);
}

ECDH.prototype.computeSecret = function computeSecret(otherPublicKey, inEnc, outEnc) {
  otherPublicKey = getArrayBufferOrView(otherPublicKey, 'key', inEnc);
  const secret = binding.ecdhSecret(this[kHandle], otherPublicKey);
  if (secret === undefined) throw new codes.ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY();
  return encoded(secret, outEnc);
};

ECDH.prototype.setPrivateKey = function setPrivateKey(key, encoding) {
  binding.ecdhSetPrivate(this[kHandle], getArrayBufferOrView(key, 'key', encoding));
  return this;
};

ECDH.prototype.setPublicKey = require('internal/unsupported')('crypto.ECDH.setPublicKey');

ECDH.prototype.getPrivateKey = function getPrivateKey(encoding) {
  return encoded(binding.ecdhKey(this[kHandle]), encoding);
};

ECDH.prototype.generateKeys = function generateKeys(encoding, format) {
  binding.ecdhGenerate(this[kHandle]);
  return this.getPublicKey(encoding, format);
};

ECDH.prototype.getPublicKey = function getPublicKey(encoding, format) {
  return encoded(binding.ecdhKey(this[kHandle], formatOf(format)), encoding);
};

ECDH.convertKey = function convertKey(key, curve, inEnc, outEnc, format) {
  validateString(curve, 'curve');
  key = getArrayBufferOrView(key, 'key', inEnc);
  format = formatOf(format);
  checkCurve(curve);
  return encoded(binding.ecdhConvert(key, curve, format), outEnc);
};

function createECDH(curve) {
  return new ECDH(curve);
}

function checkKey(key, name, types) {
  const { isKeyObject } = require('internal/crypto/keys');
  if (!isKeyObject(key)) throw new codes.ERR_INVALID_ARG_VALUE(`options.${name}`, key);
  if (!types.includes(key.type)) throw new codes.ERR_CRYPTO_INVALID_KEY_OBJECT_TYPE(key.type, types.join(' or '));
}

function diffieHellman(options) {
  validateObject(options, 'options');
  const { privateKey, publicKey } = options;
  const { isKeyObject } = require('internal/crypto/keys');
  if (!isKeyObject(privateKey)) throw new codes.ERR_INVALID_ARG_VALUE('options.privateKey', privateKey);
  checkKey(publicKey, 'publicKey', ['private', 'public', 'secret']);
  checkKey(privateKey, 'privateKey', ['private']);
  checkKey(publicKey, 'publicKey', ['private', 'public']);
  const types = [privateKey.asymmetricKeyType, publicKey.asymmetricKeyType];
  if (types[0] !== types[1] || types[0] !== 'ec')
    throw new codes.ERR_CRYPTO_INCOMPATIBLE_KEY('key types for Diffie-Hellman', types.join(' and '));
  const secret = binding.diffieHellman(privateKey[kHandle], publicKey[kHandle]);
  if (secret === undefined) return require('internal/unsupported')('crypto.diffieHellman of these curves')();
  return wrapped(secret);
}

module.exports = { createECDH, diffieHellman, ECDH };
