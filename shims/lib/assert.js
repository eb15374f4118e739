'use strict';

// node:assert (lib/assert.js at v20.20.2). Each function throws an AssertionError when its
// condition does not hold; what the error says is made in internal/assert/.

const { codes } = require('internal/errors');

function fails(actual, expected, message, operator, fn) {
  require('internal/assert/inner_fail')({ actual, expected, message, operator, stackStartFn: fn });
}

function checkOperands(count) {
  if (count < 2) throw new codes.ERR_MISSING_ARGS('actual', 'expected');
}

function deepEqualTo(a, b) {
  return require('internal/util/comparisons').isDeepEqual(a, b);
}

function deepStrictlyEqualTo(a, b) {
  return require('internal/util/comparisons').isDeepStrictEqual(a, b);
}

function looselyEqual(a, b) {
  // == is what is asked for.
  return a == b || (Number.isNaN(a) && Number.isNaN(b));
}

function ok(...args) {
  if (!args[0]) require('internal/assert/ok').innerOk(ok, args.length, ...args);
}

const assert = ok;

assert.fail = function fail(actual, expected, message, operator, stackStartFn) {
  require('internal/assert/fail')(arguments.length, actual, expected, message, operator, stackStartFn || fail);
};

assert.AssertionError = require('internal/assert/assertion_error');
assert.ok = ok;

assert.equal = function equal(actual, expected, message) {
  checkOperands(arguments.length);
  if (!looselyEqual(actual, expected)) fails(actual, expected, message, '==', equal);
};

assert.notEqual = function notEqual(actual, expected, message) {
  checkOperands(arguments.length);
  if (looselyEqual(actual, expected)) fails(actual, expected, message, '!=', notEqual);
};

assert.deepEqual = function deepEqual(actual, expected, message) {
  checkOperands(arguments.length);
  if (!deepEqualTo(actual, expected)) fails(actual, expected, message, 'deepEqual', deepEqual);
};

assert.notDeepEqual = function notDeepEqual(actual, expected, message) {
  checkOperands(arguments.length);
  if (deepEqualTo(actual, expected)) fails(actual, expected, message, 'notDeepEqual', notDeepEqual);
};

assert.deepStrictEqual = function deepStrictEqual(actual, expected, message) {
  checkOperands(arguments.length);
  if (!deepStrictlyEqualTo(actual, expected)) fails(actual, expected, message, 'deepStrictEqual', deepStrictEqual);
};

assert.notDeepStrictEqual = function notDeepStrictEqual(actual, expected, message) {
  checkOperands(arguments.length);
  if (deepStrictlyEqualTo(actual, expected)) fails(actual, expected, message, 'notDeepStrictEqual', notDeepStrictEqual);
};

assert.strictEqual = function strictEqual(actual, expected, message) {
  checkOperands(arguments.length);
  if (!Object.is(actual, expected)) fails(actual, expected, message, 'strictEqual', strictEqual);
};

assert.notStrictEqual = function notStrictEqual(actual, expected, message) {
  checkOperands(arguments.length);
  if (Object.is(actual, expected)) fails(actual, expected, message, 'notStrictEqual', notStrictEqual);
};

assert.throws = function throws(promiseFn, ...args) {
  const { expectsError, thrownBy } = require('internal/assert/throws');
  expectsError(throws, 'exception', thrownBy(promiseFn), args);
};

assert.rejects = async function rejects(promiseFn, ...args) {
  const { expectsError, rejectedBy } = require('internal/assert/throws');
  expectsError(rejects, 'rejection', await rejectedBy(promiseFn), args);
};

assert.doesNotThrow = function doesNotThrow(fn, ...args) {
  const { expectsNoError, thrownBy } = require('internal/assert/throws');
  expectsNoError(doesNotThrow, 'exception', thrownBy(fn), args);
};

assert.doesNotReject = async function doesNotReject(fn, ...args) {
  const { expectsNoError, rejectedBy } = require('internal/assert/throws');
  expectsNoError(doesNotReject, 'rejection', await rejectedBy(fn), args);
};

assert.ifError = function ifError(err) {
  if (err !== null && err !== undefined) require('internal/assert/if_error')(err, ifError);
};

assert.match = function match(string, regexp, message) {
  require('internal/assert/match')(string, regexp, message, match, true);
};

assert.doesNotMatch = function doesNotMatch(string, regexp, message) {
  require('internal/assert/match')(string, regexp, message, doesNotMatch, false);
};

// Properties that are made when they are first read: CallTracker and the strict twin.
function definesLater(name, make) {
  const put = (value) => Object.defineProperty(assert, name, { value, writable: true, enumerable: true, configurable: true });
  Object.defineProperty(assert, name, {
    get() {
      const value = make();
      put(value);
      return value;
    },
    set: put,
    enumerable: true,
    configurable: true,
  });
}

definesLater('CallTracker', () => {
  const { deprecate } = require('internal/util');
  return deprecate(require('internal/assert/calltracker'), 'assert.CallTracker is deprecated.', 'DEP0173');
});

definesLater('strict', () => {
  function strict(...args) {
    if (!args[0]) require('internal/assert/ok').innerOk(strict, args.length, ...args);
  }
  for (const key of Object.keys(assert)) {
    if (key !== 'strict') strict[key] = assert[key];
  }
  strict.equal = assert.strictEqual;
  strict.deepEqual = assert.deepStrictEqual;
  strict.notEqual = assert.notStrictEqual;
  strict.notDeepEqual = assert.notDeepStrictEqual;
  strict.strict = strict;
  return strict;
});

module.exports = assert;
