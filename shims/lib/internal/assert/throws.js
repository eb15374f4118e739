'use strict';

// assert.throws, rejects, doesNotThrow, doesNotReject, ifError, match (lib/assert.js at v20.20.2).

const { codes } = require('internal/errors');
const { validateFunction } = require('internal/validators');
const AssertionError = require('internal/assert/assertion_error');

const { kind } = internalBinding('util');

// Stands for "nothing was thrown".
const nothing = {};

const inspect = (value, options) => require('internal/util/inspect').inspect(value, options);
const isRegExp = (value) => kind(value) === 'RegExp';
const isError = (value) => kind(value) === 'Error' || value instanceof Error;
const matches = (regexp, text) => RegExp.prototype.exec.call(regexp, text) !== null;

// Throws what a failed assertion throws: the message, if it is an error itself.
function fail(options) {
  if (options.message instanceof Error) throw options.message;
  throw new AssertionError(options);
}

function failGenerated(options, generated) {
  const err = new AssertionError(options);
  err.generatedMessage = generated;
  throw err;
}

function thrownBy(fn) {
  validateFunction(fn, 'fn');
  try {
    fn();
  } catch (err) {
    return err;
  }
  return nothing;
}

function isPromiseLike(value) {
  if (kind(value) === 'Promise') return true;
  return value !== null && typeof value === 'object' && typeof value.then === 'function' && typeof value.catch === 'function';
}

async function rejectedBy(promiseFn) {
  let promise = promiseFn;
  if (typeof promiseFn === 'function') {
    promise = promiseFn();
    if (!isPromiseLike(promise)) throw new codes.ERR_INVALID_RETURN_VALUE('instance of Promise', 'promiseFn', promise);
  } else if (!isPromiseLike(promiseFn)) {
    throw new codes.ERR_INVALID_ARG_TYPE('promiseFn', ['Function', 'Promise'], promiseFn);
  }
  try {
    await promise;
  } catch (err) {
    return err;
  }
  return nothing;
}

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
  if (message) fail({ actual, expected, message, operator: fn.name, stackStartFn: fn });
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
function checkProperties(actual, expected, message, fn) {
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
}

function wrongClassMessage(actual, expected) {
  const intro = `The error is expected to be an instance of "${expected.name}". Received `;
  if (!isError(actual)) return `${intro}"${inspect(actual, { depth: -1 })}"`;
  const name = (actual.constructor && actual.constructor.name) || actual.name;
  const received = expected.name === name ? 'an error with identical name but a different prototype.' : `"${name}"`;
  return `${intro}${received}${actual.message ? `\n\nError message:\n\n${actual.message}` : ''}`;
}

function wrongAnswerMessage(actual, expected, answer) {
  const name = expected.name ? `"${expected.name}" ` : '';
  return `The ${name}validation function is expected to return "true". Received ${inspect(answer)}${
    isError(actual) ? `\n\nCaught error:\n\n${actual}` : ''}`;
}

// Why actual is not what expected wants: a message, '' to use the caller's; undefined if it is.
function complaint(actual, expected, message) {
  if (isRegExp(expected)) {
    const text = String(actual);
    if (matches(expected, text)) return undefined;
    return message ? '' :
      `The input did not match the regular expression ${inspect(expected)}. Input:\n\n${inspect(text)}\n`;
  }
  // Arrow functions have no prototype to be an instance of.
  if (expected.prototype !== undefined && actual instanceof expected) return undefined;
  if (Object.prototype.isPrototypeOf.call(Error, expected)) return message ? '' : wrongClassMessage(actual, expected);
  const answer = Reflect.apply(expected, {}, [actual]);
  if (answer === true) return undefined;
  return message ? '' : wrongAnswerMessage(actual, expected, answer);
}

function checkException(actual, expected, message, fn) {
  if (typeof expected !== 'function' && !isRegExp(expected)) {
    checkProperties(actual, expected, message, fn);
    return;
  }
  const text = complaint(actual, expected, message);
  if (text === undefined) return;
  failGenerated({ actual, expected, message: text || message, operator: fn.name, stackStartFn: fn }, text !== '');
}

