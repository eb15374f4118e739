'use strict';

// Ciphers (lib/internal/crypto/cipher.js at v20.20.2).

const { codes } = require('internal/errors');
const { checkData, getArrayBufferOrView, getStringOption, kHandle, wrapped } = require('internal/crypto/util');
const { validateInt32, validateObject, validateString } = require('internal/validators');
const LazyTransform = require('internal/crypto/lazy_transform');

const binding = internalBinding('crypto');

function decoderOf(cipher, encoding) {
  const normalized = require('internal/util').normalizeEncoding(encoding);
  if (!cipher._decoder) {
    const { StringDecoder } = require('string_decoder');
    cipher._decoder = new StringDecoder(encoding);
  }
  if (cipher._decoder.encoding !== normalized) {
    if (normalized === undefined) throw new codes.ERR_UNKNOWN_ENCODING(encoding);
    require('internal/assert')(false, 'Cannot change encoding');
  }
  return cipher._decoder;
}

function numberOption(options, key) {
  let value;
  if (options && (value = options[key]) != null) {
    if (value >>> 0 !== value) throw new codes.ERR_INVALID_ARG_VALUE(`options.${key}`, value);
    return value;
  }
  return -1;
}

function begin(self, handle, options) {
  self[kHandle] = handle;
  self._decoder = null;
  LazyTransform.call(self, options);
}

function beginWithPassword(self, cipher, password, options, decrypt) {
  validateString(cipher, 'cipher');
  password = getArrayBufferOrView(password, 'password');
  const tagLength = numberOption(options, 'authTagLength');
  const made = binding.bytesToKey(cipher, password);
  if (made === undefined) begin(self, binding.newCipher(cipher, '', null, tagLength, decrypt), options); // throws
  const { ivLength = 0, keyLength } = binding.cipherInfo(cipher);
  if (!decrypt && /-(gcm|ctr|ccm)$/i.test(cipher)) process.emitWarning(`Use Cipheriv for counter mode of ${cipher}`);
  const iv = ivLength ? made.slice(keyLength, keyLength + ivLength) : null;
  begin(self, binding.newCipher(cipher, made.slice(0, keyLength), iv, tagLength, decrypt), options);
}

function beginWithIV(self, cipher, key, iv, options, decrypt) {
  validateString(cipher, 'cipher');
  const encoding = getStringOption(options, 'encoding');
  key = require('internal/crypto/keys').prepareSecretKey(key, encoding);
  iv = iv === null ? null : getArrayBufferOrView(iv, 'iv');
  begin(self, binding.newCipher(cipher, key, iv, numberOption(options, 'authTagLength'), decrypt), options);
}

function Cipher(cipher, password, options) {
  if (!(this instanceof Cipher)) return new Cipher(cipher, password, options);
  beginWithPassword(this, cipher, password, options, false);
}

function Decipher(cipher, password, options) {
  if (!(this instanceof Decipher)) return new Decipher(cipher, password, options);
  beginWithPassword(this, cipher, password, options, true);
}

function Cipheriv(cipher, key, iv, options) {
  if (!(this instanceof Cipheriv)) return new Cipheriv(cipher, key, iv, options);
  beginWithIV(this, cipher, key, iv, options, false);
}

function Decipheriv(cipher, key, iv, options) {
  if (!(this instanceof Decipheriv)) return new Decipheriv(cipher, key, iv, options);
  beginWithIV(this, cipher, key, iv, options, true);
}

function _transform(chunk, encoding, callback) {
  this.push(wrapped(binding.cipherUpdate(this[kHandle], chunk, encoding)));
  callback();
}

function _flush(callback) {
  try {
    this.push(wrapped(binding.cipherFinal(this[kHandle])));
  } catch (err) {
    callback(err);
    return;
  }
  callback();
}

function update(data, inputEncoding, outputEncoding) {
  checkData(data, inputEncoding);
  const out = wrapped(binding.cipherUpdate(this[kHandle], data, inputEncoding));
  return outputEncoding && outputEncoding !== 'buffer' ? decoderOf(this, outputEncoding).write(out) : out;
}

function final(outputEncoding) {
  const out = wrapped(binding.cipherFinal(this[kHandle]));
  return outputEncoding && outputEncoding !== 'buffer' ? decoderOf(this, outputEncoding).end(out) : out;
}

function set(cipher, what, value, operation) {
  if (!binding.cipherSet(cipher[kHandle], what, value)) throw new codes.ERR_CRYPTO_INVALID_STATE(operation);
  return cipher;
}

function setAutoPadding(ap) {
  return set(this, 'padding', !!ap, 'setAutoPadding');
}

function getAuthTag() {
  const tag = binding.cipherTag(this[kHandle]);
  if (tag === undefined) throw new codes.ERR_CRYPTO_INVALID_STATE('getAuthTag');
  return wrapped(tag);
}

function setAuthTag(tagbuf, encoding) {
  return set(this, 'tag', getArrayBufferOrView(tagbuf, 'buffer', encoding), 'setAuthTag');
}

function setAAD(aadbuf, options) {
  const encoding = getStringOption(options, 'encoding');
  numberOption(options, 'plaintextLength');
  return set(this, 'aad', getArrayBufferOrView(aadbuf, 'aadbuf', encoding), 'setAAD');
}

for (const Class of [Cipher, Cipheriv, Decipher, Decipheriv]) {
  Object.setPrototypeOf(Class.prototype, LazyTransform.prototype);
  Object.setPrototypeOf(Class, LazyTransform);
  Object.assign(Class.prototype, { _transform, _flush, update, final, setAutoPadding });
  if (Class === Cipher || Class === Cipheriv) Class.prototype.getAuthTag = getAuthTag;
  else Class.prototype.setAuthTag = setAuthTag;
  Class.prototype.setAAD = setAAD;
}

function getCipherInfo(nameOrNid, options) {
  if (typeof nameOrNid !== 'string' && typeof nameOrNid !== 'number')
    throw new codes.ERR_INVALID_ARG_TYPE('nameOrNid', ['string', 'number'], nameOrNid);
  if (typeof nameOrNid === 'number') validateInt32(nameOrNid, 'nameOrNid');
  let keyLength;
  let ivLength;
  if (options !== undefined) {
    validateObject(options, 'options');
    ({ keyLength, ivLength } = options);
    if (keyLength !== undefined) validateInt32(keyLength, 'options.keyLength');
    if (ivLength !== undefined) validateInt32(ivLength, 'options.ivLength');
  }
  return binding.cipherInfo(nameOrNid, keyLength, ivLength);
}

const { deprecate } = require('internal/util');

module.exports = {
  Cipher,
  Cipheriv,
  Decipher,
  Decipheriv,
  getCipherInfo,
  createCipher: deprecate(function createCipher(cipher, password, options) {
    return new Cipher(cipher, password, options);
  }, 'crypto.createCipher is deprecated.', 'DEP0106'),
  createDecipher: deprecate(function createDecipher(cipher, password, options) {
    return new Decipher(cipher, password, options);
  }, 'crypto.createDecipher is deprecated.', 'DEP0106'),
};
