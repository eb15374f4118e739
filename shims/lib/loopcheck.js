'use strict';

// require('loopcheck'): what a test says of the world outside of its program. Under plain node the package
// cases/node_modules/loopcheck stands in and does what is natural.

const { codes } = require('internal/errors');
const { validateFunction, validateInteger, validateObject, validateString } = require('internal/validators');
const binding = internalBinding('loopcheck');

// A number from 0 to n - 1; every one of them is explored, and 0 is the natural one.
function choose(n) {
  validateInteger(n, 'n', 1, 1000);
  return binding.choose(n);
}

// f is called after each turn. If it throws or returns false, the order that led there is a failure.
function invariant(f) {
  validateFunction(f, 'f');
  binding.invariant(f);
}

// f is called once, in the poll phase of any lap of the loop from now on, or as often as options.times says.
function external(name, f, options = {}) {
  validateString(name, 'name');
  validateFunction(f, 'f');
  validateObject(options, 'options');
  const { times = 1 } = options;
  validateInteger(times, 'options.times', 1, 1000);
  binding.external(Object.defineProperty(() => f(name), 'name', { value: name, configurable: true }), times, name);
}

// What child_process.exec and its like answer: the first pattern that fits the command line counts.
function exec(pattern, result = {}) {
  if (typeof pattern !== 'string' && !(pattern instanceof RegExp)) {
    throw new codes.ERR_INVALID_ARG_TYPE('pattern', ['string', 'RegExp'], pattern);
  }
  if (typeof result !== 'function') validateObject(result, 'result');
  require('internal/loopcheck/exec').add(pattern, result);
}

module.exports = {
  choose, invariant, external, exec,
  get peer() { return require('internal/loopcheck/peer').peer; },
  get server() { return require('internal/loopcheck/peer').server; },
};
