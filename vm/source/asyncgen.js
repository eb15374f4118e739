// The host object of lowered units (lower.go): async generators and asynchronous iteration as ECMA-262
// has them (27.6.3, 27.1.4.4, 7.4), tick for tick, on goja's synchronous generators.
//
// A lowered async generator yields what it awaits, and a Yield for what it yields.
'use strict';

const NEXT = 0;
const THROW = 1;
const RETURN = 2;

const START = 0;
const SUSPENDED = 1;
const EXECUTING = 2;
const AWAITING_RETURN = 3;
const COMPLETED = 4;

const { apply } = Reflect;
const { defineProperty, setPrototypeOf, getPrototypeOf, ownKeys, getOwnPropertyDescriptor } = Reflect;
const functionText = Function.prototype.toString;
const promiseThen = Promise.prototype.then;
const PromiseOf = Promise;
const generatorPrototype = getPrototypeOf(function* () {}).prototype;
const { next: generatorNext, throw: generatorThrow } = generatorPrototype;

if (Symbol.asyncIterator === undefined) {
  defineProperty(Symbol, 'asyncIterator', { value: Symbol('Symbol.asyncIterator') });
}
const asyncIterator = Symbol.asyncIterator;
const syncIterator = Symbol.iterator;

// What a generator yields: a value for the one who called next. A delegated one comes from the
// inner iterator of a yield*, is not awaited, and wants to know how it was resumed.
class Yield {
  constructor(value, delegated) {
    this.value = value;
    this.delegated = delegated;
  }
}

// Thrown into a generator to make it return. Only finally clauses see it.
class Leave {
  constructor(value) {
    this.value = value;
  }
}

// Await: the reaction is a job of its own, even for a settled promise.
function awaitValue(value, onFulfilled, onRejected) {
  let promise;
  try {
    promise = PromiseOf.resolve(value);
  } catch (err) {
    onRejected(err);
    return;
  }
  apply(promiseThen, promise, [onFulfilled, onRejected]);
}

// AsyncGenerator instances carry this as a private field, stamped on the first call of a method.
class State {
  constructor(generator) {
    this.generator = generator;
    this.status = START;
    this.queue = [];
    this.delegating = false;
    this.onFulfilled = (value) => this.run(generatorNext, value);
    this.onRejected = (err) => this.run(generatorThrow, err);
  }

  // AsyncGeneratorResume
  resume({ kind, value }) {
    const first = this.status === START;
    this.status = EXECUTING;
    if (kind === RETURN && !first) {
      // AsyncGeneratorUnwrapYieldResumption
      awaitValue(value, (v) => this.continue(RETURN, v), (err) => this.continue(THROW, err));
    } else {
      this.continue(kind, value);
    }
  }

  continue(kind, value) {
    if (this.delegating) {
      this.delegating = false;
      this.run(generatorNext, [kind, value]);
    } else {
      this.run(kind === NEXT ? generatorNext : generatorThrow, kind === RETURN ? new Leave(value) : value);
    }
  }

  run(method, argument) {
    let result;
    try {
      result = apply(method, this.generator, [argument]);
    } catch (err) {
      if (err instanceof Leave) {
        this.finish(false, err.value);
      } else {
        this.finish(true, err);
      }
      return;
    }
    const { value } = result;
    if (result.done) {
      this.finish(false, value);
    } else if (!(value instanceof Yield)) {
      awaitValue(value, this.onFulfilled, this.onRejected);
    } else if (value.delegated) {
      this.delegating = true;
      this.yielded(value.value);
    } else {
      awaitValue(value.value, (v) => this.yielded(v), this.onRejected);
    }
  }

  // AsyncGeneratorYield, once its value has been awaited
  yielded(value) {
    this.complete(false, value, false);
    if (this.queue.length > 0) {
      this.resume(this.queue[0]);
    } else {
      this.status = SUSPENDED;
    }
  }

  finish(failed, value) {
    this.status = COMPLETED;
    this.complete(failed, value, true);
    this.drain();
  }

  // AsyncGeneratorCompleteStep
  complete(failed, value, done) {
    const { resolve, reject } = this.queue.shift();
    if (failed) {
      reject(value);
    } else {
      resolve({ value, done });
    }
  }

  // AsyncGeneratorDrainQueue
  drain() {
    while (this.queue.length > 0) {
      const { kind, value } = this.queue[0];
      if (kind === RETURN) {
        this.status = AWAITING_RETURN;
        this.awaitReturn(value);
        return;
      }
      this.complete(kind === THROW, kind === THROW ? value : undefined, true);
    }
  }

