'use strict';

// Node's own errors (lib/internal/errors.js at v20.20.2). `codes.ERR_X` is a constructor; the
// message and the class behind it are looked up when the first such error is made, so naming a
// code costs a module next to nothing.

const { kIsNodeError } = internalBinding('errors');
const { lazyObject } = internalBinding('util');

// Takes the frames above and including fn out of err.stack, so that the caller of fn is on top.
function hideFrames(err, fn) {
  if (Error.stackTraceLimit) Error.captureStackTrace(err, fn);
  return err;
}

function makeConstructor(code, baseName) {
  let factory;
  function NodeError(...args) {
    factory = factory ?? (require('internal/errors/make')(code, baseName, NodeError));
    return factory(args);
  }
  return NodeError;
}

// The codes that exist with more than one class: codes.ERR_INVALID_STATE.TypeError.
function addOtherClasses(constructor, code) {
  switch (code) {
    case 'ERR_INVALID_STATE':
      constructor.RangeError = makeConstructor(code, 'RangeError');
      constructor.TypeError = makeConstructor(code, 'TypeError');
      break;
    case 'ERR_INVALID_ARG_VALUE':
    case 'ERR_INVALID_RETURN_VALUE':
      constructor.RangeError = makeConstructor(code, 'RangeError');
      break;
    case 'ERR_OPERATION_FAILED':
      constructor.TypeError = makeConstructor(code, 'TypeError');
      break;
    default:
  }
}

const codes = lazyObject('ERR_*', (code) => {
  const constructor = makeConstructor(code);
  addOtherClasses(constructor, code);
  // Frames are hidden by hideFrames; the name is kept for those who ask for it.
  constructor.HideStackFramesError = constructor;
  return constructor;
});

// The parts that few programs reach, by the module that has them.
function loadPart(name) {
  switch (name) {
    case 'determineSpecificType':
    case 'formatList': return require('internal/errors/describe')[name];
    case 'uvErrmapGet': return require('internal/errors/uv').get;
    case 'AbortError':
    case 'aggregateTwoErrors':
    case 'genericNodeError':
    case 'hideStackFrames':
    case 'inspectWithNoCustomRetry':
    case 'isStackOverflowError': return require('internal/errors/rare')[name];
    default: return require('internal/errors/system')[name];
  }
}

module.exports = {
  __proto__: lazyObject('AbortError aggregateTwoErrors genericNodeError hideStackFrames inspectWithNoCustomRetry ' +
    'isStackOverflowError determineSpecificType formatList uvErrmapGet ConnResetException DNSException ErrnoException ' +
    'ExceptionWithHostPort NodeAggregateError SystemError UVException UVExceptionWithHostPort uvException', loadPart),
  codes,
  hideFrames,
  kIsNodeError,
};
