'use strict';

// timers.enroll and its like, deprecated (lib/timers.js at v20.20.2): any object with _onTimeout is a timer.

const { deprecate } = require('internal/util');
const timers = internalBinding('timers');

const kTimer = Symbol('timer');

function milliseconds(msecs) {
  const { validateNumber } = require('internal/validators');
  const { codes: { ERR_OUT_OF_RANGE } } = require('internal/errors');
  validateNumber(msecs, 'msecs');
  if (msecs < 0 || !Number.isFinite(msecs)) throw new ERR_OUT_OF_RANGE('msecs', 'a non-negative finite number', msecs);
  if (msecs <= 2 ** 31 - 1) return msecs;
  process.emitWarning(`${msecs} does not fit into a 32-bit signed integer.\nTimer duration was truncated to ${2 ** 31 - 1}.`,
    'TimeoutOverflowWarning');
  return 2 ** 31 - 1;
}

function stop(item) {
  if (item[kTimer] !== undefined) timers.clearTimeout(item[kTimer]);
}

function enroll(item, msecs) {
  msecs = milliseconds(msecs);
  stop(item);
  item._idleNext = item;
  item._idlePrev = item;
  item._idleTimeout = msecs;
}

function unenroll(item) {
  stop(item);
  item._idleNext = null;
  item._idlePrev = null;
  item._idleTimeout = -1;
}

function arm(item, ref) {
  const msecs = item._idleTimeout;
  if (msecs < 0 || msecs === undefined) return;
  stop(item);
  const timer = timers.setTimeout(() => item._onTimeout?.(), msecs);
  if (!ref) timer.unref();
  Object.defineProperty(item, kTimer, { value: timer, configurable: true });
}

const instead = (name, other) => `timers.${name}() is deprecated. Please use ${other} instead.`;

module.exports = {
  _unrefActive: deprecate((item) => arm(item, false), instead('_unrefActive', 'timeout.refresh()'), 'DEP0127'),
  active: deprecate((item) => arm(item, true), instead('active', 'timeout.refresh()'), 'DEP0126'),
  unenroll: deprecate(unenroll, instead('unenroll', 'clearTimeout'), 'DEP0096'),
  enroll: deprecate(enroll, instead('enroll', 'setTimeout'), 'DEP0095'),
};
