'use strict';

// After lib/timers/promises.js at v20.20.2.

const timers = internalBinding('timers');

// abortable checks options, and returns a rejected promise if the call cannot start.
function refuse(options) {
  const { validateAbortSignal, validateBoolean, validateObject } = require('internal/validators');
  try {
    validateObject(options, 'options');
    if (options.signal !== undefined) validateAbortSignal(options.signal, 'options.signal');
    if (options.ref !== undefined) validateBoolean(options.ref, 'options.ref');
  } catch (err) {
    return Promise.reject(err);
  }
  if (options.signal?.aborted) return Promise.reject(abortError(options.signal));
  return undefined;
}

function abortError(signal) {
  const { AbortError } = require('internal/errors');
  return new AbortError(undefined, { cause: signal.reason });
}

// wait makes the promise of one timer or immediate; arm starts it and disarm takes it back.
function wait(value, options, arm, disarm) {
  const { signal, ref = true } = options;
  let onAbort;
  const promise = new Promise((resolve, reject) => {
    const handle = arm(() => resolve(value));
    if (!ref) handle.unref();
    if (signal) {
      onAbort = () => {
        disarm(handle);
        reject(abortError(signal));
      };
      signal.addEventListener('abort', onAbort);
    }
  });
  if (onAbort === undefined) return promise;
  return promise.finally(() => signal.removeEventListener('abort', onAbort));
}

function setTimeout(after, value, options = {}) {
  const refused = refuse(options);
  if (refused) return refused;
  return wait(value, options, (done) => timers.setTimeout(done, after), timers.clearTimeout);
}

function setImmediate(value, options = {}) {
  const refused = refuse(options);
  if (refused) return refused;
  return wait(value, options, (done) => timers.setImmediate(done), timers.clearImmediate);
}

// setInterval is an async generator: it yields value for each interval that has passed.
const setInterval = (...args) => require('internal/timers_interval')(...args);

function invalidThis() {
  const { codes: { ERR_ILLEGAL_CONSTRUCTOR } } = require('internal/errors');
  throw new ERR_ILLEGAL_CONSTRUCTOR();
}

// The draft Scheduling API, as far as Node has it.
class Scheduler {
  constructor() { invalidThis(); }
  yield() { return setImmediate(); }
  wait(delay, options) { return setTimeout(delay, undefined, options); }
}

module.exports = { setTimeout, setImmediate, setInterval, scheduler: Object.create(Scheduler.prototype) };
