'use strict';

// ReadableStream.from, tee and values (lib/internal/webstreams/readablestream.js at v20.20.2).

const { ReadableStreamDefaultReader, createReadableStream } = require('internal/webstreams/readable');
const { Deferred, kState, newError, typeError } = require('internal/webstreams/parts');

function asyncIteratorOf(iterable) {
  const method = iterable[Symbol.asyncIterator];
  if (method != null) return checkedIterator(method.call(iterable));
  const sync = iterable[Symbol.iterator];
  if (sync === undefined) throw newError('ERR_ARG_NOT_ITERABLE', iterable);
  const iterator = checkedIterator(sync.call(iterable));
  const { ag, ys } = require('internal/async_iteration');
  return ag(function*() {
    return yield yield* ys({ [Symbol.iterator]: () => iterator });
  })();
}

function checkedIterator(iterator) {
  if (typeof iterator !== 'object' || iterator === null)
    throw typeError('ERR_INVALID_STATE', 'The iterator method must return an object');
  return iterator;
}

function checkedResult(result, what) {
  if (typeof result !== 'object' || result === null) {
    throw typeError('ERR_INVALID_STATE', `The ${what} method must ${what.startsWith('promise') ? 'fulfill with' : 'return'} an object`);
  }
  return result;
}

function fromIterable(iterable) {
  const iterator = asyncIteratorOf(iterable);
  const { next } = iterator;
  const stream = createReadableStream(() => {}, async () => {
    const result = checkedResult(next.call(iterator), 'iterator.next()');
    return Promise.resolve(result).then((step) => {
      checkedResult(step, 'promise returned by the iterator.next()');
      const source = stream[kState].controller[kState];
      if (step.done) source.close();
      else source.enqueue(step.value);
    });
  }, async (reason) => {
    const close = iterator.return;
    if (close === undefined) return Promise.resolve();
    return Promise.resolve(close.call(iterator, reason)).then((result) => {
      checkedResult(result, 'promise returned by the iterator.return()');
    });
  }, 0);
  return stream;
}

function tee(stream) {
  const reader = new ReadableStreamDefaultReader(stream);
  const cancelled = new Deferred();
  const branches = []; // { stream, isCancelled, reason }
  const source = (branch) => branch.stream[kState].controller[kState];
  const someOpen = () => !branches[0].isCancelled || !branches[1].isCancelled;
  let isReading = false;

  const pull = async () => {
    if (isReading) return;
    isReading = true;
    reader[kState].stream[kState].read({
      chunk(value) {
        Promise.resolve().then(() => {
          isReading = false;
          for (const branch of branches) {
            if (!branch.isCancelled) source(branch).enqueue(value);
          }
        });
      },
      close() {
        process.nextTick(() => { // Node's own delay
          isReading = false;
          for (const branch of branches) {
            if (!branch.isCancelled) source(branch).close();
          }
          if (someOpen()) cancelled.resolve();
        });
      },
      error() {
        isReading = false;
      },
    });
  };
  for (let i = 0; i < 2; i++) {
    const branch = { stream: undefined, isCancelled: false, reason: undefined };
    branches.push(branch);
    branch.stream = createReadableStream(() => {}, pull, (reason) => {
      branch.isCancelled = true;
      branch.reason = reason;
      if (!someOpen()) cancelled.resolve(stream[kState].cancel(branches.map((b) => b.reason)));
      return cancelled.promise;
    });
  }
  reader[kState].closed.promise.then(undefined, (err) => {
    for (const branch of branches) source(branch).error(err);
    if (someOpen()) cancelled.resolve();
  });
  return branches.map((branch) => branch.stream);
}

// The prototype of all async iterators.
function asyncIteratorPrototype() {
  const { ag } = require('internal/async_iteration');
  return Object.getPrototypeOf(Object.getPrototypeOf(ag(function* () {}).prototype));
}

function iterate(stream, preventCancel) {
  const reader = new ReadableStreamDefaultReader(stream);
  let isDone = false;
  let current; // the last answer that is not settled
  let isStarted = false;

  const step = () => {
    if (isDone) return Promise.resolve({ done: true, value: undefined });
    if (reader[kState].stream === undefined)
      return Promise.reject(typeError('ERR_INVALID_STATE', 'The reader is not bound to a ReadableStream'));
    const answer = new Deferred();
    reader[kState].stream[kState].read({
      chunk(value) {
        current = undefined;
        answer.resolve({ value, done: false });
      },
      close() {
        current = undefined;
        isDone = true;
        reader[kState].release();
        answer.resolve({ done: true, value: undefined });
      },
      error(err) {
        current = undefined;
        isDone = true;
        reader[kState].release();
        answer.reject(err);
      },
    });
    return answer.promise;
  };

  const leave = async (value) => {
    if (isDone) return { done: true, value };
    isDone = true;
    if (reader[kState].stream === undefined)
      throw typeError('ERR_INVALID_STATE', 'The reader is not bound to a ReadableStream');
    if (preventCancel) {
      reader[kState].release();
      return { done: true, value };
    }
    const result = reader[kState].stream[kState].cancel(value);
    reader[kState].release();
    await result;
    return { done: true, value };
  };

  return Object.setPrototypeOf({
    next() {
      if (!isStarted) {
        current = Promise.resolve();
        isStarted = true;
      }
      current = current !== undefined ? current.then(step, step) : step();
      return current;
    },
    return(error) {
      isStarted = true;
      const finish = () => leave(error);
      current = current !== undefined ? current.then(finish, finish) : finish();
      return current;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  }, { __proto__: asyncIteratorPrototype(), next: undefined, return: undefined });
}

module.exports = { fromIterable, iterate, tee };
