'use strict';

// What the classes of the Streams standard share (lib/internal/webstreams/util.js at v20.20.2).

const kState = Symbol('kState');
const kType = Symbol('kType');
const kInspect = Symbol.for('nodejs.util.inspect.custom');
// The right to construct a controller.
const kSkipThrow = Symbol('kSkipThrow');

function newError(code, ...args) {
  return new (require('internal/errors').codes[code])(...args);
}

function typeError(code, ...args) {
  return new (require('internal/errors').codes[code].TypeError)(...args);
}

function rangeError(code, ...args) {
  return new (require('internal/errors').codes[code].RangeError)(...args);
}

// A promise with its functions, that knows whether it is settled.
class Deferred {
  constructor() {
    this.isPending = true;
    this.promise = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  resolve(value) {
    this.isPending = false;
    this.settle.resolve(value);
  }

  reject(err) {
    this.isPending = false;
    this.settle.reject(err);
  }

  // Those that are settled from the start cannot be settled again.
  static resolved() {
    const deferred = new Deferred();
    deferred.resolve();
    return deferred;
  }

  static rejected(err) {
    const deferred = new Deferred();
    deferred.reject(err);
    quiet(deferred.promise);
    return deferred;
  }
}

// A rejection of the promise is not unhandled.
function quiet(promise) {
  promise.then(() => {}, () => {});
}

// A queue of values with sizes.
class SizedQueue {
  constructor() {
    this.entries = [];
    this.total = 0;
  }

  get length() {
    return this.entries.length;
  }

  add(value, size) {
    size = +size;
    if (size < 0 || Number.isNaN(size) || size === Infinity) throw rangeError('ERR_INVALID_ARG_VALUE', 'size', size);
    this.entries.push({ value, size });
    this.total += size;
  }

  peek() {
    return this.entries[0].value;
  }

  take() {
    const { value, size } = this.entries.shift();
    this.total = Math.max(0, this.total - size);
    return value;
  }
}

function highWaterMarkOf(value, otherwise) {
  if (value === undefined) return otherwise;
  value = +value;
  if (Number.isNaN(value) || value < 0) throw rangeError('ERR_INVALID_ARG_VALUE', 'strategy.highWaterMark', value);
  return value;
}

function sizeOf(size) {
  if (size === undefined) return () => 1;
  require('internal/validators').validateFunction(size, 'strategy.size');
  return size;
}

// A function of the program's that is to give a promise. It may throw instead.
function promising(name, fn, self) {
  require('internal/validators').validateFunction(fn, name);
  return (...args) => invoke(fn, self, args);
}

async function invoke(fn, self, args) {
  return fn.apply(self, args);
}

async function nothing() {}

function isA(type) {
  return (value) => value != null && value[kState] !== undefined && value[kType] === type;
}

// util.inspect of one of the objects.
function inspectAs(self, depth, options, fields) {
  if (depth < 0) return self;
  const { inspect } = require('internal/util/inspect');
  const inner = options.depth == null ? null : options.depth - 1;
  return `${self[kType]} ${inspect(fields, { ...options, depth: inner })}`;
}

// Makes members enumerable, as WebIDL has them, and names the class.
function expose(Class, ...names) {
  for (const name of names) Object.defineProperty(Class.prototype, name, { __proto__: null, enumerable: true });
  Object.defineProperty(Class.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: Class.name });
}

function checkOptions(value, name) {
  const { kValidateObjectAllowObjectsAndNull, validateObject } = require('internal/validators');
  validateObject(value, name, kValidateObjectAllowObjectsAndNull);
}

function checkUnderlying(value, name) {
  const { kValidateObjectAllowObjects, validateObject } = require('internal/validators');
  validateObject(value, name, kValidateObjectAllowObjects);
}

module.exports = {
  Deferred, SizedQueue, checkOptions, checkUnderlying, expose, highWaterMarkOf, inspectAs, isA, kInspect, kSkipThrow, kState,
  kType, newError, nothing, promising, quiet, rangeError, sizeOf, typeError,
};
