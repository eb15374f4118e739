'use strict';

// assert.AssertionError (lib/internal/assert/assertion_error.js at v20.20.2).

const { validateObject } = require('internal/validators');

// A copy of an error that has no stack, so that a listing does not show one.
function withoutStack(err) {
  const copy = Object.assign({ __proto__: Object.getPrototypeOf(err) }, err);
  Object.defineProperty(copy, 'message', { value: err.message });
  return copy;
}

function isErrorWithStack(value) {
  return typeof value === 'object' && value !== null && 'stack' in value && value instanceof Error;
}

function isDiffed(operator) {
  return operator === 'deepStrictEqual' || operator === 'strictEqual';
}

// The message, and the operands as the error will keep them.
function describe({ message, operator, actual, expected }) {
  const { differenceMessage, messageFor } = require('internal/assert/diff');
  if (message != null) {
    const text = isDiffed(operator) ? differenceMessage(actual, expected, operator, message) : String(message);
    return [text, actual, expected];
  }
  const areErrors = isErrorWithStack(actual) && isErrorWithStack(expected);
  const [a, b] = areErrors ? [withoutStack(actual), withoutStack(expected)] : [actual, expected];
  return [messageFor(a, b, operator), a, b];
}

// Long strings are cut where the error itself is shown.
function cut(value) {
  if (typeof value !== 'string') return value;
  const lines = value.split('\n', 11);
  if (lines.length > 10) return `${lines.slice(0, 10).join('\n')}\n...`;
  // Node keeps the end, not the start.
  return value.length > 512 ? `${value.slice(512)}...` : value;
}

// Notes the failures of a CallTracker, numbered.
function noteDetails(err, details) {
  err.actual = undefined;
  err.expected = undefined;
  err.operator = undefined;
  details.forEach((detail, i) => {
    err[`message ${i}`] = detail.message;
    err[`actual ${i}`] = detail.actual;
    err[`expected ${i}`] = detail.expected;
    err[`operator ${i}`] = detail.operator;
    err[`stack trace ${i}`] = detail.stack;
  });
}

class AssertionError extends Error {
  constructor(options) {
    validateObject(options, 'options');
    const [text, actual, expected] = describe(options);
    super(text);
    this.generatedMessage = !options.message;
    Object.defineProperty(this, 'name', {
      value: 'AssertionError [ERR_ASSERTION]', enumerable: false, writable: true, configurable: true,
    });
    this.code = 'ERR_ASSERTION';
    if (options.details) {
      noteDetails(this, options.details);
    } else {
      this.actual = actual;
      this.expected = expected;
      this.operator = options.operator;
    }
    Error.captureStackTrace(this, options.stackStartFn || options.stackStartFunction);
    // The stack is made when it is first read: with the code in the name.
    void this.stack;
    this.name = 'AssertionError';
  }

  toString() {
    return `${this.name} [${this.code}]: ${this.message}`;
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    const { actual, expected } = this;
    if (typeof actual === 'string') this.actual = cut(actual);
    if (typeof expected === 'string') this.expected = cut(expected);
    const text = require('internal/util/inspect').inspect(this, { ...options, customInspect: false, depth: 0 });
    this.actual = actual;
    this.expected = expected;
    return text;
  }
}

module.exports = AssertionError;
