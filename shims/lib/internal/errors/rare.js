'use strict';

// The parts of internal/errors that few programs reach.

const { codes, hideFrames } = require('internal/errors');

class AbortError extends Error {
  constructor(message = 'The operation was aborted', options = undefined) {
    if (options !== undefined && typeof options !== 'object') {
      throw new codes.ERR_INVALID_ARG_TYPE('options', 'Object', options);
    }
    super(message, options);
    this.code = 'ABORT_ERR';
    this.name = 'AbortError';
  }
}

// Wraps fn so that errors it throws point at the caller of the wrapper.
function hideStackFrames(fn) {
  function wrapped(...args) {
    try {
      return Reflect.apply(fn, this, args);
    } catch (err) {
      throw hideFrames(err, wrapped);
    }
  }
  wrapped.withoutStackTrace = fn;
  return wrapped;
}

function aggregateTwoErrors(inner, outer) {
  if (!inner || !outer || inner === outer) return inner || outer;
  if (Array.isArray(outer.errors)) {
    outer.errors.push(inner);
    return outer;
  }
  const err = new AggregateError([outer, inner], outer.message);
  hideFrames(err, aggregateTwoErrors);
  err.code = outer.code;
  return err;
}

function genericNodeError(message, properties) {
  return hideFrames(Object.assign(new Error(message), properties), genericNodeError);
}

function inspectWithNoCustomRetry(value, options) {
  const { inspect } = require('internal/util/inspect');
  try {
    return inspect(value, options);
  } catch {
    return inspect(value, { ...options, customInspect: false });
  }
}

function isStackOverflowError(err) {
  return err?.name === 'RangeError' && err.message === 'Maximum call stack size exceeded';
}

module.exports = {
  AbortError,
  aggregateTwoErrors,
  genericNodeError,
  hideStackFrames,
  inspectWithNoCustomRetry,
  isStackOverflowError,
};
