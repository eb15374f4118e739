'use strict';

// A Readable as an async iterator, and its end by Symbol.asyncDispose (lib/internal/streams/readable.js at v20.20.2).

const { ag, keepLeaving, y } = require('internal/async_iteration');
const eos = require('internal/streams/end-of-stream');
const { destroyer } = require('internal/streams/destroy');

function iterate(stream, options) {
  if (typeof stream.read !== 'function') {
    const Readable = require('internal/streams/readable');
    stream = Readable.wrap(stream, { objectMode: true });
  }
  const iterator = createAsyncIterator(stream, options);
  iterator.stream = stream;
  return iterator;
}

const nothing = () => {};

function joinErrors(first, second) {
  return require('internal/errors').aggregateTwoErrors(first, second);
}

// An async generator in goja's terms: yield awaits, yield y(value) yields.
const createAsyncIterator = ag(function* createAsyncIterator(stream, options) {
  let wake = nothing;
  const awake = () => {
    wake();
    wake = nothing;
  };
  stream.on('readable', awake);

  let error; // undefined while it goes on, null when it has ended well
  const cleanup = eos(stream, { writable: false }, (err) => {
    error = err ? joinErrors(error, err) : null;
    awake();
  });

  try {
    for (;;) {
      const chunk = stream.destroyed ? null : stream.read();
      if (chunk !== null) {
        yield y(chunk);
      } else if (error) {
        throw error;
      } else if (error === null) {
        return;
      } else {
        yield new Promise((resolve) => {
          wake = resolve;
        });
      }
    }
  } catch (err) {
    keepLeaving(err);
    error = joinErrors(error, err);
    throw error;
  } finally {
    if ((error || options?.destroyOnReturn !== false) && (error === undefined || stream._readableState.autoDestroy)) {
      destroyer(stream, null);
    } else {
      stream.off('readable', awake);
      cleanup();
    }
  }
});

function disposeReadable(stream) {
  let error;
  if (!stream.destroyed) {
    const { AbortError } = require('internal/errors');
    error = stream.readableEnded ? null : new AbortError();
    stream.destroy(error);
  }
  return new Promise((resolve, reject) => {
    eos(stream, (err) => (err && err !== error ? reject(err) : resolve(null)));
  });
}

function disposeWritable(stream) {
  if (!stream.destroyed) {
    const { AbortError } = require('internal/errors');
    stream.destroy(stream.writableFinished ? null : new AbortError());
  }
  return new Promise((resolve, reject) => {
    eos(stream, (err) => (err && err.name !== 'AbortError' ? reject(err) : resolve(null)));
  });
}

module.exports = { iterate, disposeReadable, disposeWritable };
