'use strict';

// assert.throws with an object of properties that the error should have (lib/assert.js at
// v20.20.2: compareExceptionKey).

const { codes } = require('internal/errors');
const AssertionError = require('internal/assert/assertion_error');

const { kind } = internalBinding('util');
const isRegExp = (value) => kind(value) === 'RegExp';
const matches = (regexp, text) => RegExp.prototype.exec.call(regexp, text) !== null;

// The properties of source that a comparison shows; a text that the other's pattern matches is
// shown on both sides. As a class, so that inspect gives it a name.
class Comparison {
  constructor(source, keys, actual) {
    for (const key of keys) {
      if (!(key in source)) continue;
      const matched = actual !== undefined && typeof actual[key] === 'string' && isRegExp(source[key]) &&
        matches(source[key], actual[key]);
      this[key] = matched ? actual[key] : source[key];
    }
  }
}

function failOnKey(actual, expected, message, keys, fn) {
  if (message) require('internal/assert/inner_fail')({ actual, expected, message, operator: fn.name, stackStartFn: fn });
  const err = new AssertionError({
    actual: new Comparison(actual, keys),
    expected: new Comparison(expected, keys, actual),
    operator: 'deepStrictEqual',
    stackStartFn: fn,
  });
  err.actual = actual;
  err.expected = expected;
  err.operator = fn.name;
  throw err;
}

// Compares what was thrown with an object of properties.
module.exports = function checkProperties(actual, expected, message, fn) {
  if (typeof actual !== 'object' || actual === null) {
    const err = new AssertionError({ actual, expected, message, operator: 'deepStrictEqual', stackStartFn: fn });
    err.operator = fn.name;
    throw err;
  }
  const keys = Object.keys(expected);
  if (expected instanceof Error) {
    keys.push('name', 'message');
  } else if (keys.length === 0) {
    throw new codes.ERR_INVALID_ARG_VALUE('error', expected, 'may not be an empty object');
  }
  const { isDeepStrictEqual } = require('internal/util/comparisons');
  for (const key of keys) {
    if (typeof actual[key] === 'string' && isRegExp(expected[key]) && matches(expected[key], actual[key])) continue;
    if (!(key in actual) || !isDeepStrictEqual(actual[key], expected[key])) failOnKey(actual, expected, message, keys, fn);
  }
};