  // AsyncGeneratorAwaitReturn
  awaitReturn(value) {
    const end = (failed) => (v) => {
      this.status = COMPLETED;
      this.complete(failed, v, true);
      this.drain();
    };
    awaitValue(value, end(false), end(true));
  }

  request(kind, value, resolve, reject) {
    if (kind === THROW && this.status === START) {
      this.status = COMPLETED;
    }
    if (this.status === COMPLETED && kind !== RETURN) {
      if (kind === THROW) {
        reject(value);
      } else {
        resolve({ value: undefined, done: true });
      }
      return;
    }
    const entry = { kind, value, resolve, reject };
    this.queue.push(entry);
    if (kind === RETURN && (this.status === START || this.status === COMPLETED)) {
      this.status = AWAITING_RETURN;
      this.awaitReturn(value);
    } else if (this.status === START || this.status === SUSPENDED) {
      this.resume(entry);
    }
  }
}

class Returned {
  constructor(object) {
    return object;
  }
}

class Stamp extends Returned {
  #state;

  constructor(generator) {
    super(generator);
    this.#state = new State(generator);
  }

  static stateOf(generator) {
    if (!(#state in generator)) {
      new Stamp(generator);
    }
    return generator.#state;
  }
}

function request(generator, kind, name, value) {
  return new PromiseOf((resolve, reject) => {
    if (generator === null || typeof generator !== 'object' ||
        !apply(Object.prototype.isPrototypeOf, asyncGeneratorPrototype, [generator])) {
      throw new TypeError(`${name} method called on incompatible receiver ${String(generator)}`);
    }
    Stamp.stateOf(generator).request(kind, value, resolve, reject);
  });
}

const asyncIteratorPrototype = {
  [asyncIterator]() {
    return this;
  },
};

const asyncGeneratorPrototype = {
  __proto__: asyncIteratorPrototype,
  next(value) {
    return request(this, NEXT, 'next', value);
  },
  return(value) {
    return request(this, RETURN, 'return', value);
  },
  throw(err) {
    return request(this, THROW, 'throw', err);
  },
};

function AsyncGeneratorFunction() {
  const err = new Error('loopcheck does not support AsyncGeneratorFunction()');
  err.code = 'ERR_LOOPCHECK_UNSUPPORTED';
  throw err;
}

const asyncGeneratorFunctionPrototype = { __proto__: Function.prototype };

function hide(object, key, value, writable) {
  defineProperty(object, key, { __proto__: null, value, writable, enumerable: false, configurable: true });
}

hide(asyncIteratorPrototype, asyncIterator, asyncIteratorPrototype[asyncIterator], true);
for (const name of ['next', 'return', 'throw']) {
  hide(asyncGeneratorPrototype, name, asyncGeneratorPrototype[name], true);
}
hide(asyncGeneratorPrototype, Symbol.toStringTag, 'AsyncGenerator', false);
hide(asyncGeneratorPrototype, 'constructor', asyncGeneratorFunctionPrototype, false);
hide(asyncGeneratorFunctionPrototype, Symbol.toStringTag, 'AsyncGeneratorFunction', false);
hide(asyncGeneratorFunctionPrototype, 'prototype', asyncGeneratorPrototype, false);
hide(asyncGeneratorFunctionPrototype, 'constructor', AsyncGeneratorFunction, false);

// Makes an async generator function of a generator function.
function ag(fn, name) {
  setPrototypeOf(fn, asyncGeneratorFunctionPrototype);
  setPrototypeOf(fn.prototype, asyncGeneratorPrototype);
  if (name !== undefined) {
    hide(fn, 'name', name, false);
  }
  return fn;
}

// The same for the methods of a class. Their text tells them from other generators.
function agc(constructor) {
  mark(constructor);
  mark(constructor.prototype);
}

function mark(object) {
  const keys = ownKeys(object);
  for (let i = 0; i < keys.length; i++) {
    const method = getOwnPropertyDescriptor(object, keys[i]).value;
    if (typeof method === 'function' && getPrototypeOf(method) === getPrototypeOf(function* () {}) &&
        /^(static\b\s*)?async\b/.test(apply(functionText, method, []))) {
      ag(method);
    }
  }
}

function y(value) {
  return new Yield(value, false);
}

// GetIterator(object, async): the record that the functions below take.
class Iterating {
  constructor(iterator, next) {
    this.iterator = iterator;
    this.next = next;
  }
}

function fa(object) {
  let method = object[asyncIterator];
  if (method !== undefined && method !== null) {
    if (typeof method !== 'function') {
      throw new TypeError(`${show(object)} is not async iterable`);
    }
    const iterator = apply(method, object, []);
    if (!isObject(iterator)) {
      throw new TypeError('Result of the Symbol.asyncIterator method is not an object');
    }
    return new Iterating(iterator, iterator.next);
  }
  method = object[syncIterator];
  if (typeof method !== 'function') {
    throw new TypeError(`${show(object)} is not async iterable`);
  }
  const iterator = apply(method, object, []);
  if (!isObject(iterator)) {
    throw new TypeError('Result of the Symbol.iterator method is not an object');
  }
  const wrapped = new AsyncFromSyncIterator(iterator);
  return new Iterating(wrapped, wrapped.next);
}

function show(object) {
  return typeof object === 'function' || isObject(object) ? 'object' : String(object);
}

function isObject(value) {
  return value !== null && (typeof value === 'object' || typeof value === 'function');
}

function fr(result) {
  if (!isObject(result)) {
    throw new TypeError(`Iterator result ${String(result)} is not an object`);
  }
  return result;
}

function fn(record) {
  return apply(record.next, record.iterator, []);
}

function fm(record) {
  return method(record.iterator, 'return');
}

function fc(record, close) {
  return apply(close, record.iterator, []);
}

// GetMethod
function method(object, name) {
  const f = object[name];
  if (f === undefined || f === null) {
    return undefined;
  }
  if (typeof f !== 'function') {
    throw new TypeError(`${String(f)} is not a function`);
  }
  return f;
}

class AsyncFromSyncIterator {
  constructor(iterator) {
    this.sync = iterator;
    this.syncNext = iterator.next;
  }

