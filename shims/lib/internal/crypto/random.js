'use strict';

// Random bytes and numbers (lib/internal/crypto/random.js at v20.20.2). They are a function of the run's seed and
// of the event whose turn draws them.

const { codes } = require('internal/errors');
const { isBytes } = require('internal/crypto/util');
const { validateBoolean, validateFunction, validateNumber, validateObject } = require('internal/validators');

const binding = internalBinding('crypto');

const kMaxPossibleLength = 2 ** 31 - 1;

function checkOffset(offset, elementSize, length) {
  validateNumber(offset, 'offset');
  offset *= elementSize;
  const most = Math.min(length, kMaxPossibleLength);
  if (Number.isNaN(offset) || offset > most || offset < 0)
    throw new codes.ERR_OUT_OF_RANGE('offset', `>= 0 && <= ${most}`, offset);
  return offset >>> 0;
}

function checkSize(size, elementSize, offset, length) {
  validateNumber(size, 'size');
  size *= elementSize;
  if (Number.isNaN(size) || size > kMaxPossibleLength || size < 0)
    throw new codes.ERR_OUT_OF_RANGE('size', `>= 0 && <= ${kMaxPossibleLength}`, size);
  if (size + offset > length) throw new codes.ERR_OUT_OF_RANGE('size + offset', `<= ${length}`, size + offset);
  return size >>> 0;
}

function checkTarget(buf) {
  if (!isBytes(buf)) throw new codes.ERR_INVALID_ARG_TYPE('buf', ['ArrayBuffer', 'ArrayBufferView'], buf);
}

// Fills a range of buf, in the thread pool when done is given.
function fill(buf, offset, size, done) {
  if (ArrayBuffer.isView(buf)) binding.randomFill(buf.buffer, buf.byteOffset + offset, size, done);
  else binding.randomFill(buf, offset, size, done);
}

function randomBytes(size, callback) {
  size = checkSize(size, 1, 0, Infinity);
  if (callback !== undefined) validateFunction(callback, 'callback');
  const buf = require('buffer').Buffer.alloc(size);
  if (callback === undefined) {
    if (size > 0) fill(buf, 0, size);
    return buf;
  }
  randomFill(buf.buffer, 0, size, function(error) {
    if (error) return callback.call(this, error);
    callback.call(this, null, buf);
  });
}

function randomFillSync(buf, offset = 0, size) {
  checkTarget(buf);
  const elementSize = buf.BYTES_PER_ELEMENT || 1;
  offset = checkOffset(offset, elementSize, buf.byteLength);
  size = size === undefined ? buf.byteLength - offset : checkSize(size, elementSize, offset, buf.byteLength);
  if (size !== 0) fill(buf, offset, size);
  return buf;
}

function randomFill(buf, offset, size, callback) {
  checkTarget(buf);
  const elementSize = buf.BYTES_PER_ELEMENT || 1;
  if (typeof offset === 'function') {
    callback = offset;
    offset = 0;
    size = buf.length; // undefined for an ArrayBuffer
  } else if (typeof size === 'function') {
    callback = size;
    size = buf.length - offset;
  } else {
    validateFunction(callback, 'callback');
  }
  offset = checkOffset(offset, elementSize, buf.byteLength);
  size = size === undefined ? buf.byteLength - offset : checkSize(size, elementSize, offset, buf.byteLength);
  if (size === 0) {
    callback(null, buf);
    return;
  }
  fill(buf, offset, size, () => {
    callback.call({}, null, buf);
  });
}

const kRandMax = 0xFFFF_FFFF_FFFF;

// A number of 48 bits, big-endian as Node reads it.
function draw48() {
  const bytes = new Uint8Array(6);
  binding.randomFill(bytes.buffer, 0, 6);
  return bytes.reduce((n, byte) => n * 256 + byte, 0);
}

// Node draws numbers from a cache of 1024. With a callback, a call that finds the cache empty waits for a request of
// the thread pool that fills it, and so do those that come meanwhile.
const waiting = [];

function refill() {
  if (!binding.beginRefill()) return;
  binding.randomFill(new ArrayBuffer(6 * 1024), 0, 6 * 1024, () => {
    binding.endRefill();
    for (const [min, max, callback] of waiting.splice(0)) randomInt(min, max, callback);
  });
}

function randomInt(min, max, callback) {
  const minNotSpecified = typeof max === 'undefined' || typeof max === 'function';
  if (minNotSpecified) {
    callback = max;
    max = min;
    min = 0;
  }
  const isSync = typeof callback === 'undefined';
  if (!isSync) validateFunction(callback, 'callback');
  if (!Number.isSafeInteger(min)) throw new codes.ERR_INVALID_ARG_TYPE('min', 'a safe integer', min);
  if (!Number.isSafeInteger(max)) throw new codes.ERR_INVALID_ARG_TYPE('max', 'a safe integer', max);
  if (max <= min) throw new codes.ERR_OUT_OF_RANGE('max', `greater than the value of "min" (${min})`, max);
  const range = max - min;
  if (!(range <= kRandMax)) throw new codes.ERR_OUT_OF_RANGE(`max${minNotSpecified ? '' : ' - min'}`, `<= ${kRandMax}`, range);
  const limit = kRandMax - (kRandMax % range);
  while (binding.takeNumber(isSync)) {
    const drawn = draw48();
    if (drawn >= limit) continue;
    const n = (drawn % range) + min;
    if (isSync) return n;
    process.nextTick(callback, undefined, n);
    return;
  }
  waiting.push([min, max, callback]);
  refill();
}

function randomUUID(options) {
  if (options !== undefined) validateObject(options, 'options');
  const { disableEntropyCache = false } = options || {};
  validateBoolean(disableEntropyCache, 'options.disableEntropyCache');
  const bytes = randomBytes(16);
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

module.exports = { randomBytes, randomFill, randomFillSync, randomInt, randomUUID };
