'use strict';

// The parts of the global process that few programs use; see shims/process.go for the others.
// After lib/internal/process/*.js and lib/internal/bootstrap/node.js at v20.20.2.

const binding = internalBinding('process');
const unsupported = require('internal/unsupported');

// Fixed values: a run must not depend on the machine. The numbers are those of a small program.
const MEMORY = { rss: 45e6, heapTotal: 6e6, heapUsed: 4.5e6, external: 1.5e6, arrayBuffers: 1e4 };

let captureCallback = null;

const make = {
  stdin: () => require('internal/stdio').input(),
  memoryUsage: () => Object.assign(function memoryUsage() { return { ...MEMORY }; }, {
    rss: function rss() { return MEMORY.rss; },
  }),
  constrainedMemory: () => function constrainedMemory() { return 0; },
  availableMemory: () => function availableMemory() { return 8e9; },
  emitWarning: () => emitWarning,
  config: () => Object.freeze({ target_defaults: Object.freeze({}), variables: Object.freeze({}) }),
  getuid: () => function getuid() { return 1000; },
  geteuid: () => function geteuid() { return 1000; },
  getgid: () => function getgid() { return 1000; },
  getegid: () => function getegid() { return 1000; },
  getgroups: () => function getgroups() { return [1000]; },
  setUncaughtExceptionCaptureCallback: () => setUncaughtExceptionCaptureCallback,
  hasUncaughtExceptionCaptureCallback: () => function hasUncaughtExceptionCaptureCallback() {
    return captureCallback !== null;
  },
  getActiveResourcesInfo: () => unsupported('process.getActiveResourcesInfo'),
  debugPort: () => 9229,
  allowedNodeEnvironmentFlags: () => require('internal/process_flags').flags(),
  sourceMapsEnabled: () => false,
  setSourceMapsEnabled: () => function setSourceMapsEnabled() {},
  moduleLoadList: () => [],
};

function setUncaughtExceptionCaptureCallback(fn) {
  const { codes: { ERR_UNCAUGHT_EXCEPTION_CAPTURE_ALREADY_SET, ERR_INVALID_ARG_TYPE } } = require('internal/errors');
  if (fn === null) {
    captureCallback = null;
    return;
  }
  if (typeof fn !== 'function') throw new ERR_INVALID_ARG_TYPE('fn', ['Function', 'null'], fn);
  if (captureCallback !== null) throw new ERR_UNCAUGHT_EXCEPTION_CAPTURE_ALREADY_SET();
  captureCallback = fn;
}

// emitWarning(warning[, type[, code]][, ctor]) or (warning[, options][, ctor]).
function emitWarning(warning, type, code, ctor) {
  const { validateString } = require('internal/validators');
  const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
  let detail;
  if (type !== null && typeof type === 'object' && !Array.isArray(type)) {
    ctor = type.ctor;
    code = type.code;
    if (typeof type.detail === 'string') detail = type.detail;
    type = type.type || 'Warning';
  } else if (typeof type === 'function') {
    ctor = type;
    code = '';
    type = 'Warning';
  }
  if (type !== undefined) validateString(type, 'type');
  if (typeof code === 'function') {
    ctor = code;
    code = '';
  } else if (code !== undefined) {
    validateString(code, 'code');
  }
  if (typeof warning === 'string') {
    const message = warning;
    warning = new Error(message);
    warning.name = String(type || 'Warning');
    if (code !== undefined) warning.code = code;
    if (detail !== undefined) warning.detail = detail;
    if (Error.captureStackTrace) Error.captureStackTrace(warning, ctor || process.emitWarning);
  } else if (!(warning instanceof Error)) {
    throw new ERR_INVALID_ARG_TYPE('warning', ['Error', 'string'], warning);
  }
  if (warning.name === 'DeprecationWarning') {
    if (process.noDeprecation) return;
    if (process.throwDeprecation) {
      process.nextTick(() => { throw warning; });
      return;
    }
  }
  process.nextTick(show, warning);
}

let hinted = false;

function show(warning) {
  process.emit('warning', warning);
}

// printWarning is the listener of 'warning' that every process starts with (lib/internal/process/warning.js).
function printWarning(warning) {
  if (!(warning instanceof Error)) return;
  const deprecation = warning.name === 'DeprecationWarning';
  if (deprecation && process.noDeprecation) return;
  const trace = process.traceProcessWarnings || (deprecation && process.traceDeprecation);
  const code = warning.code ? `[${warning.code}] ` : '';
  let text = `(node:${process.pid}) ${code}`;
  if (trace && warning.stack) {
    text += warning.stack;
  } else {
    text += typeof warning.toString === 'function' ? `${warning.toString()}` : Error.prototype.toString.call(warning);
  }
  if (!trace && !hinted) {
    hinted = true;
    const flag = deprecation ? '--trace-deprecation' : '--trace-warnings';
    text += `\n(Use \`node ${flag} ...\` to show where the warning was created)`;
  }
  if (typeof warning.detail === 'string') text += `\n${warning.detail}`;
  binding.write(2, `${text}\n`);
}

// What an unhandled rejection with a reason that is no error throws.
function unhandledRejectionError(reason) {
  const { codes: { ERR_UNHANDLED_REJECTION } } = require('internal/errors');
  return new ERR_UNHANDLED_REJECTION(require('internal/util/inspect').inspect(reason));
}

// The argument of process.hrtime.
function checkTime(time) {
  const { codes: { ERR_OUT_OF_RANGE } } = require('internal/errors');
  require('internal/validators').validateArray(time, 'time');
  if (time.length !== 2) throw new ERR_OUT_OF_RANGE('time', 2, time.length);
}

function warnRejectionHandled(number) {
  emitWarning(`Promise rejection was handled asynchronously (rejection id: ${number})`, 'PromiseRejectionHandledWarning');
}

module.exports = {
  // A property of process. What is not there says so when it is called.
  get: (name) => (make[name] ?? require('internal/process_more')[name] ?? (() => unsupported(`process.${name}`)))(),
  get captureCallback() { return captureCallback; },
  unhandledRejectionError,
  checkTime,
  printWarning,
  warnRejectionHandled,
};