  next(...args) {
    return this.settle(() => apply(this.syncNext, this.sync, args));
  }

  return(...args) {
    let close;
    try {
      close = method(this.sync, 'return');
    } catch (err) {
      return PromiseOf.reject(err);
    }
    if (close === undefined) {
      return PromiseOf.resolve({ value: args[0], done: true });
    }
    return this.settle(() => apply(close, this.sync, args));
  }

  throw(err) {
    return this.settle(() => {
      const fail = method(this.sync, 'throw');
      if (fail === undefined) {
        throw err;
      }
      return apply(fail, this.sync, [err]);
    });
  }

  settle(step) {
    let done;
    let promise;
    try {
      const result = fr(step());
      done = Boolean(result.done);
      promise = PromiseOf.resolve(result.value);
    } catch (err) {
      return PromiseOf.reject(err);
    }
    return apply(promiseThen, promise, [(value) => ({ value, done })]);
  }
}

// yield* in an async generator (15.5.5): the inner part of it, to be delegated to with a synchronous yield*.
function* ys(object) {
  const { iterator, next } = fa(object);
  let kind = NEXT;
  let value;
  for (;;) {
    let result;
    if (kind === NEXT) {
      result = fr(yield apply(next, iterator, [value]));
      if (result.done) {
        return result.value;
      }
    } else if (kind === THROW) {
      const fail = method(iterator, 'throw');
      if (fail === undefined) {
        const close = method(iterator, 'return');
        if (close !== undefined) {
          fr(yield apply(close, iterator, []));
        }
        throw new TypeError("The iterator does not provide a 'throw' method.");
      }
      result = fr(yield apply(fail, iterator, [value]));
      if (result.done) {
        return result.value;
      }
    } else {
      const close = method(iterator, 'return');
      if (close === undefined) {
        throw new Leave(yield value);
      }
      result = fr(yield apply(close, iterator, [value]));
      if (result.done) {
        throw new Leave(result.value);
      }
    }
    [kind, value] = yield new Yield(result.value, true);
  }
}

function k(err) {
  if (err instanceof Leave) {
    throw err;
  }
}

function l(err) {
  return err instanceof Leave;
}

// An assignment to an imported name.
function c() {
  throw new TypeError('Assignment to constant variable.');
}

// The name of `export default function () {}`.
function n(fn) {
  hide(fn, 'name', 'default', false);
}

return { ag, agc, y, ys, fa, fn, fr, fm, fc, k, l, c, n };
