'use strict';

// The methods of Readable that are about its values: map, filter, toArray, ...
// (lib/internal/streams/operators.js at v20.20.2). Those that give a stream are async generators that
// Readable.from takes up.

const { af, ag, each, y, ys } = require('internal/async_iteration');

const kEmpty = Symbol('kEmpty');
const kEof = Symbol('kEof');

function errors() {
  return require('internal/errors');
}

function abortError(...args) {
  return new (errors().AbortError)(...args);
}

function checkFunction(fn, name = 'fn') {
  if (typeof fn !== 'function') {
    const { codes } = errors();
    throw new codes.ERR_INVALID_ARG_TYPE(name, ['Function', 'AsyncFunction'], fn);
  }
}

function checkOptions(options) {
  const { validateAbortSignal, validateObject } = require('internal/validators');
  if (options != null) validateObject(options, 'options');
  if (options?.signal != null) validateAbortSignal(options.signal, 'options.signal');
}

function compose(stream, options) {
  checkOptions(options);
  const { isNodeStream, isWritable } = require('internal/streams/utils');
  if (isNodeStream(stream) && !isWritable(stream)) {
    const { codes } = errors();
    throw new codes.ERR_INVALID_ARG_VALUE('stream', stream, 'must be writable');
  }
  const composed = require('internal/streams/compose')(this, stream);
  if (options?.signal)
    require('internal/streams/add-abort-signal').addAbortSignalNoValidate(options.signal, composed);
  return composed;
}

// Up to `concurrency` calls of fn are under way, up to `highWaterMark` values have been asked for and not
// been taken.
function map(fn, options) {
  checkFunction(fn);
  checkOptions(options);
  const { validateInteger } = require('internal/validators');
  const concurrency = options?.concurrency != null ? Math.floor(options.concurrency) : 1;
  const ahead = options?.highWaterMark != null ? Math.floor(options.highWaterMark) : concurrency - 1;
  validateInteger(concurrency, 'options.concurrency', 1);
  validateInteger(ahead, 'options.highWaterMark', 0);
  return mapping(this, fn, options?.signal, concurrency, ahead + concurrency);
}

const mapping = ag(function* map(stream, fn, outer, concurrency, highWaterMark) {
  const { AbortSignal } = require('internal/abort_controller');
  const signal = AbortSignal.any(outer ? [outer] : []);
  const work = { stream, fn, signal, concurrency, highWaterMark, queue: [], isDone: false, count: 0, taker: null, giver: null };
  fill(work);

  const { queue } = work;
  try {
    for (;;) {
      while (queue.length > 0) {
        const value = yield queue[0];
        if (value === kEof) return;
        if (signal.aborted) throw abortError();
        if (value !== kEmpty) yield y(value);
        queue.shift();
        goOn(work);
      }
      yield new Promise((resolve) => {
        work.taker = resolve;
      });
    }
  } finally {
    work.isDone = true;
    wake(work, 'giver');
  }
});

function wake(work, who) {
  if (work[who]) {
    work[who]();
    work[who] = null;
  }
}

function goOn(work) {
  if (!work.isDone && work.count < work.concurrency && work.queue.length < work.highWaterMark) wake(work, 'giver');
}

const fill = af(function* fill(work) {
  const { queue } = work;
  const done = () => {
    work.count -= 1;
    goOn(work);
  };
  const failed = () => {
    work.isDone = true;
    done();
  };
  try {
    let isLeft = false;
    yield* each(work.stream, function*(value) {
      if (work.isDone) {
        isLeft = true;
        return true;
      }
      if (work.signal.aborted) throw abortError();
      let promise;
      try {
        promise = work.fn(value, { signal: work.signal });
        if (promise === kEmpty) return false;
        promise = Promise.resolve(promise);
      } catch (err) {
        promise = Promise.reject(err);
      }
      work.count += 1;
      promise.then(done, failed);
      queue.push(promise);
      wake(work, 'taker');
      if (!work.isDone && (queue.length >= work.highWaterMark || work.count >= work.concurrency)) {
        yield new Promise((resolve) => {
          work.giver = resolve;
        });
      }
      return false;
    });
    if (!isLeft) queue.push(kEof);
  } catch (err) {
    const promise = Promise.reject(err);
    promise.then(done, failed);
    queue.push(promise);
  } finally {
    work.isDone = true;
    wake(work, 'taker');
  }
});

function filter(fn, options) {
  checkFunction(fn);
  return map.call(this, async (value, opts) => (await fn(value, opts) ? value : kEmpty), options);
}

