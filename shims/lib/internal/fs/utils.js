'use strict';

// What nearly every function of fs does with its arguments (lib/internal/fs/utils.js at v20.20.2).
// Rarer checks are in internal/fs/checks.

const kNoOptions = {};

function isFd(value) {
  return value === (value | 0);
}

function requireCallback(callback, name = 'cb') {
  if (typeof callback !== 'function') require('internal/validators').validateFunction(callback, name);
  return callback;
}

// Replaces a file: URL by its path.
function pathOfURL(value) {
  if (value !== null && typeof value === 'object' && value.href && value.protocol &&
      value.auth === undefined && value.path === undefined) {
    return require('url').fileURLToPath(value);
  }
  return value;
}

function requirePath(value, name) {
  const { codes, hideFrames } = require('internal/errors');
  const isBytes = value instanceof Uint8Array;
  if (typeof value !== 'string' && !isBytes) {
    throw hideFrames(new codes.ERR_INVALID_ARG_TYPE(name, ['string', 'Buffer', 'URL'], value), requirePath);
  }
  if (value.includes(isBytes ? 0 : '\0')) {
    throw hideFrames(new codes.ERR_INVALID_ARG_VALUE(name, value,
      'must be a string, Uint8Array, or URL without null bytes'), requirePath);
  }
}

// Checks a path that is a string, bytes or a file: URL. A URL becomes a string, bytes stay bytes.
function validPath(value, name = 'path') {
  if (typeof value === 'string' && !value.includes('\0')) return value;
  value = pathOfURL(value);
  requirePath(value, name);
  return value;
}

// The string that natives take for a path that passed validPath.
function nativePath(path) {
  if (typeof path === 'string') return path;
  const { Buffer } = require('buffer');
  const text = Buffer.from(path.buffer, path.byteOffset, path.byteLength).toString();
  // Files have names in UTF-8 here: bytes that are not would name another file.
  if (text.includes('\ufffd') && Buffer.compare(Buffer.from(text), path) !== 0) {
    require('internal/unsupported')('fs with a path that is not UTF-8')();
  }
  return text;
}

function pathOf(value, name = 'path') {
  if (typeof value === 'string' && !value.includes('\0')) return value;
  return nativePath(validPath(value, name));
}

// A file descriptor where Node checks it in JavaScript.
function fdOf(fd) {
  if (typeof fd !== 'number' || fd !== (fd | 0) || fd < 0) require('internal/validators').validateInt32(fd, 'fd', 0);
  return fd | 0; // not -0
}

// A file descriptor where Node checks it in C++.
function nativeFd(fd) {
  if (typeof fd === 'number' && fd === (fd | 0) && fd >= 0) return fd | 0;
  return require('internal/fs/checks').nativeFd(fd);
}

// The mode of access and copyFile.
function bitsOf(mode) {
  return mode === undefined || mode === 0 ? 0 : require('internal/fs/checks').bitsOf(mode);
}

function getOptions(options, defaults = kNoOptions) {
  if (options == null || typeof options === 'function') return defaults;
  if (typeof options === 'string') {
    options = { ...defaults, encoding: options };
  } else if (typeof options !== 'object') {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_TYPE('options', ['string', 'Object'], options);
  }
  const { encoding, signal } = options;
  if (encoding && encoding !== 'buffer' && encoding !== 'utf8' && !require('buffer').Buffer.isEncoding(encoding)) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_VALUE('encoding', encoding, 'is invalid encoding');
  }
  if (signal !== undefined) require('internal/validators').validateAbortSignal(signal, 'options.signal');
  return options;
}

function copyObject(source) {
  const target = {};
  for (const key in source) target[key] = source[key];
  return target;
}

// The number behind open's flags: 'r', 'wx+', a number, or nothing for reading.
function stringToFlags(flags, name = 'flags') {
  if (typeof flags === 'number') {
    require('internal/validators').validateInt32(flags, name);
    return flags;
  }
  switch (flags) {
    case undefined: case null: case 'r': return 0;
    case 'r+': return 2;
    case 'w': return 0o1101;
    case 'w+': return 0o1102;
    case 'a': return 0o2101;
    case 'a+': return 0o2102;
    case 'wx': case 'xw': return 0o1301;
    case 'wx+': case 'xw+': return 0o1302;
    case 'ax': case 'xa': return 0o2301;
    case 'ax+': case 'xa+': return 0o2302;
    case 'rs': case 'sr': return 0o4010000;
    case 'rs+': case 'sr+': return 0o4010002;
    case 'as': case 'sa': return 0o4012101;
    case 'as+': case 'sa+': return 0o4012102;
    default: {
      const { codes } = require('internal/errors');
      throw new codes.ERR_INVALID_ARG_VALUE('flags', flags);
    }
  }
}

function modeOf(mode, fallback) {
  if (mode === undefined && fallback !== undefined) return fallback;
  if (typeof mode === 'number' && mode === mode >>> 0) return mode;
  return require('internal/validators').parseFileMode(mode, 'mode', fallback);
}

// A name that a native gave, in the encoding that the program asked for.
function encodeName(name, encoding) {
  if (!encoding || encoding === 'utf8' || encoding === 'utf-8') return name;
  const bytes = require('buffer').Buffer.from(name);
  return encoding === 'buffer' ? bytes : bytes.toString(encoding);
}

// Makes a request's callback out of the program's: names come in the encoding asked for.
function encodedCallback(callback, encoding) {
  if (!encoding || encoding === 'utf8') return callback;
  return (err, name) => {
    if (err) callback(err);
    else callback(null, encodeName(name, encoding));
  };
}

function abortError(signal) {
  const { AbortError } = require('internal/errors');
  return new AbortError(undefined, { cause: signal.reason });
}

module.exports = {
  abortError,
  bitsOf,
  copyObject,
  encodeName,
  encodedCallback,
  fdOf,
  getOptions,
  isFd,
  modeOf,
  nativeFd,
  nativePath,
  pathOf,
  pathOfURL,
  requireCallback,
  stringToFlags,
  validPath,
};
