'use strict';

// Keys from passwords and from other keys (lib/internal/crypto/pbkdf2.js, scrypt.js and hkdf.js at v20.20.2).
// The forms with a callback are one request of the thread pool each.

const { codes } = require('internal/errors');
const { getArrayBufferOrView, isBytes, validateByteSource, wrapped } = require('internal/crypto/util');
const { validateFunction, validateInt32, validateInteger, validateString, validateUint32 } = require('internal/validators');

const binding = internalBinding('crypto');

function checkPbkdf2(password, salt, iterations, keylen, digest) {
  validateString(digest, 'digest');
  password = getArrayBufferOrView(password, 'password');
  salt = getArrayBufferOrView(salt, 'salt');
  validateInt32(iterations, 'iterations', 1);
  validateInt32(keylen, 'keylen', 0);
  return [password, salt, iterations, keylen, digest];
}

// Calls back with a Buffer.
function withBuffer(callback) {
  return (err, result) => {
    callback.call({}, err, wrapped(result));
  };
}

function pbkdf2(password, salt, iterations, keylen, digest, callback) {
  if (typeof digest === 'function') {
    callback = digest;
    digest = undefined;
  }
  const args = checkPbkdf2(password, salt, iterations, keylen, digest);
  validateFunction(callback, 'callback');
  binding.pbkdf2(...args, withBuffer(callback));
}

function pbkdf2Sync(password, salt, iterations, keylen, digest) {
  return wrapped(binding.pbkdf2(...checkPbkdf2(password, salt, iterations, keylen, digest)));
}

const defaultMemory = 32 << 20;

// One of the two names of a cost parameter.
function scryptCost(options, name, longName, otherwise) {
  const has = options[name] !== undefined;
  let value = otherwise;
  if (has) {
    value = options[name];
    validateUint32(value, name);
  }
  if (options[longName] !== undefined) {
    if (has) throw new codes.ERR_CRYPTO_SCRYPT_INVALID_PARAMETER();
    value = options[longName];
    validateUint32(value, longName);
  }
  return value;
}

function checkScrypt(password, salt, keylen, options) {
  password = getArrayBufferOrView(password, 'password');
  salt = getArrayBufferOrView(salt, 'salt');
  validateInt32(keylen, 'keylen', 0);
  options = options || {};
  const N = scryptCost(options, 'N', 'cost', 16384);
  const r = scryptCost(options, 'r', 'blockSize', 8);
  const p = scryptCost(options, 'p', 'parallelization', 1);
  let maxmem = defaultMemory;
  if (options.maxmem !== undefined) {
    maxmem = options.maxmem;
    validateInteger(maxmem, 'maxmem', 0);
  }
  return [password, salt, N || 16384, r || 8, p || 1, maxmem || defaultMemory, keylen];
}

function scrypt(password, salt, keylen, options, callback) {
  if (arguments.length < 5) {
    callback = options;
    options = undefined;
  }
  const args = checkScrypt(password, salt, keylen, options);
  validateFunction(callback, 'callback');
  binding.scrypt(...args, withBuffer(callback));
}

function scryptSync(password, salt, keylen, options) {
  return wrapped(binding.scrypt(...checkScrypt(password, salt, keylen, options)));
}

function hkdfKey(key) {
  const { isKeyObject } = require('internal/crypto/keys');
  if (isKeyObject(key)) return key.export();
  if (isBytes(key)) return key;
  if (typeof key === 'string') return require('buffer').Buffer.from(key);
  throw new codes.ERR_INVALID_ARG_TYPE(
    'ikm', ['string', 'SecretKeyObject', 'ArrayBuffer', 'TypedArray', 'DataView', 'Buffer'], key);
}

function checkHkdf(hash, key, salt, info, length) {
  validateString(hash, 'digest');
  key = hkdfKey(key);
  salt = validateByteSource(salt, 'salt');
  info = validateByteSource(info, 'info');
  validateInteger(length, 'length', 0, require('buffer').kMaxLength);
  if (info.byteLength > 1024)
    throw new codes.ERR_OUT_OF_RANGE('info', 'must not contain more than 1024 bytes', info.byteLength);
  return [hash, key, salt, info, length];
}

function hkdf(hash, key, salt, info, length, callback) {
  const args = checkHkdf(hash, key, salt, info, length);
  validateFunction(callback, 'callback');
  binding.hkdf(...args, (err, bits) => {
    callback.call({}, err, bits);
  });
}

function hkdfSync(hash, key, salt, info, length) {
  return binding.hkdf(...checkHkdf(hash, key, salt, info, length));
}

module.exports = { hkdf, hkdfSync, pbkdf2, pbkdf2Sync, scrypt, scryptSync };
