'use strict';

// Readable.from (lib/internal/streams/from.js at v20.20.2): the values of an iterable, asked for as the
// reader reads. A synchronous iterator that gives promises is waited for from then on.

const { Buffer } = require('buffer');

function isThenable(value) {
  return value && typeof value.then === 'function';
}

function nullValues() {
  const { codes } = require('internal/errors');
  return new codes.ERR_STREAM_NULL_VALUES();
}

module.exports = function from(Readable, iterable, opts) {
  if (typeof iterable === 'string' || iterable instanceof Buffer) {
    return new Readable({
      objectMode: true,
      ...opts,
      read() {
        this.push(iterable);
        this.push(null);
      },
    });
  }
  if (iterable && iterable[Symbol.asyncIterator])
    return pulling(Readable, iterable[Symbol.asyncIterator](), true, opts);
  if (iterable && iterable[Symbol.iterator])
    return pulling(Readable, iterable[Symbol.iterator](), false, opts);
  const { codes } = require('internal/errors');
  throw new codes.ERR_INVALID_ARG_TYPE('iterable', ['Iterable'], iterable);
};

function pulling(Readable, iterator, isAsync, opts) {
  const readable = new Readable({ objectMode: true, highWaterMark: 1, ...opts });
  let isPulling = false;
  let givesPromises = false;

  // Pushes a value; answers whether another is wanted now.
  const offer = (value) => {
    if (value === null) {
      isPulling = false;
      throw nullValues();
    }
    if (readable.push(value)) return true;
    isPulling = false;
    return false;
  };

  const pullSync = () => {
    try {
      for (;;) {
        const { value, done } = iterator.next();
        if (done) {
          readable.push(null);
          return;
        }
        if (isThenable(value)) {
          givesPromises = true;
          pullAwaited(value);
          return;
        }
        if (!offer(value)) return;
      }
    } catch (err) {
      readable.destroy(err);
    }
  };

  // first, unless undefined, is a promise that the iterator has given already.
  const pullAwaited = async (first) => {
    try {
      if (first !== undefined && !offer(await first)) return;
      for (;;) {
        const { value, done } = iterator.next();
        if (done) {
          readable.push(null);
          return;
        }
        if (!offer(isThenable(value) ? await value : value)) return;
      }
    } catch (err) {
      readable.destroy(err);
    }
  };

  const pullAsync = async () => {
    try {
      for (;;) {
        const { value, done } = await iterator.next();
        if (done) {
          readable.push(null);
          return;
        }
        if (!offer(value)) return;
      }
    } catch (err) {
      readable.destroy(err);
    }
  };

  readable._read = function() {
    if (isPulling) return;
    isPulling = true;
    if (isAsync) pullAsync();
    else if (givesPromises) pullAwaited();
    else pullSync();
  };
  readable._destroy = function(error, cb) {
    close(iterator, error).then(
      () => process.nextTick(cb, error), (err) => process.nextTick(cb, err || error));
  };
  return readable;
}

async function close(iterator, error) {
  if (error !== undefined && error !== null && typeof iterator.throw === 'function') {
    const { value, done } = await iterator.throw(error);
    await value;
    if (done) return;
  }
  if (typeof iterator.return === 'function') {
    const { value } = await iterator.return();
    await value;
  }
}
