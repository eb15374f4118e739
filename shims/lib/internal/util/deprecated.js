'use strict';

// The functions of util that Node keeps for old programs (lib/util.js at v20.20.2).

function isError(e) {
  return Object.prototype.toString.call(e) === '[object Error]' || e instanceof Error;
}

function isPrimitive(arg) {
  return arg === null || (typeof arg !== 'object' && typeof arg !== 'function');
}

function timestamp() {
  const now = new Date();
  const two = (n) => `${n}`.padStart(2, '0');
  const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][now.getMonth()];
  return `${now.getDate()} ${month} ${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`;
}

function log(...args) {
  require('console').log('%s - %s', timestamp(), require('internal/util/format').format(...args));
}

function _extend(target, source) {
  if (source === null || typeof source !== 'object') return target;
  for (const key of Object.keys(source).reverse()) target[key] = source[key];
  return target;
}

function _errnoException(...args) {
  const { ErrnoException, hideFrames } = require('internal/errors');
  return hideFrames(new ErrnoException(...args), _errnoException);
}

function _exceptionWithHostPort(...args) {
  const { ExceptionWithHostPort, hideFrames } = require('internal/errors');
  return hideFrames(new ExceptionWithHostPort(...args), _exceptionWithHostPort);
}

module.exports = {
  _errnoException,
  _exceptionWithHostPort,
  _extend,
  isArray: Array.isArray,
  isBoolean: function isBoolean(arg) { return typeof arg === 'boolean'; },
  get isBuffer() { return require('buffer').Buffer.isBuffer; },
  get isDate() { return require('internal/util/types').isDate; },
  isError,
  isFunction: function isFunction(arg) { return typeof arg === 'function'; },
  isNull: function isNull(arg) { return arg === null; },
  isNullOrUndefined: function isNullOrUndefined(arg) { return arg === null || arg === undefined; },
  isNumber: function isNumber(arg) { return typeof arg === 'number'; },
  isObject: function isObject(arg) { return arg !== null && typeof arg === 'object'; },
  isPrimitive,
  get isRegExp() { return require('internal/util/types').isRegExp; },
  isString: function isString(arg) { return typeof arg === 'string'; },
  isSymbol: function isSymbol(arg) { return typeof arg === 'symbol'; },
  isUndefined: function isUndefined(arg) { return arg === undefined; },
  log,
};
