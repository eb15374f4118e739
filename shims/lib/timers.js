'use strict';

// The module timers: the natives of shims/timers.go, which the globals are too.

const binding = internalBinding('timers');

module.exports = {
  setTimeout: binding.setTimeout,
  clearTimeout: binding.clearTimeout,
  setImmediate: binding.setImmediate,
  clearImmediate: binding.clearImmediate,
  setInterval: binding.setInterval,
  clearInterval: binding.clearInterval,
  _unrefActive(item) { return require('internal/timers_enroll')._unrefActive(item); },
  active(item) { return require('internal/timers_enroll').active(item); },
  unenroll(item) { return require('internal/timers_enroll').unenroll(item); },
  enroll(item, msecs) { return require('internal/timers_enroll').enroll(item, msecs); },
};

Object.defineProperty(module.exports, 'promises', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() { return require('timers/promises'); },
});
