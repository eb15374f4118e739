'use strict';

// timers/promises.setInterval, after lib/timers/promises.js at v20.20.2.

const timers = internalBinding('timers');

module.exports = async function* setInterval(after, value, options = {}) {
  const { validateAbortSignal, validateBoolean, validateNumber, validateObject } = require('internal/validators');
  const { AbortError } = require('internal/errors');
  if (after !== undefined) validateNumber(after, 'delay');
  validateObject(options, 'options');
  if (options.signal !== undefined) validateAbortSignal(options.signal, 'options.signal');
  if (options.ref !== undefined) validateBoolean(options.ref, 'options.ref');
  const { signal, ref = true } = options;
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });

  let wake;
  let passed = 0;
  const tell = (answer) => {
    const resolve = wake;
    wake = undefined;
    resolve?.(answer);
  };
  const interval = timers.setInterval(() => {
    passed++;
    tell();
  }, after);
  if (!ref) interval.unref();
  const onAbort = () => {
    timers.clearInterval(interval);
    tell(Promise.reject(new AbortError(undefined, { cause: signal.reason })));
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    while (!signal?.aborted) {
      if (passed === 0) await new Promise((resolve) => { wake = resolve; });
      for (; passed > 0; passed--) yield value;
    }
    throw new AbortError(undefined, { cause: signal.reason });
  } finally {
    timers.clearInterval(interval);
    signal?.removeEventListener('abort', onAbort);
  }
};
