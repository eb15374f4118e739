'use strict';

// The functions of internal/util, loaded with the first that is named.

const { customPromisifyArgs, kEmptyObject } = require('internal/util');

const kCustomPromisified = Symbol.for('nodejs.util.promisify.custom');

function removeColors(text) {
  return text.replace(/\u001b\[\d\d?m/g, '');
}

function isError(value) {
  return internalBinding('util').kind(value) === 'Error' || value instanceof Error;
}

function join(parts, separator) {
  return parts.join(separator);
}

function spliceOne(list, index) {
  list.splice(index, 1);
}

// The name that Buffer has for an encoding, undefined if it has none.
function normalizeEncoding(encoding) {
  if (encoding == null || encoding === '') return 'utf8';
  if (typeof encoding !== 'string') return undefined;
  switch (encoding.toLowerCase()) {
    case 'utf8':
    case 'utf-8': return 'utf8';
    case 'ucs2':
    case 'ucs-2':
    case 'utf16le':
    case 'utf-16le': return 'utf16le';
    case 'latin1':
    case 'binary': return 'latin1';
    case 'base64': return 'base64';
    case 'base64url': return 'base64url';
    case 'hex': return 'hex';
    case 'ascii': return 'ascii';
    default: return undefined;
  }
}

// Copies the own properties of one function to another, functions in name and length included.
function copyProperties(to, from) {
  const descriptors = Object.getOwnPropertyDescriptors(from);
  for (const key of Reflect.ownKeys(descriptors)) Object.defineProperty(to, key, descriptors[key]);
  return to;
}

// Makes the callback of a promisified call. names are those of the values after the error.
function settle(resolve, reject, names) {
  return (err, ...values) => {
    if (err) {
      reject(err);
    } else if (names !== undefined && values.length > 1) {
      const result = {};
      for (let i = 0; i < names.length; i++) result[names[i]] = values[i];
      resolve(result);
    } else {
      resolve(values[0]);
    }
  };
}

function promisify(original) {
  const { validateFunction } = require('internal/validators');
  validateFunction(original, 'original');
  const mark = (fn) => Object.defineProperty(fn, kCustomPromisified, {
    value: fn, enumerable: false, writable: false, configurable: true,
  });

  const custom = original[kCustomPromisified];
  if (custom) {
    validateFunction(custom, 'util.promisify.custom');
    return mark(custom);
  }

  const names = original[customPromisifyArgs];
  function fn(...args) {
    return new Promise((resolve, reject) => {
      args.push(settle(resolve, reject, names));
      Reflect.apply(original, this, args);
    });
  }
  const prototype = Object.getPrototypeOf(original);
  if (prototype !== Function.prototype) Object.setPrototypeOf(fn, prototype);
  return copyProperties(mark(fn), original);
}

promisify.custom = kCustomPromisified;

// The deprecation codes that this process has warned of.
const warnedCodes = new Set();

// Returns a function that works as fn and warns at its first call.
function deprecate(fn, message, code) {
  if (code !== undefined) require('internal/validators').validateString(code, 'code');
  let warned = false;

  function warn() {
    warned = true;
    if (code === undefined) {
      process.emitWarning(message, 'DeprecationWarning', deprecated);
    } else if (!warnedCodes.has(code)) {
      process.emitWarning(message, 'DeprecationWarning', code, deprecated);
      warnedCodes.add(code);
    }
  }

  function deprecated(...args) {
    if (!warned && !process.noDeprecation) warn();
    return new.target ? Reflect.construct(fn, args, new.target) : Reflect.apply(fn, this, args);
  }

  Object.setPrototypeOf(deprecated, fn);
  // So that what the unwrapped constructor makes is an instance of the wrapped one.
  if (fn.prototype) deprecated.prototype = fn.prototype;
  return deprecated;
}

const warnedFeatures = new Set();

function emitExperimentalWarning(feature, prefix, code, ctor) {
  if (warnedFeatures.has(feature)) return;
  warnedFeatures.add(feature);
  const message = `${feature} is an experimental feature and might change at any time`;
  process.emitWarning(prefix ? prefix + message : message, 'ExperimentalWarning', code, ctor);
}

function once(callback, { preserveReturnValue = false } = kEmptyObject) {
  let called = false;
  let kept;
  return function(...args) {
    if (called) return kept;
    called = true;
    const result = Reflect.apply(callback, this, args);
    if (preserveReturnValue) kept = result;
    return result;
  };
}

function createDeferredPromise() {
  const deferred = {};
  deferred.promise = new Promise((resolve, reject) => {
    deferred.resolve = resolve;
    deferred.reject = reject;
  });
  return deferred;
}

// A function that calls initializer once.
function getLazy(initializer) {
  let made = false;
  let value;
  return () => {
    if (!made) {
      value = initializer();
      made = true;
    }
    return value;
  };
}

// A function that gives a copy of the array that fn once returned.
function cachedResult(fn) {
  const get = getLazy(fn);
  return () => get().slice();
}

function defineOperation(target, name, method) {
  Object.defineProperty(target, name, { value: method, writable: true, enumerable: true, configurable: true });
}

function exposeInterface(target, name, value) {
  Object.defineProperty(target, name, { value, writable: true, enumerable: false, configurable: true });
}

function exposeGetterAndSetter(target, name, get, set = undefined) {
  Object.defineProperty(target, name, { get, set, enumerable: false, configurable: true });
}

function named(fn, name) {
  return Object.defineProperty(fn, 'name', { value: name });
}

// Properties that load the module id when they are first read.
function defineLazyProperties(target, id, keys, enumerable = true) {
  for (const key of keys) {
    const replace = (value) => Object.defineProperty(target, key, { value, writable: true });
    const get = () => {
      const value = require(id)[key];
      replace(value);
      return value;
    };
    const set = (value) => { replace(value); };
    Object.defineProperty(target, key, {
      get: named(get, `get ${key}`), set: named(set, `set ${key}`), enumerable, configurable: true,
    });
  }
}

function exposeLazyInterfaces(target, id, keys) {
  defineLazyProperties(target, id, keys, false);
}

function setOwnProperty(object, key, value) {
  return Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

function filterOwnProperties(source, keys) {
  const filtered = { __proto__: null };
  for (const key of keys) {
    if (Object.hasOwn(source, key)) filtered[key] = source[key];
  }
  return filtered;
}

// Sorted, without strings that differ in case only; the last of them stays. low lowers all.
function filterDuplicateStrings(items, low) {
  const byLower = new Map();
  for (const item of items) byLower.set(item.toLowerCase(), low ? item.toLowerCase() : item);
  return [...byLower.values()].sort();
}

// Makes a class callable without new.
function createClassWrapper(type) {
  function wrapper(...args) {
    return Reflect.construct(type, args, new.target || type);
  }
  Object.defineProperties(wrapper, { name: { value: type.name }, length: { value: type.length } });
  Object.setPrototypeOf(wrapper, type);
  wrapper.prototype = type.prototype;
  return wrapper;
}

function getConstructorOf(object) {
  for (let owner = object; owner; owner = Object.getPrototypeOf(owner)) {
    const made = Object.getOwnPropertyDescriptor(owner, 'constructor')?.value;
    if (typeof made === 'function' && made.name !== '') return made;
  }
  return null;
}

// The number of a signal that is given by name, in any case, or by number.
function convertToValidSignal(signal) {
  const { signals } = require('os').constants;
  if (typeof signal === 'number' && Object.values(signals).includes(signal)) return signal;
  if (typeof signal === 'string') {
    const number = signals[signal.toUpperCase()];
    if (number) return number;
  }
  throw new (require('internal/errors').codes.ERR_UNKNOWN_SIGNAL)(signal);
}

function getSystemErrorName(errno) {
  return require('internal/errors/uv').nameOf(errno);
}

function getSystemErrorMap() {
  return new Map(require('internal/errors/uv').all());
}

function lazyDOMExceptionClass() {
  return require('internal/dom_exception').DOMException;
}

function lazyDOMException(message, name) {
  return require('internal/errors').hideFrames(new (lazyDOMExceptionClass())(message, name), lazyDOMException);
}

module.exports = {
  cachedResult,
  convertToValidSignal,
  createClassWrapper,
  createDeferredPromise,
  defineLazyProperties,
  defineOperation,
  deprecate,
  emitExperimentalWarning,
  exposeGetterAndSetter,
  exposeInterface,
  exposeLazyInterfaces,
  exposeNamespace: exposeInterface,
  filterDuplicateStrings,
  filterOwnProperties,
  getConstructorOf,
  getLazy,
  getSystemErrorMap,
  getSystemErrorName,
  isError,
  join,
  lazyDOMException,
  lazyDOMExceptionClass,
  normalizeEncoding,
  once,
  promisify,
  removeColors,
  setOwnProperty,
  spliceOne,
};
