'use strict';

// The rarer checks of arguments (lib/internal/fs/utils.js, and the C++ side of the binding, at v20.20.2).

const { codes, hideFrames } = require('internal/errors');
const { validateBoolean, validateInt32, validateInteger, validateObject, validateUint32 } = require('internal/validators');

// The error as the C++ side of Node throws it: without the code in its stack.
function plainError(Class, code, message) {
  const err = new Class(message);
  err.code = code;
  return err;
}

// A file descriptor where Node checks it in C++.
function nativeFd(fd) {
  try {
    validateInt32(fd, 'fd', 0);
  } catch (err) {
    // C++ has its own spelling: 8589934592 for 8_589_934_592, (1) for (1n), no space before a missing name.
    const message = err.message.replace(/(\d)_(?=\d)/g, '$1').replace(/(\d)n\)$/, '$1)').trimEnd();
    throw hideFrames(plainError(err instanceof RangeError ? RangeError : TypeError, err.code, message), nativeFd);
  }
  return fd | 0; // not -0
}

// The mode of access and copyFile: three bits.
function bitsOf(mode) {
  if (mode == null) return 0;
  if (typeof mode !== 'number') {
    throw hideFrames(plainError(TypeError, 'ERR_INVALID_ARG_TYPE', 'mode must be int32 or null/undefined'), bitsOf);
  }
  if (mode < 0 || mode >= 8 || Number.isNaN(mode)) {
    const range = Number.isFinite(mode) ? ': >= 0 && <= 7' : '';
    throw hideFrames(plainError(RangeError, 'ERR_OUT_OF_RANGE', `mode is out of range${range}`), bitsOf);
  }
  return mode | 0;
}

function outOfRange(check, name, range, value) {
  return hideFrames(new codes.ERR_OUT_OF_RANGE(name, range, value), check);
}

function validateOffsetLengthRead(offset, length, bufferLength) {
  if (offset < 0) throw outOfRange(validateOffsetLengthRead, 'offset', '>= 0', offset);
  if (length < 0) throw outOfRange(validateOffsetLengthRead, 'length', '>= 0', length);
  if (offset + length > bufferLength) {
    throw outOfRange(validateOffsetLengthRead, 'length', `<= ${bufferLength - offset}`, length);
  }
}

function validateOffsetLengthWrite(offset, length, byteLength) {
  if (offset > byteLength) throw outOfRange(validateOffsetLengthWrite, 'offset', `<= ${byteLength}`, offset);
  if (length > byteLength - offset) {
    throw outOfRange(validateOffsetLengthWrite, 'length', `<= ${byteLength - offset}`, length);
  }
  if (length < 0) throw outOfRange(validateOffsetLengthWrite, 'length', '>= 0', length);
  validateInt32(length, 'length', 0);
}

function validatePosition(position) {
  if (typeof position === 'number') {
    validateInteger(position, 'position', -1);
  } else if (typeof position === 'bigint') {
    const limit = 2n ** 63n;
    if (position < -limit || position >= limit) {
      throw outOfRange(validatePosition, 'position', `>= ${-limit} && <= ${limit - 1n}`, position);
    }
  } else {
    throw hideFrames(new codes.ERR_INVALID_ARG_TYPE('position', ['integer', 'bigint'], position), validatePosition);
  }
}

function validateBufferArray(buffers) {
  if (!Array.isArray(buffers) || !buffers.every((view) => ArrayBuffer.isView(view))) {
    throw hideFrames(new codes.ERR_INVALID_ARG_TYPE('buffers', 'ArrayBufferView[]', buffers), validateBufferArray);
  }
}

// What may be written is a string or bytes; bytes were looked at before.
function validateText(value, name) {
  if (typeof value !== 'string') {
    throw hideFrames(new codes.ERR_INVALID_ARG_TYPE(name, ['string', 'Buffer', 'TypedArray', 'DataView'], value),
      validateText);
  }
}

function validateOwner(uid, gid) {
  validateInteger(uid, 'uid', -1, 2 ** 32 - 1);
  validateInteger(gid, 'gid', -1, 2 ** 32 - 1);
}

// Seconds since 1970 from a number, a numeric string or a Date; a negative number is now.
function toUnixTimestamp(time, name = 'time') {
  // eslint-disable-next-line eqeqeq
  if (typeof time === 'string' && +time == time) return +time;
  if (Number.isFinite(time)) return time < 0 ? Date.now() / 1000 : time;
  if (require('internal/util/types').isDate(time)) return Date.prototype.getTime.call(time) / 1000;
  throw new codes.ERR_INVALID_ARG_TYPE(name, ['Date', 'Time in seconds'], time);
}

// Options of rmdir, and of rm when defaults say so.
function rmdirOptions(options, defaults = { retryDelay: 100, maxRetries: 0, recursive: false }) {
  if (options === undefined) return defaults;
  validateObject(options, 'options');
  options = { ...defaults, ...options };
  validateBoolean(options.recursive, 'options.recursive');
  validateInt32(options.retryDelay, 'options.retryDelay', 0);
  validateUint32(options.maxRetries, 'options.maxRetries');
  return options;
}

function rmOptions(options) {
  options = rmdirOptions(options, { recursive: false, force: false, retryDelay: 100, maxRetries: 0 });
  validateBoolean(options.force, 'options.force');
  return options;
}

const warned = { template: false, rmdir: undefined, truncate: false };

function warnOfTemplate(prefix) {
  if (warned.template || !prefix.endsWith('X')) return;
  process.emitWarning('mkdtemp() templates ending with X are not portable. ' +
    'For details see: https://nodejs.org/api/fs.html');
  warned.template = true;
}

function warnOfRecursiveRmdir() {
  warned.rmdir ??= process.noDeprecation;
  if (warned.rmdir) return;
  process.emitWarning('In future versions of Node.js, fs.rmdir(path, { recursive: true }) ' +
    'will be removed. Use fs.rm(path, { recursive: true }) instead', 'DeprecationWarning', 'DEP0147');
  warned.rmdir = true;
}

function warnOfTruncate() {
  if (warned.truncate) return;
  process.emitWarning('Using fs.truncate with a file descriptor is deprecated. Please use ' +
    'fs.ftruncate with a file descriptor instead.', 'DeprecationWarning', 'DEP0081');
  warned.truncate = true;
}

module.exports = {
  bitsOf,
  nativeFd,
  rmOptions,
  rmdirOptions,
  toUnixTimestamp,
  validateBufferArray,
  validateOffsetLengthRead,
  validateOffsetLengthWrite,
  validateOwner,
  validatePosition,
  validateText,
  warnOfRecursiveRmdir,
  warnOfTemplate,
  warnOfTruncate,
};
