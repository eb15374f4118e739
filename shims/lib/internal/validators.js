'use strict';

// Checks of arguments with Node's codes and messages (lib/internal/validators.js at v20.20.2).
// Each returns quietly or throws; the thrown error points at the caller of the check.

const { codes, hideFrames } = require('internal/errors');

function typeError(check, name, expected, value) {
  return hideFrames(new codes.ERR_INVALID_ARG_TYPE(name, expected, value), check);
}

function valueError(check, name, value, reason) {
  return hideFrames(new codes.ERR_INVALID_ARG_VALUE(name, value, reason), check);
}

function rangeError(check, name, range, value) {
  return hideFrames(new codes.ERR_OUT_OF_RANGE(name, range, value), check);
}

function isInt32(value) {
  return value === (value | 0);
}

function isUint32(value) {
  return value === (value >>> 0);
}

// The check shared by the three kinds of integer.
function requireInteger(check, value, name, min, max) {
  if (typeof value !== 'number') throw typeError(check, name, 'number', value);
  if (!Number.isInteger(value)) throw rangeError(check, name, 'an integer', value);
  if (value < min || value > max) throw rangeError(check, name, `>= ${min} && <= ${max}`, value);
}

function validateInteger(value, name, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) {
  requireInteger(validateInteger, value, name, min, max);
}

function validateInt32(value, name, min = -2147483648, max = 2147483647) {
  requireInteger(validateInt32, value, name, min, max);
}

function validateUint32(value, name, positive = false) {
  requireInteger(validateUint32, value, name, positive ? 1 : 0, 4294967295);
}

function validateString(value, name) {
  if (typeof value !== 'string') throw typeError(validateString, name, 'string', value);
}

function validateBoolean(value, name) {
  if (typeof value !== 'boolean') throw typeError(validateBoolean, name, 'boolean', value);
}

function validateFunction(value, name) {
  if (typeof value !== 'function') throw typeError(validateFunction, name, 'Function', value);
}

function validateNumber(value, name, min = undefined, max) {
  if (typeof value !== 'number') throw typeError(validateNumber, name, 'number', value);
  const low = min != null;
  const high = max != null;
  if ((low && value < min) || (high && value > max) || ((low || high) && Number.isNaN(value))) {
    const range = `${low ? `>= ${min}` : ''}${low && high ? ' && ' : ''}${high ? `<= ${max}` : ''}`;
    throw rangeError(validateNumber, name, range, value);
  }
}

function validateOneOf(value, name, oneOf) {
  if (!oneOf.includes(value)) {
    const allowed = oneOf.map((v) => (typeof v === 'string' ? `'${v}'` : String(v))).join(', ');
    throw valueError(validateOneOf, name, value, `must be one of: ${allowed}`);
  }
}

const kValidateObjectNone = 0;
const kValidateObjectAllowNullable = 1;
const kValidateObjectAllowArray = 2;
const kValidateObjectAllowFunction = 4;
const kValidateObjectAllowObjects = kValidateObjectAllowArray | kValidateObjectAllowFunction;
const kValidateObjectAllowObjectsAndNull = kValidateObjectAllowObjects | kValidateObjectAllowNullable;

function validateObject(value, name, allowed = kValidateObjectNone) {
  let fits;
  if (value === null) {
    fits = (allowed & kValidateObjectAllowNullable) !== 0;
  } else if (Array.isArray(value)) {
    fits = (allowed & kValidateObjectAllowArray) !== 0;
  } else if (typeof value === 'function') {
    fits = (allowed & kValidateObjectAllowFunction) !== 0;
  } else {
    fits = typeof value === 'object';
  }
  if (!fits) throw typeError(validateObject, name, 'Object', value);
}

function validateArray(value, name, minLength = 0) {
  if (!Array.isArray(value)) throw typeError(validateArray, name, 'Array', value);
  if (value.length < minLength) throw valueError(validateArray, name, value, `must be longer than ${minLength}`);
}

function validateAbortSignal(signal, name) {
  if (signal === undefined) return;
  if (signal === null || typeof signal !== 'object' || !('aborted' in signal)) {
    throw typeError(validateAbortSignal, name, 'AbortSignal', signal);
  }
}

function validateBuffer(buffer, name = 'buffer') {
  if (!ArrayBuffer.isView(buffer)) {
    throw typeError(validateBuffer, name, ['Buffer', 'TypedArray', 'DataView'], buffer);
  }
}

module.exports = {
  __proto__: internalBinding('util').lazyObject('parseFileMode validateUndefined validatePlainFunction ' +
    'validateUnion validateDictionary validateStringArray validateBooleanArray validateAbortSignalArray validateSignalName ' +
    'validateEncoding validatePort validateInternalField validateLinkHeaderValue validateFiniteNumber ' +
    'checkRangesOrGetDefault', (name) => require('internal/validators/rare')[name]),
  isInt32,
  isUint32,
  kValidateObjectAllowArray,
  kValidateObjectAllowFunction,
  kValidateObjectAllowNullable,
  kValidateObjectAllowObjects,
  kValidateObjectAllowObjectsAndNull,
  kValidateObjectNone,
  rangeError,
  typeError,
  validateAbortSignal,
  validateArray,
  validateBoolean,
  validateBuffer,
  validateFunction,
  validateInt32,
  validateInteger,
  validateNumber,
  validateObject,
  validateOneOf,
  validateString,
  validateUint32,
  valueError,
};
