'use strict';

// The module timers: the natives of shims/timers.go, which the globals are too.

const binding = internalBinding('timers');
const unsupported = require('internal/unsupported');

module.exports = {
  setTimeout: binding.setTimeout,
  clearTimeout: binding.clearTimeout,
  setImmediate: binding.setImmediate,
  clearImmediate: binding.clearImmediate,
  setInterval: binding.setInterval,
  clearInterval: binding.clearInterval,
  _unrefActive: unsupported('timers._unrefActive'),
  active: unsupported('timers.active'),
  unenroll: unsupported('timers.unenroll'),
  enroll: unsupported('timers.enroll'),
};

Object.defineProperty(module.exports, 'promises', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() { return require('timers/promises'); },
});
