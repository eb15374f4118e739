'use strict';

// assert.throws, rejects, doesNotThrow, doesNotReject (lib/assert.js at v20.20.2).

const { codes } = require('internal/errors');
const { validateFunction } = require('internal/validators');
const AssertionError = require('internal/assert/assertion_error');
const innerFail = require('internal/assert/inner_fail');

const { kind } = internalBinding('util');

// Stands for "nothing was thrown".
const nothing = {};

const inspect = (value, options) => require('internal/util/inspect').inspect(value, options);
const isRegExp = (value) => kind(value) === 'RegExp';
const isError = (value) => kind(value) === 'Error' || value instanceof Error;
const matches = (regexp, text) => RegExp.prototype.exec.call(regexp, text) !== null;

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
    require('internal/assert/properties')(actual, expected, message, fn);
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
    innerFail({ actual: undefined, expected: error, operator: fn.name, message: text, stackStartFn: fn });
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
  innerFail({ actual, expected: error, operator: fn.name, message: text, stackStartFn: fn });
}

module.exports = { expectsError, expectsNoError, rejectedBy, thrownBy };
