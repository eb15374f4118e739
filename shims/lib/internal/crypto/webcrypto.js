'use strict';

// The Web Crypto API (lib/internal/crypto/webcrypto.js at v20.20.2): digests and random values. The other operations
// of SubtleCrypto are refused by name.

const { codes } = require('internal/errors');
const { isBytes } = require('internal/crypto/util');

const binding = internalBinding('crypto');

function domException(message, name) {
  const { DOMException } = require('internal/dom_exception');
  return new DOMException(message, name);
}

function coded(code, message) {
  return Object.assign(new TypeError(message), { code });
}

// The name of a hash, as OpenSSL has it.
function hashOf(algorithm) {
  const name = typeof algorithm === 'string' ? algorithm : algorithm?.name;
  if (name === undefined && (typeof algorithm === 'object' || typeof algorithm === 'function' || algorithm === undefined)) {
    throw coded('ERR_MISSING_OPTION', 'Failed to normalize algorithm: passed algorithm can not be converted to ' +
      "'Algorithm' because 'name' is required in 'Algorithm'.");
  }
  switch (`${name}`.toUpperCase()) {
    case 'SHA-1': return 'sha1';
    case 'SHA-256': return 'sha256';
    case 'SHA-384': return 'sha384';
    case 'SHA-512': return 'sha512';
    default: throw domException('Unrecognized algorithm name', 'NotSupportedError');
  }
}

// Two async functions, one in the other, as in Node: they decide how many ticks a digest takes.
async function digestOf(name, data) {
  return new Promise((resolve) => {
    binding.hashJob(name, data, (err, result) => resolve(result));
  });
}

async function digest(algorithm, data) {
  if (this !== subtle) throw new codes.ERR_INVALID_THIS('SubtleCrypto');
  const prefix = "Failed to execute 'digest' on 'SubtleCrypto'";
  if (arguments.length < 2)
    throw coded('ERR_MISSING_ARGS', `${prefix}: 2 arguments required, but only ${arguments.length} present.`);
  if (!isBytes(data)) {
    throw coded('ERR_INVALID_ARG_TYPE',
                `${prefix}: 2nd argument is not instance of ArrayBuffer, Buffer, TypedArray, or DataView.`);
  }
  return digestOf(hashOf(algorithm), data);
}

class CryptoKey {
  constructor() {
    throw new codes.ERR_ILLEGAL_CONSTRUCTOR();
  }
}

class SubtleCrypto {
  constructor() {
    throw new codes.ERR_ILLEGAL_CONSTRUCTOR();
  }
}

class Crypto {
  constructor() {
    throw new codes.ERR_ILLEGAL_CONSTRUCTOR();
  }

  get subtle() {
    if (this !== crypto) throw new codes.ERR_INVALID_THIS('Crypto');
    return subtle;
  }
}

const subtle = Object.create(SubtleCrypto.prototype);
const crypto = Object.create(Crypto.prototype);

function getRandomValues(array) {
  if (this !== crypto) throw new codes.ERR_INVALID_THIS('Crypto');
  if (arguments.length < 1) {
    throw coded('ERR_MISSING_ARGS',
                "Failed to execute 'getRandomValues' on 'Crypto': 1 argument required, but only 0 present.");
  }
  const integers = ArrayBuffer.isView(array) && !(array instanceof DataView) &&
    !(array instanceof Float32Array) && !(array instanceof Float64Array);
  if (!integers) throw domException('The data argument must be an integer-type TypedArray', 'TypeMismatchError');
  if (array.byteLength > 65536) throw domException('The requested length exceeds 65,536 bytes', 'QuotaExceededError');
  return require('internal/crypto/random').randomFillSync(array, 0);
}

function randomUUID(options) {
  return require('internal/crypto/random').randomUUID(options);
}

function define(Class, tag, members) {
  Object.defineProperty(Class.prototype, Symbol.toStringTag, { configurable: true, value: tag });
  for (const [name, value] of members)
    Object.defineProperty(Class.prototype, name, { value, enumerable: true, configurable: true, writable: true });
}

define(Crypto, 'Crypto', [['getRandomValues', getRandomValues], ['randomUUID', randomUUID]]);
Object.defineProperty(Crypto.prototype, 'subtle', { enumerable: true });

const absent = 'encrypt decrypt sign verify generateKey deriveKey deriveBits importKey exportKey wrapKey unwrapKey';
define(SubtleCrypto, 'SubtleCrypto', [
  ['digest', digest], ...absent.split(' ').map((name) => [name, require('internal/unsupported')(`crypto.subtle.${name}`)]),
]);

module.exports = { Crypto, CryptoKey, SubtleCrypto, crypto };
