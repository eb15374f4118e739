'use strict';

// performance.timerify (lib/internal/perf/timerify.js at v20.20.2).

const { validateFunction, validateObject } = require('internal/validators');
const { createNodeEntry } = require('internal/perf/entry');
const { enqueue } = require('internal/perf/observe');
const { now } = internalBinding('process');

function report(name, start, args) {
  const entry = createNodeEntry(name, 'function', start, now() - start, args);
  for (let i = 0; i < args.length; i++) entry[i] = args[i];
  enqueue(entry);
}

module.exports = function timerify(fn, options = {}) {
  validateFunction(fn, 'fn');
  validateObject(options, 'options');
  if (options.histogram !== undefined) {
    const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
    throw new ERR_INVALID_ARG_TYPE('options.histogram', 'RecordableHistogram', options.histogram);
  }
  function timerified(...args) {
    const start = now();
    if (new.target !== undefined) {
      const made = Reflect.construct(fn, args, fn);
      report(fn.name, start, args);
      return made;
    }
    const result = Reflect.apply(fn, this, args);
    if (typeof result?.finally === 'function') return result.finally(() => report(fn.name, start, args));
    report(fn.name, start, args);
    return result;
  }
  Object.defineProperties(timerified, {
    length: { configurable: false, enumerable: true, value: fn.length },
    name: { configurable: false, enumerable: true, value: `timerified ${fn.name}` },
  });
  return timerified;
};