function checkAmbiguity(actual, message) {
  const isObject = typeof actual === 'object' && actual !== null;
  if ((isObject ? actual.message : actual) !== message) return;
  throw new codes.ERR_AMBIGUOUS_ARGUMENT('error/message', isObject ?
    `The error message "${actual.message}" is identical to the message.` : `The error "${actual}" is identical to the message.`);
}

// what is 'exception' or 'rejection'; args are the arguments after the function.
function expectsError(fn, what, actual, args) {
  let [error, message] = args;
  if (typeof error === 'string') {
    if (args.length === 2) {
      throw new codes.ERR_INVALID_ARG_TYPE('error', ['Object', 'Error', 'Function', 'RegExp'], error);
    }
    checkAmbiguity(actual, error);
    message = error;
    error = undefined;
  } else if (error != null && typeof error !== 'object' && typeof error !== 'function') {
    throw new codes.ERR_INVALID_ARG_TYPE('error', ['Object', 'Error', 'Function', 'RegExp'], error);
  }
  if (actual === nothing) {
    const name = error && error.name ? ` (${error.name})` : '';
    const text = `Missing expected ${what}${name}${message ? `: ${message}` : '.'}`;
    fail({ actual: undefined, expected: error, operator: fn.name, message: text, stackStartFn: fn });
  }
  if (error) checkException(actual, error, message, fn);
}

function isUnwanted(actual, expected) {
  if (typeof expected !== 'function') {
    if (isRegExp(expected)) return matches(expected, String(actual));
    throw new codes.ERR_INVALID_ARG_TYPE('expected', ['Function', 'RegExp'], expected);
  }
  if (expected.prototype !== undefined && actual instanceof expected) return true;
  if (Object.prototype.isPrototypeOf.call(Error, expected)) return false;
  return Reflect.apply(expected, {}, [actual]) === true;
}

function expectsNoError(fn, what, actual, args) {
  if (actual === nothing) return;
  let [error, message] = args;
  if (typeof error === 'string') {
    message = error;
    error = undefined;
  }
  if (error && !isUnwanted(actual, error)) throw actual;
  const text = `Got unwanted ${what}${message ? `: ${message}` : '.'}\nActual message: "${actual && actual.message}"`;
  fail({ actual, expected: error, operator: fn.name, message: text, stackStartFn: fn });
}

// Puts the frames of the error that ifError was given below those of the call of ifError.
function joinStacks(err, original) {
  if (typeof original !== 'string') return;
  const start = original.indexOf('\n    at');
  if (start === -1) return;
  const frames = original.slice(start + 1).split('\n');
  const own = err.stack.split('\n');
  const shared = frames.find((frame) => own.includes(frame));
  const kept = shared === undefined ? own : own.slice(0, own.indexOf(shared));
  err.stack = `${kept.join('\n')}\n${frames.join('\n')}`;
}

function ifError(err, fn) {
  if (err === null || err === undefined) return;
  let text = 'ifError got unwanted exception: ';
  if (typeof err === 'object' && typeof err.message === 'string') {
    text += err.message.length === 0 && err.constructor ? err.constructor.name : err.message;
  } else {
    text += inspect(err);
  }
  const failure = new AssertionError({ actual: err, expected: null, operator: 'ifError', message: text, stackStartFn: fn });
  joinStacks(failure, err.stack);
  throw failure;
}

// wanted says whether the pattern should match.
function checkMatch(string, regexp, message, fn, wanted) {
  if (!isRegExp(regexp)) throw new codes.ERR_INVALID_ARG_TYPE('regexp', 'RegExp', regexp);
  const isText = typeof string === 'string';
  if (isText && matches(regexp, string) === wanted) return;
  if (message instanceof Error) throw message;
  let text = message;
  if (!message) {
    text = isText ? `The input ${wanted ? 'did not match' : 'was expected to not match'} the regular expression ${
      inspect(regexp)}. Input:\n\n${inspect(string)}\n` :
      `The "string" argument must be of type string. Received type ${typeof string} (${inspect(string)})`;
  }
  failGenerated({ actual: string, expected: regexp, message: text, operator: fn.name, stackStartFn: fn }, !message);
}

module.exports = { checkMatch, expectsError, expectsNoError, ifError, rejectedBy, thrownBy };
