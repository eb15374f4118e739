'use strict';

// Signatures and RSA encryption (lib/internal/crypto/sig.js and cipher.js at v20.20.2).

const { Writable } = require('stream');
const { codes } = require('internal/errors');
const { checkData, getArrayBufferOrView, kHandle, wrapped } = require('internal/crypto/util');
const { validateFunction, validateString } = require('internal/validators');
const { prepare } = require('internal/crypto/asymmetric');
const constants = require('internal/crypto/constants');

const binding = internalBinding('crypto');
const kData = Symbol('kData');
const kAlgorithm = Symbol('kAlgorithm');

// The handle that shows in inspections.
function handleClass(name) {
  return { [name]: class {} }[name];
}

function begin(self, algorithm, options, name) {
  validateString(algorithm, 'algorithm');
  if (!binding.knowsDigest(algorithm))
    throw Object.assign(new TypeError('Invalid digest'), { code: 'ERR_CRYPTO_INVALID_DIGEST' });
  self[kHandle] = new (handleClass(name))();
  for (const [key, value] of [[kAlgorithm, algorithm], [kData, []]]) Object.defineProperty(self, key, { value, writable: true });
  Writable.call(self, options);
}

function Sign(algorithm, options) {
  if (!(this instanceof Sign)) return new Sign(algorithm, options);
  begin(this, algorithm, options, 'Sign');
}
Object.setPrototypeOf(Sign.prototype, Writable.prototype);
Object.setPrototypeOf(Sign, Writable);

Sign.prototype._write = function _write(chunk, encoding, callback) {
  this.update(chunk, encoding);
  callback();
};

Sign.prototype.update = function update(data, encoding) {
  checkData(data, encoding);
  const { Buffer } = require('buffer');
  const bytes = typeof data === 'string' ? Buffer.from(data, Buffer.isEncoding(encoding) ? encoding : 'utf8') :
    Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  this[kData].push(Buffer.from(bytes));
  return this;
};

function integerOption(name, options) {
  const value = options[name];
  if (value === undefined || value === value >> 0) return value;
  throw new codes.ERR_INVALID_ARG_VALUE(`options.${name}`, value);
}

// [padding, saltLength, dsaEncoding] of the options that come with a key.
function signatureOptions(options) {
  const padding = integerOption('padding', options);
  let saltLength = integerOption('saltLength', options);
  if (options.padding === constants.RSA_PKCS1_PSS_PADDING && saltLength === undefined)
    saltLength = constants.RSA_PSS_SALTLEN_MAX_SIGN;
  const dsaEncoding = typeof options === 'object' ? options.dsaEncoding ?? 'der' : 'der';
  if (dsaEncoding !== 'der' && dsaEncoding !== 'ieee-p1363')
    throw new codes.ERR_INVALID_ARG_VALUE('options.dsaEncoding', dsaEncoding);
  return [padding, saltLength, dsaEncoding];
}

function collected(self) {
  return require('buffer').Buffer.concat(self[kData]);
}

Sign.prototype.sign = function sign(options, encoding) {
  if (!options) throw new codes.ERR_CRYPTO_SIGN_KEY_REQUIRED();
  const key = prepare(options, 'consumePrivate');
  const signature = wrapped(binding.sign(this[kAlgorithm], collected(this), key, ...signatureOptions(options)));
  return encoding && encoding !== 'buffer' ? signature.toString(encoding) : signature;
};

function Verify(algorithm, options) {
  if (!(this instanceof Verify)) return new Verify(algorithm, options);
  begin(this, algorithm, options, 'Verify');
}
Object.setPrototypeOf(Verify.prototype, Writable.prototype);
Object.setPrototypeOf(Verify, Writable);
Verify.prototype._write = Sign.prototype._write;
Verify.prototype.update = Sign.prototype.update;

Verify.prototype.verify = function verify(options, signature, sigEncoding) {
  const key = prepare(options, 'consumePublic');
  const rest = signatureOptions(options);
  signature = getArrayBufferOrView(signature, 'signature', sigEncoding);
  return binding.verify(this[kAlgorithm], collected(this), key, ...rest, signature);
};

function checkOneShot(algorithm, callback) {
  if (algorithm != null) validateString(algorithm, 'algorithm');
  if (callback !== undefined) validateFunction(callback, 'callback');
}

function signOneShot(algorithm, data, key, callback) {
  checkOneShot(algorithm, callback);
  data = getArrayBufferOrView(data, 'data');
  if (!key) throw new codes.ERR_CRYPTO_SIGN_KEY_REQUIRED();
  const rest = signatureOptions(key);
  const handle = prepare(key, 'consumePrivate');
  if (!callback) return wrapped(binding.sign(algorithm, data, handle, ...rest));
  binding.sign(algorithm, data, handle, ...rest, (err, signature) => {
    callback.call({}, null, wrapped(signature));
  });
}

function verifyOneShot(algorithm, data, key, signature, callback) {
  checkOneShot(algorithm, callback);
  data = getArrayBufferOrView(data, 'data');
  if (!ArrayBuffer.isView(data)) throw new codes.ERR_INVALID_ARG_TYPE('data', ['Buffer', 'TypedArray', 'DataView'], data);
  const rest = signatureOptions(key);
  if (!ArrayBuffer.isView(signature))
    throw new codes.ERR_INVALID_ARG_TYPE('signature', ['Buffer', 'TypedArray', 'DataView'], signature);
  const handle = prepare(key, 'consumePublic');
  if (!callback) return binding.verify(algorithm, data, handle, ...rest, signature);
  binding.verify(algorithm, data, handle, ...rest, signature, (err, answer) => {
    callback.call({}, null, new Uint8Array(answer)[0] === 1);
  });
}

// publicEncrypt and its like: with which key, which way, and the padding that is the default.
function rsaFunction(isPrivate, encrypt, defaultPadding) {
  return (options, buffer) => {
    const key = prepare(options, isPrivate ? 'consumePrivate' : 'consumePublic');
    const padding = options.padding || defaultPadding;
    const { oaepHash, encoding } = options;
    let { oaepLabel } = options;
    if (oaepHash !== undefined) validateString(oaepHash, 'key.oaepHash');
    if (oaepLabel !== undefined) oaepLabel = getArrayBufferOrView(oaepLabel, 'key.oaepLabel', encoding);
    buffer = getArrayBufferOrView(buffer, 'buffer', encoding);
    return wrapped(binding.rsaCipher(isPrivate, encrypt, key, buffer, padding, oaepHash, oaepLabel));
  };
}

const { RSA_PKCS1_OAEP_PADDING: oaep, RSA_PKCS1_PADDING: pkcs1 } = constants;

module.exports = {
  Sign,
  Verify,
  sign: signOneShot,
  verify: verifyOneShot,
  publicEncrypt: rsaFunction(false, true, oaep),
  publicDecrypt: rsaFunction(false, false, pkcs1),
  privateEncrypt: rsaFunction(true, true, pkcs1),
  privateDecrypt: rsaFunction(true, false, oaep),
};
