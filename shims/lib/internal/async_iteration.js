'use strict';

// Async generators and `for await` for Node's own modules: goja has neither. Where the language has
//
//   async function* f() { await p; yield v; yield* i; }     for await (const v of i) { ... }
//
// a module writes
//
//   const f = ag(function* f() { yield p; yield y(v); yield* ys(i); })
//   const record = begin(i);
//   for (let step; !(step = ended(await next(record))).done;) { const v = step.value; ... }
//
// which takes the same microtasks. A catch clause of a generator begins with keepLeaving(err), and a body
// that may leave the loop early closes the record as ECMA-262 (7.4.13, AsyncIteratorClose) has it.

const { ag, y, ys, fa, fn, fr, fm, fc, k } = internalBinding('async_iteration');

// Closes a record that is left by a throw: what it answers, unless undefined, is [value], and value is to
// be awaited without regard to how that ends.
function closeAfterThrow(record) {
  try {
    const close = fm(record);
    return close === undefined ? undefined : [fc(record, close)];
  } catch {
    return undefined;
  }
}

// Closes a record that is left by break or return: [value], where ended(await value) is due.
function closeAfterBreak(record) {
  const close = fm(record);
  return close === undefined ? undefined : [fc(record, close)];
}

module.exports = { ag, y, ys, begin: fa, next: fn, ended: fr, keepLeaving: k, closeAfterThrow, closeAfterBreak };
