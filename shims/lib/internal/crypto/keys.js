'use strict';

// Secret keys (lib/internal/crypto/keys.js at v20.20.2). Public and private keys are in
// internal/crypto/asymmetric.

const { codes } = require('internal/errors');
const { getArrayBufferOrView, isBytes, isCryptoKey, kHandle, kKeyObject, wrapped } = require('internal/crypto/util');

const binding = internalBinding('crypto');
const kKeyType = Symbol('kKeyType');

class KeyObject {
  constructor(type, handle) {
    if (type !== 'secret' && type !== 'public' && type !== 'private') throw new codes.ERR_INVALID_ARG_VALUE('type', type);
    if (typeof handle !== 'object' || handle === null || !binding.isKey(handle))
      throw new codes.ERR_INVALID_ARG_TYPE('handle', 'object', handle);
    this[kKeyType] = type;
    Object.defineProperty(this, kHandle, { value: handle, enumerable: false, configurable: false, writable: false });
  }

  get type() {
    return this[kKeyType];
  }

  static from(key) {
    if (!isCryptoKey(key)) throw new codes.ERR_INVALID_ARG_TYPE('key', 'CryptoKey', key);
    return key[kKeyObject];
  }

  equals(otherKeyObject) {
    if (!isKeyObject(otherKeyObject)) throw new codes.ERR_INVALID_ARG_TYPE('otherKeyObject', 'KeyObject', otherKeyObject);
    return otherKeyObject.type === this.type && binding.equalKeys(this[kHandle], otherKeyObject[kHandle]);
  }
}
Object.defineProperty(KeyObject.prototype, Symbol.toStringTag, { configurable: true, value: 'KeyObject' });

class SecretKeyObject extends KeyObject {
  constructor(handle) {
    super('secret', handle);
  }

  get symmetricKeySize() {
    return binding.secretBytes(this[kHandle]).byteLength;
  }

  export(options) {
    if (options !== undefined) {
      const { validateObject, validateOneOf } = require('internal/validators');
      validateObject(options, 'options');
      validateOneOf(options.format, 'options.format', [undefined, 'buffer', 'jwk']);
      if (options.format === 'jwk')
        return { kty: 'oct', k: wrapped(binding.secretBytes(this[kHandle])).toString('base64url') };
    }
    return wrapped(binding.secretBytes(this[kHandle]));
  }
}

function isKeyObject(value) {
  return value instanceof KeyObject;
}

// The bytes, or the handle, of a secret key in any of the forms that are taken.
function prepareSecretKey(key, encoding, bufferOnly = false) {
  if (!bufferOnly) {
    if (isKeyObject(key)) {
      if (key.type !== 'secret') throw new codes.ERR_CRYPTO_INVALID_KEY_OBJECT_TYPE(key.type, 'secret');
      return key[kHandle];
    }
    if (isCryptoKey(key)) {
      if (key.type !== 'secret') throw new codes.ERR_CRYPTO_INVALID_KEY_OBJECT_TYPE(key.type, 'secret');
      return key[kKeyObject][kHandle];
    }
  }
  if (typeof key !== 'string' && !isBytes(key)) {
    const types = ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'];
    if (!bufferOnly) types.push('string', 'KeyObject', 'CryptoKey');
    throw new codes.ERR_INVALID_ARG_TYPE('key', types, key);
  }
  return getArrayBufferOrView(key, 'key', encoding);
}

function createSecretKey(key, encoding) {
  key = prepareSecretKey(key, encoding, true);
  return new SecretKeyObject(binding.newSecretKey(key));
}

function secretKeyBits(type, options) {
  const { validateInteger, validateObject, validateOneOf, validateString } = require('internal/validators');
  validateString(type, 'type');
  validateObject(options, 'options');
  switch (type) {
    case 'hmac':
      validateInteger(options.length, 'options.length', 8, 2 ** 31 - 1);
      return options.length;
    case 'aes':
      validateOneOf(options.length, 'options.length', [128, 192, 256]);
      return options.length;
    default:
      throw new codes.ERR_INVALID_ARG_VALUE('type', type, 'must be a supported key type');
  }
}

function generateKey(type, options, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  require('internal/validators').validateFunction(callback, 'callback');
  const bytes = new Uint8Array(secretKeyBits(type, options) >> 3);
  binding.randomFill(bytes.buffer, 0, bytes.length, () => {
    callback.call({}, null, createSecretKey(bytes));
  });
}

function generateKeySync(type, options) {
  const bytes = new Uint8Array(secretKeyBits(type, options) >> 3);
  binding.randomFill(bytes.buffer, 0, bytes.length);
  return createSecretKey(bytes);
}

module.exports = {
  KeyObject, SecretKeyObject, createSecretKey, generateKey, generateKeySync, isKeyObject, prepareSecretKey,
};
