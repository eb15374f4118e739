'use strict';

// Prime numbers (lib/internal/crypto/random.js at v20.20.2).

const { codes } = require('internal/errors');
const { isBytes } = require('internal/crypto/util');
const { validateBoolean, validateFunction, validateInt32, validateObject } = require('internal/validators');

const binding = internalBinding('crypto');
const kinds = ['ArrayBuffer', 'TypedArray', 'Buffer', 'DataView', 'bigint'];

function bytesOfBigInt(n, name) {
  if (n < 0) throw new codes.ERR_OUT_OF_RANGE(name, '>= 0', n);
  const hex = n.toString(16);
  return require('buffer').Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
}

function numberOption(value, name) {
  if (value === undefined || isBytes(value)) return value;
  if (typeof value === 'bigint') return bytesOfBigInt(value, name);
  throw new codes.ERR_INVALID_ARG_TYPE(name, kinds, value);
}

// The native's arguments, and how its answer is given out.
function prepared(size, options) {
  validateObject(options, 'options');
  const { safe = false, bigint = false } = options;
  validateBoolean(safe, 'options.safe');
  validateBoolean(bigint, 'options.bigint');
  const add = numberOption(options.add, 'options.add');
  const rem = numberOption(options.rem, 'options.rem');
  const give = (prime) => (bigint ? BigInt(`0x${require('buffer').Buffer.from(prime).toString('hex')}`) : prime);
  return { args: [size, safe, add, rem], give };
}

function generatePrime(size, options, callback) {
  validateInt32(size, 'size', 1);
  if (typeof options === 'function') {
    callback = options;
    options = {};
  }
  validateFunction(callback, 'callback');
  const { args, give } = prepared(size, options);
  binding.generatePrime(...args, (err, prime) => {
    callback(undefined, give(prime));
  });
}

function generatePrimeSync(size, options = {}) {
  validateInt32(size, 'size', 1);
  const { args, give } = prepared(size, options);
  return give(binding.generatePrime(...args));
}

function candidateOf(candidate) {
  if (typeof candidate === 'bigint') candidate = bytesOfBigInt(candidate, 'candidate');
  if (!isBytes(candidate)) throw new codes.ERR_INVALID_ARG_TYPE('candidate', kinds, candidate);
  return candidate;
}

function checkOptions(options) {
  validateObject(options, 'options');
  const { checks = 0 } = options;
  validateInt32(checks, 'options.checks', 0);
}

function isOne(answer) {
  return new Uint8Array(answer)[0] === 1;
}

function checkPrime(candidate, options = {}, callback) {
  candidate = candidateOf(candidate);
  if (typeof options === 'function') {
    callback = options;
    options = {};
  }
  validateFunction(callback, 'callback');
  checkOptions(options);
  binding.checkPrime(candidate, (err, answer) => {
    callback.call({}, undefined, isOne(answer));
  });
}

function checkPrimeSync(candidate, options = {}) {
  candidate = candidateOf(candidate);
  checkOptions(options);
  return isOne(binding.checkPrime(candidate));
}

module.exports = { checkPrime, checkPrimeSync, generatePrime, generatePrimeSync };
