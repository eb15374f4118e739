'use strict';

// events.addAbortListener: hears of an abort even when a listener before it stops propagation.

// Calls a function from a promise job; what it throws is uncaught, not a rejection.
function callUncaught(fn) {
  try {
    fn();
  } catch (err) {
    process.nextTick(() => {
      throw err;
    });
  }
}

function addAbortListener(signal, listener) {
  const validators = require('internal/validators');
  if (signal === undefined) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_TYPE('signal', 'AbortSignal', signal);
  }
  validators.validateAbortSignal(signal, 'signal');
  validators.validateFunction(listener, 'listener');

  let remove;
  if (signal.aborted) {
    Promise.resolve().then(() => callUncaught(listener));
  } else {
    const { onceFlags } = require('internal/events/agnostic');
    signal.addEventListener('abort', listener, onceFlags());
    remove = () => {
      signal.removeEventListener('abort', listener);
    };
  }
  return {
    __proto__: null,
    [Symbol.dispose]() {
      remove?.();
    },
  };
}

module.exports = { addAbortListener };
