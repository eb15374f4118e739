'use strict';

// Node's own errors (lib/internal/errors.js at v20.20.2). `codes.ERR_X` is a constructor; the
// message and the class behind it are looked up when the first such error is made, so naming a
// code costs a module next to nothing.

const { kIsNodeError } = internalBinding('errors');

// Takes the frames above and including fn out of err.stack, so that the caller of fn is on top.
function hideFrames(err, fn) {
  if (Error.stackTraceLimit) Error.captureStackTrace(err, fn);
  return err;
}

function makeConstructor(code, baseName) {
  let factory;
  function NodeError(...args) {
    factory ??= require('internal/errors/make')(code, baseName, NodeError);
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

const codes = new Proxy({ __proto__: null }, {
  get(made, code) {
    let constructor = made[code];
    if (constructor === undefined && typeof code === 'string') {
      constructor = makeConstructor(code);
      addOtherClasses(constructor, code);
      // Frames are hidden by hideFrames; the name is kept for those who ask for it.
      constructor.HideStackFramesError = constructor;
      made[code] = constructor;
    }
    return constructor;
  },
});

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

const rare = ['aggregateTwoErrors', 'genericNodeError', 'hideStackFrames', 'inspectWithNoCustomRetry', 'isStackOverflowError'];
const described = ['determineSpecificType', 'formatList'];
const ofSystem = [
  'ConnResetException', 'DNSException', 'ErrnoException', 'ExceptionWithHostPort', 'NodeAggregateError', 'SystemError',
  'UVException', 'UVExceptionWithHostPort', 'uvException',
];

function loadPart(name) {
  if (rare.includes(name)) return require('internal/errors/rare')[name];
  if (described.includes(name)) return require('internal/errors/describe')[name];
  return name === 'uvErrmapGet' ? require('internal/errors/uv').get : require('internal/errors/system')[name];
}

module.exports = {
  __proto__: internalBinding('util').lazyObject([...rare, ...described, ...ofSystem, 'uvErrmapGet'], loadPart),
  AbortError,
  codes,
  hideFrames,
  kIsNodeError,
};
