'use strict';

// The checks of internal/validators that few programs reach.

const { codes, hideFrames } = require('internal/errors');
const {
  isUint32, rangeError, typeError, validateAbortSignal, validateArray, validateNumber, validateString, validateUint32, valueError,
} = require('internal/validators');

// In Node some checks make their error without a stack and nobody gives it one.
function withoutFrames(Class, ...args) {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return new Class(...args);
  } finally {
    Error.stackTraceLimit = limit;
  }
}

// File modes: an unsigned integer, a string of octal digits, or undefined for the default.
function parseFileMode(value, name, def) {
  let mode = value ?? def;
  if (typeof mode === 'string') {
    if (!/^[0-7]+$/.test(mode)) {
      throw withoutFrames(codes.ERR_INVALID_ARG_VALUE, name, mode, 'must be a 32-bit unsigned integer or an octal string');
    }
    mode = parseInt(mode, 8);
  }
  validateUint32(mode, name);
  return mode;
}

function validateUndefined(value, name) {
  if (value !== undefined) throw typeError(validateUndefined, name, 'undefined', value);
}

function validatePlainFunction(value, name) {
  if (typeof value !== 'function' || internalBinding('util').kind(value) === 'AsyncFunction') {
    throw typeError(validatePlainFunction, name, 'Function', value);
  }
}

function validateUnion(value, name, union) {
  if (!union.includes(value)) throw withoutFrames(codes.ERR_INVALID_ARG_TYPE, name, `('${union.join('|')}')`, value);
}

function validateDictionary(value, name) {
  if (value != null && typeof value !== 'object' && typeof value !== 'function') {
    throw typeError(validateDictionary, name, 'a dictionary', value);
  }
}

function validateStringArray(value, name) {
  validateArray(value, name);
  for (let i = 0; i < value.length; i++) {
    if (typeof value[i] !== 'string') throw typeError(validateStringArray, `${name}[${i}]`, 'string', value[i]);
  }
}

function validateBooleanArray(value, name) {
  validateArray(value, name);
  for (let i = 0; i < value.length; i++) {
    if (typeof value[i] !== 'boolean') throw typeError(validateBooleanArray, `${name}[${i}]`, 'boolean', value[i]);
  }
}

function validateAbortSignalArray(value, name) {
  validateArray(value, name);
  for (let i = 0; i < value.length; i++) {
    const entry = `${name}[${i}]`;
    if (value[i] == null) throw withoutFrames(codes.ERR_INVALID_ARG_TYPE, entry, 'AbortSignal', value[i]);
    validateAbortSignal(value[i], entry);
  }
}

function validateSignalName(signal, name = 'signal') {
  validateString(signal, name);
  const { signals } = require('os').constants;
  if (signals[signal] !== undefined) return;
  const hint = signals[signal.toUpperCase()] === undefined ? '' : ' (signals must use all capital letters)';
  throw hideFrames(new codes.ERR_UNKNOWN_SIGNAL(signal + hint), validateSignalName);
}

function validateEncoding(data, encoding) {
  if (require('internal/util').normalizeEncoding(encoding) === 'hex' && data.length % 2 !== 0) {
    throw valueError(validateEncoding, 'encoding', encoding, `is invalid for data of length ${data.length}`);
  }
}

// Returns the port as a number.
function validatePort(port, name = 'Port', allowZero = true) {
  const isText = typeof port === 'string';
  const number = typeof port === 'number' || (isText && port.trim() !== '') ? +port : NaN;
  if (!isUint32(number) || number > 0xFFFF || (port === 0 && !allowZero)) {
    throw hideFrames(new codes.ERR_SOCKET_BAD_PORT(name, port, allowZero), validatePort);
  }
  return number;
}

function validateInternalField(object, fieldKey, className) {
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, fieldKey)) {
    throw typeError(validateInternalField, 'this', className, object);
  }
}

const linkFormat = 'must be an array or string of format "</styles.css>; rel=preload; as=style"';

function validateLinkHeaderValue(hints) {
  const isLink = (text) => text !== undefined && /^(?:<[^>]*>)(?:\s*;\s*[^;"\s]+(?:=(")?[^;"\s]*\1)?)*$/.test(text);
  if (typeof hints !== 'string' && !Array.isArray(hints)) {
    throw valueError(validateLinkHeaderValue, 'hints', hints, linkFormat);
  }
  const links = typeof hints === 'string' ? [hints] : hints;
  for (const link of links) {
    if (!isLink(link)) throw valueError(validateLinkHeaderValue, 'hints', link, linkFormat);
  }
  return links.join(', ');
}

// false for undefined and NaN, true for finite numbers; throws for anything else.
function validateFiniteNumber(number, name) {
  if (number === undefined || Number.isNaN(number)) return false;
  if (Number.isFinite(number)) return true;
  validateNumber(number, name);
  throw rangeError(validateFiniteNumber, name, 'a finite number', number);
}

// number when it is in lower .. upper, def when it is undefined or NaN.
function checkRangesOrGetDefault(number, name, lower, upper, def) {
  if (!validateFiniteNumber(number, name)) return def;
  if (number < lower || number > upper) {
    throw rangeError(checkRangesOrGetDefault, name, `>= ${lower} and <= ${upper}`, number);
  }
  return number;
}

module.exports = {
  checkRangesOrGetDefault,
  parseFileMode,
  validateAbortSignalArray,
  validateBooleanArray,
  validateDictionary,
  validateEncoding,
  validateFiniteNumber,
  validateInternalField,
  validateLinkHeaderValue,
  validatePlainFunction,
  validatePort,
  validateSignalName,
  validateStringArray,
  validateUndefined,
  validateUnion,
};
