'use strict';

// events.on: the events of an emitter as an async iterator, with a queue on either side (events that
// nobody has asked for, askers that no event has come for) and water marks that pause the emitter.

const { listen, unlisten } = require('internal/events/agnostic');

const asyncIteratorPrototype = {
  [Symbol.asyncIterator]() {
    return this;
  },
};

function iterate(emitter, event, options, abortError) {
  const { signal } = options;
  const { validateInteger } = require('internal/validators');
  const high = options.highWaterMark ?? options.highWatermark ?? Number.MAX_SAFE_INTEGER;
  validateInteger(high, 'options.highWaterMark', 1);
  const low = options.lowWaterMark ?? options.lowWatermark ?? 1;
  validateInteger(low, 'options.lowWaterMark', 1);

  const events = [];
  const askers = [];
  const listened = [];
  let paused = false;
  let error = null;
  let finished = false;
  let onAbortHandle = null;

  function attach(name, handler) {
    listen(emitter, name, handler);
    listened.push([name, handler]);
  }

  function onEvent(value) {
    if (askers.length > 0) {
      askers.shift().resolve({ value, done: false });
      return;
    }
    if (!paused && events.length + 1 > high) {
      paused = true;
      emitter.pause();
    }
    events.push(value);
  }

  function onError(err) {
    if (askers.length > 0)
      askers.shift().reject(err);
    else
      error = err;
    close();
  }

  function close() {
    onAbortHandle?.[Symbol.dispose]();
    while (listened.length > 0) {
      const [name, handler] = listened.pop();
      unlisten(emitter, name, handler);
    }
    finished = true;
    const result = { value: undefined, done: true };
    while (askers.length > 0)
      askers.shift().resolve(result);
    return Promise.resolve(result);
  }

  const iterator = Object.setPrototypeOf({
    next() {
      if (events.length > 0) {
        const value = events.shift();
        if (paused && events.length < low) {
          emitter.resume();
          paused = false;
        }
        return Promise.resolve({ value, done: false });
      }
      if (error) {
        const rejected = Promise.reject(error);
        error = null;
        return rejected;
      }
      if (finished)
        return close();
      return new Promise((resolve, reject) => {
        askers.push({ resolve, reject });
      });
    },
    return() {
      return close();
    },
    throw(err) {
      if (!err || !(err instanceof Error)) {
        const { codes } = require('internal/errors');
        throw new codes.ERR_INVALID_ARG_TYPE('EventEmitter.AsyncIterator', 'Error', err);
      }
      onError(err);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.for('nodejs.watermarkData')]: {
      get size() {
        return events.length;
      },
      get low() {
        return low;
      },
      get high() {
        return high;
      },
      get isPaused() {
        return paused;
      },
    },
  }, asyncIteratorPrototype);

  const first = options[require('internal/events/symbols').kFirstEventParam];
  attach(event, first ? onEvent : (...args) => onEvent(args));
  if (event !== 'error' && typeof emitter.on === 'function')
    attach('error', onError);
  const names = options?.close;
  for (let i = 0; i < (names?.length ?? 0); i++)
    attach(names[i], close);
  if (signal) {
    const { addAbortListener } = require('internal/events/abort_listener');
    onAbortHandle = addAbortListener(signal, () => onError(abortError(signal)));
  }
  return iterator;
}

module.exports = { iterate };
