'use strict';

// Hash and Hmac (lib/internal/crypto/hash.js at v20.20.2).

const { codes } = require('internal/errors');
const { checkData, getStringOption, isBytes, kHandle, wrapped } = require('internal/crypto/util');
const LazyTransform = require('internal/crypto/lazy_transform');

const binding = internalBinding('crypto');
const kState = Symbol('kState');
const kFinalized = Symbol('kFinalized');

function Hash(algorithm, options) {
  if (!new.target) return new Hash(algorithm, options);
  const isCopy = typeof algorithm === 'object' && algorithm !== null && binding.isHash(algorithm);
  if (!isCopy) require('internal/validators').validateString(algorithm, 'algorithm');
  const length = typeof options === 'object' && options !== null ? options.outputLength : undefined;
  if (length !== undefined) require('internal/validators').validateUint32(length, 'options.outputLength');
  this[kHandle] = binding.newHash(algorithm, length);
  this[kState] = { [kFinalized]: false };
  LazyTransform.call(this, options);
}
Object.setPrototypeOf(Hash.prototype, LazyTransform.prototype);
Object.setPrototypeOf(Hash, LazyTransform);

Hash.prototype.copy = function copy(options) {
  if (this[kState][kFinalized]) throw new codes.ERR_CRYPTO_HASH_FINALIZED();
  return new Hash(this[kHandle], options);
};

Hash.prototype._transform = function _transform(chunk, encoding, callback) {
  binding.hashUpdate(this[kHandle], chunk, encoding);
  callback();
};

Hash.prototype._flush = function _flush(callback) {
  this.push(wrapped(binding.hashDigest(this[kHandle])));
  callback();
};

Hash.prototype.update = function update(data, encoding) {
  if (this[kState][kFinalized]) throw new codes.ERR_CRYPTO_HASH_FINALIZED();
  checkData(data, encoding);
  if (!binding.hashUpdate(this[kHandle], data, encoding)) throw new codes.ERR_CRYPTO_HASH_UPDATE_FAILED();
  return this;
};

Hash.prototype.digest = function digest(outputEncoding) {
  if (this[kState][kFinalized]) throw new codes.ERR_CRYPTO_HASH_FINALIZED();
  const result = binding.hashDigest(this[kHandle], outputEncoding && `${outputEncoding}`);
  this[kState][kFinalized] = true;
  return wrapped(result);
};

function Hmac(hmac, key, options) {
  if (!(this instanceof Hmac)) return new Hmac(hmac, key, options);
  require('internal/validators').validateString(hmac, 'hmac');
  const encoding = getStringOption(options, 'encoding');
  key = require('internal/crypto/keys').prepareSecretKey(key, encoding);
  this[kHandle] = binding.newHmac(hmac, key);
  this[kState] = { [kFinalized]: false };
  LazyTransform.call(this, options);
}
Object.setPrototypeOf(Hmac.prototype, LazyTransform.prototype);
Object.setPrototypeOf(Hmac, LazyTransform);

Hmac.prototype.update = Hash.prototype.update;

Hmac.prototype.digest = function digest(outputEncoding) {
  if (this[kState][kFinalized]) {
    const empty = require('buffer').Buffer.from('');
    return outputEncoding && outputEncoding !== 'buffer' ? empty.toString(outputEncoding) : empty;
  }
  const result = binding.hashDigest(this[kHandle], outputEncoding && `${outputEncoding}`);
  this[kState][kFinalized] = true;
  return wrapped(result);
};

Hmac.prototype._flush = Hash.prototype._flush;
Hmac.prototype._transform = Hash.prototype._transform;

function outputEncodingOf(encoding) {
  if (encoding === 'hex') return encoding;
  require('internal/validators').validateString(encoding, 'outputEncoding');
  const normalized = require('internal/util').normalizeEncoding(encoding);
  if (normalized !== undefined) return normalized;
  if (encoding.toLowerCase() === 'buffer') return 'buffer';
  throw new codes.ERR_INVALID_ARG_VALUE('outputEncoding', encoding);
}

function hash(algorithm, input, outputEncoding = 'hex') {
  require('internal/validators').validateString(algorithm, 'algorithm');
  if (typeof input !== 'string' && !(isBytes(input) && ArrayBuffer.isView(input)))
    throw new codes.ERR_INVALID_ARG_TYPE('input', ['Buffer', 'TypedArray', 'DataView', 'string'], input);
  return wrapped(binding.hashOnce(algorithm, input, outputEncodingOf(outputEncoding)));
}

module.exports = { Hash, Hmac, hash };
