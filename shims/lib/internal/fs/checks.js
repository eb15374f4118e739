'use strict';

// The rarer checks of arguments (lib/internal/fs/utils.js, and the C++ side of the binding, at v20.20.2).

// They load what makes errors only when there is one to make.

// An error whose stack begins at the caller of check.
function fault(check, code, ...args) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes[code](...args), check);
}

// The error as the C++ side of Node throws it: without the code in its stack.
function plainFault(check, Class, code, message) {
  const err = new Class(message);
  err.code = code;
  return require('internal/errors').hideFrames(err, check);
}

function validateInteger(value, name, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return;
  require('internal/validators').validateInteger(value, name, min, max);
}

function validateBoolean(value, name) {
  if (typeof value !== 'boolean') require('internal/validators').validateBoolean(value, name);
}

// A file descriptor where Node checks it in C++.
function nativeFd(fd) {
  try {
    require('internal/validators').validateInt32(fd, 'fd', 0);
  } catch (err) {
    // C++ has its own spelling: 8589934592 for 8_589_934_592, (1) for (1n), no space before a missing name.
    const message = err.message.replace(/(\d)_(?=\d)/g, '$1').replace(/(\d)n\)$/, '$1)').trimEnd();
    throw plainFault(nativeFd, err instanceof RangeError ? RangeError : TypeError, err.code, message);
  }
  return fd | 0; // not -0
}

// The mode of access and copyFile: three bits.
function bitsOf(mode) {
  if (mode == null) return 0;
  if (typeof mode !== 'number') {
    throw plainFault(bitsOf, TypeError, 'ERR_INVALID_ARG_TYPE', 'mode must be int32 or null/undefined');
  }
  if (mode < 0 || mode >= 8 || Number.isNaN(mode)) {
    const range = Number.isFinite(mode) ? ': >= 0 && <= 7' : '';
    throw plainFault(bitsOf, RangeError, 'ERR_OUT_OF_RANGE', `mode is out of range${range}`);
  }
  return mode | 0;
}

function validateOffsetLengthRead(offset, length, bufferLength) {
  const outOfRange = (name, range, value) => fault(validateOffsetLengthRead, 'ERR_OUT_OF_RANGE', name, range, value);
  if (offset < 0) throw outOfRange('offset', '>= 0', offset);
  if (length < 0) throw outOfRange('length', '>= 0', length);
  if (offset + length > bufferLength) throw outOfRange('length', `<= ${bufferLength - offset}`, length);
}

function validateOffsetLengthWrite(offset, length, byteLength) {
  const outOfRange = (name, range, value) => fault(validateOffsetLengthWrite, 'ERR_OUT_OF_RANGE', name, range, value);
  if (offset > byteLength) throw outOfRange('offset', `<= ${byteLength}`, offset);
  if (length > byteLength - offset) throw outOfRange('length', `<= ${byteLength - offset}`, length);
  if (length < 0) throw outOfRange('length', '>= 0', length);
  validateInteger(length, 'length', 0, 2147483647);
}

function validatePosition(position) {
  if (typeof position === 'number') {
    validateInteger(position, 'position', -1);
  } else if (typeof position === 'bigint') {
    const limit = 2n ** 63n;
    if (position < -limit || position >= limit) {
      throw fault(validatePosition, 'ERR_OUT_OF_RANGE', 'position', `>= ${-limit} && <= ${limit - 1n}`, position);
    }
  } else {
    throw fault(validatePosition, 'ERR_INVALID_ARG_TYPE', 'position', ['integer', 'bigint'], position);
  }
}

function validateBufferArray(buffers) {
  if (!Array.isArray(buffers) || !buffers.every((view) => ArrayBuffer.isView(view))) {
    throw fault(validateBufferArray, 'ERR_INVALID_ARG_TYPE', 'buffers', 'ArrayBufferView[]', buffers);
  }
}

// What may be written is a string or bytes; bytes were looked at before.
function validateText(value, name) {
  if (typeof value !== 'string') {
    throw fault(validateText, 'ERR_INVALID_ARG_TYPE', name, ['string', 'Buffer', 'TypedArray', 'DataView'], value);
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
  if (time instanceof Date || require('internal/util/types').isDate(time)) {
    return Date.prototype.getTime.call(time) / 1000;
  }
  throw fault(toUnixTimestamp, 'ERR_INVALID_ARG_TYPE', name, ['Date', 'Time in seconds'], time);
}

// Options of rmdir, and of rm when defaults say so.
function rmdirOptions(options, defaults = { retryDelay: 100, maxRetries: 0, recursive: false }) {
  if (options === undefined) return defaults;
  if (options === null || typeof options !== 'object' || Array.isArray(options)) {
    require('internal/validators').validateObject(options, 'options');
  }
  options = { ...defaults, ...options };
  validateBoolean(options.recursive, 'options.recursive');
  validateInteger(options.retryDelay, 'options.retryDelay', 0, 2147483647);
  validateInteger(options.maxRetries, 'options.maxRetries', 0, 4294967295);
  return options;
}

function rmOptions(options) {
  options = rmdirOptions(options, { recursive: false, force: false, retryDelay: 100, maxRetries: 0 });
  validateBoolean(options.force, 'options.force');
  return options;
}

const warned = { template: false, rmdir: undefined, truncate: false };

function warnOfTemplate() {
  if (warned.template) return;
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
  validateBoolean,
  validateBufferArray,
  validateInteger,
  validateOffsetLengthRead,
  validateOffsetLengthWrite,
  validateOwner,
  validatePosition,
  validateText,
  warnOfRecursiveRmdir,
  warnOfTemplate,
  warnOfTruncate,
};