const asIndexedPairs = ag(function* asIndexedPairs(stream, options) {
  let index = 0;
  yield* each(stream, function*(value) {
    if (options?.signal?.aborted) throw abortError({ cause: options.signal.reason });
    yield y([index++, value]);
  });
});

const flattening = ag(function* flatMap(values) {
  yield* each(values, function*(value) {
    yield* ys(value);
  });
});

const dropping = ag(function* drop(stream, number, options) {
  if (options?.signal?.aborted) throw abortError();
  yield* each(stream, function*(value) {
    if (options?.signal?.aborted) throw abortError();
    if (number-- <= 0) yield y(value);
  });
});

const taking = ag(function* take(stream, number, options) {
  if (options?.signal?.aborted) throw abortError();
  yield* each(stream, function*(value) {
    if (options?.signal?.aborted) throw abortError();
    if (number-- > 0) yield y(value);
    return number <= 0;
  });
});

function toCount(number) {
  number = Number(number);
  if (Number.isNaN(number)) return 0;
  if (number < 0) throw new (errors().codes.ERR_OUT_OF_RANGE)('number', '>= 0', number);
  return number;
}

const some = af(function* some(fn, options) {
  let isFound = false;
  yield* each(filter.call(this, fn, options), function*() {
    isFound = true;
    return true;
  });
  return isFound;
});

const every = async function every(fn, options = undefined) {
  checkFunction(fn);
  return !(await some.call(this, async (...args) => !(await fn(...args)), options));
};

const find = af(function* find(fn, options) {
  let found;
  yield* each(filter.call(this, fn, options), function*(value) {
    found = value;
    return true;
  });
  return found;
});

const forEach = af(function* forEach(fn, options) {
  checkFunction(fn);
  const call = async (value, opts) => {
    await fn(value, opts);
    return kEmpty;
  };
  yield* each(map.call(this, call, options), function*() {});
});

const toArray = af(function* toArray(options) {
  checkOptions(options);
  const result = [];
  yield* each(this, function*(value) {
    if (options?.signal?.aborted) throw abortError(undefined, { cause: options.signal.reason });
    result.push(value);
  });
  return result;
});

const reduce = af(function* reduce(reducer, initialValue, options) {
  checkFunction(reducer, 'reducer');
  checkOptions(options);
  let hasValue = arguments.length > 1;
  if (options?.signal?.aborted) {
    const err = abortError(undefined, { cause: options.signal.reason });
    this.once('error', () => {}); // the promise tells it
    yield require('internal/streams/end-of-stream').finished(this.destroy(err));
    throw err;
  }
  const { AbortController } = require('internal/abort_controller');
  const { kResistStopPropagation, kWeakHandler } = require('internal/event_target');
  const controller = new AbortController();
  const { signal } = controller;
  options?.signal?.addEventListener('abort', () => controller.abort(), {
    once: true, [kWeakHandler]: this, [kResistStopPropagation]: true,
  });

  let value = initialValue;
  try {
    yield* each(this, function*(chunk) {
      if (options?.signal?.aborted) throw abortError();
      value = hasValue ? yield reducer(value, chunk, { signal }) : chunk;
      hasValue = true;
    });
    if (!hasValue) {
      const err = new (errors().codes.ERR_MISSING_ARGS)('reduce');
      err.message = 'Reduce of an empty stream requires an initial value';
      throw err;
    }
  } finally {
    controller.abort();
  }
  return value;
});

const promising = { every, forEach, reduce, toArray, some, find };

// The value of stream[name](...args), where the method is called with new if newTarget is set.
module.exports = function call(name, args, newTarget) {
  if (newTarget) throw new (errors().codes.ERR_ILLEGAL_CONSTRUCTOR)();
  if (promising[name] !== undefined) return promising[name].apply(this, args);
  const [first, options] = args;
  let values;
  switch (name) {
    case 'map': case 'filter': case 'compose':
      values = { map, filter, compose }[name].apply(this, args);
      break;
    case 'flatMap':
      values = flattening(map.apply(this, args));
      break;
    case 'drop': case 'take':
      checkOptions(options);
      values = (name === 'drop' ? dropping : taking)(this, toCount(first), options);
      break;
    default: // asIndexedPairs
      warnOfPairs();
      checkOptions(first);
      values = asIndexedPairs(this, first);
  }
  return require('internal/streams/readable').from(values);
};

// Warns the first time.
const warnOfPairs = require('internal/util').deprecate(() => {},
  'readable.asIndexedPairs will be removed in a future version.');
