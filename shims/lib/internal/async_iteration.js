'use strict';

// Async generators and `for await` for Node's own modules: goja has neither. A generator function stands
// for an async one, and takes the same microtasks:
//
//   async function* f() { await p; yield v; yield* i; }     const f = ag(function* f() { yield p; yield y(v); yield* ys(i); })
//   async function f() { await p; return v; }               const f = af(function* f() { yield p; return v; })
//   for await (const v of i) { ... }                        yield* each(i, function*(v) { ... })
//
// In the body of an each, `return true` is break. A catch clause of an async generator begins with
// keepLeaving(err): its return() comes as a throw.

const { ag, y, ys, fa: begin, fn: next, fr: ended, fm: closeOf, fc: close, k: keepLeaving, l: isLeaving } =
  internalBinding('async_iteration');

// Hands a value on as await does.
function whenSettled(value, onFulfilled, onRejected) {
  let promise;
  try {
    promise = Promise.resolve(value);
  } catch (err) {
    promise = Promise.reject(err);
  }
  promise.then(onFulfilled, onRejected);
}

function af(fn) {
  return function(...args) {
    return new Promise((resolve, reject) => {
      const generator = fn.apply(this, args);
      const go = (method, value) => {
        let result;
        try {
          result = generator[method](value);
        } catch (err) {
          reject(err);
          return;
        }
        if (result.done) resolve(result.value);
        else whenSettled(result.value, (v) => go('next', v), (err) => go('throw', err));
      };
      go('next', undefined);
    });
  };
}

// ForIn/OfBodyEvaluation with an async iterator, and AsyncIteratorClose (ECMA-262, 14.7.5.7 and 7.4.13).
function* each(iterable, body) {
  const record = begin(iterable);
  for (let step; !(step = ended(yield next(record))).done;) {
    let isLeft;
    try {
      isLeft = yield* body(step.value);
    } catch (err) {
      yield* leave(record, isLeaving(err));
      throw err;
    }
    if (isLeft) {
      yield* leave(record, true);
      return;
    }
  }
}

// Closes an iterator that has not ended. When an error was thrown (not isFine), that error counts, and
// not how the closing goes.
function* leave(record, isFine) {
  try {
    const method = closeOf(record);
    if (method !== undefined) {
      const result = yield close(record, method);
      if (isFine) ended(result);
    }
  } catch (err) {
    if (isFine) throw err;
  }
}

module.exports = { ag, af, y, ys, each, keepLeaving };
