'use strict';

// The global performance (lib/internal/perf/performance.js at v20.20.2) on the virtual clock. What hardly
// any program asks for is loaded when it is called.

const binding = internalBinding('process');
const { EventTarget, defineEventHandler, initEventTarget } = require('internal/event_target');
const unsupported = require('internal/unsupported');

const kBrand = Symbol('performance');
const ORIGIN = 1704067200000 - 25; // Epoch less startUp, see shims/clock.go

function check(self) {
  if (self?.[kBrand] === undefined) require('internal/validators').validateInternalField(self, kBrand, 'Performance');
}

function missing(name) {
  const { codes: { ERR_MISSING_ARGS } } = require('internal/errors');
  return new ERR_MISSING_ARGS(name);
}

const text = (value) => (value === undefined ? undefined : `${value}`);
const observe = () => require('internal/perf/observe');
const marks = () => require('internal/perf/marks');

class Performance extends EventTarget {
  constructor() {
    const { codes: { ERR_ILLEGAL_CONSTRUCTOR } } = require('internal/errors');
    throw new ERR_ILLEGAL_CONSTRUCTOR();
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    return require('internal/perf/entry').inspectAs(this, 'Performance',
      { nodeTiming: this.nodeTiming, timeOrigin: this.timeOrigin }, depth, options);
  }

  clearMarks(name = undefined) {
    check(this);
    marks().forget(text(name));
    observe().clear('mark', text(name));
  }

  clearMeasures(name = undefined) {
    check(this);
    observe().clear('measure', text(name));
  }

  clearResourceTimings(name = undefined) {
    check(this);
    observe().clear('resource', text(name));
  }

  getEntries() {
    check(this);
    return observe().select();
  }

  getEntriesByName(name, type = undefined) {
    check(this);
    if (arguments.length === 0) throw missing('name');
    return observe().select(`${name}`, text(type));
  }

  getEntriesByType(type) {
    check(this);
    if (arguments.length === 0) throw missing('type');
    return observe().select(undefined, `${type}`);
  }

  mark(name, options = {}) {
    check(this);
    if (arguments.length === 0) throw missing('name');
    return marks().mark(name, options);
  }

  measure(name, startOrMeasureOptions = {}, endMark = undefined) {
    check(this);
    if (arguments.length === 0) throw missing('name');
    return marks().measure(name, startOrMeasureOptions, endMark);
  }

  now() {
    check(this);
    return binding.now();
  }

  setResourceTimingBufferSize() {
    check(this);
    if (arguments.length === 0) throw missing('maxSize');
  }

  get timeOrigin() {
    check(this);
    return ORIGIN;
  }

  toJSON() {
    check(this);
    return {
      nodeTiming: this.nodeTiming, timeOrigin: this.timeOrigin, eventLoopUtilization: { idle: 0, active: 0, utilization: 0 },
    };
  }
}

const own = (get, extra) => ({ configurable: true, enumerable: false, get, ...extra });
for (const name of ['clearMarks', 'clearMeasures', 'clearResourceTimings', 'getEntries', 'getEntriesByName',
  'getEntriesByType', 'mark', 'measure', 'now', 'timeOrigin', 'toJSON', 'setResourceTimingBufferSize']) {
  Object.defineProperty(Performance.prototype, name, { enumerable: true });
}
Object.defineProperties(Performance.prototype, {
  [Symbol.toStringTag]: { writable: false, enumerable: false, configurable: true, value: 'Performance' },
  nodeTiming: own(() => require('internal/perf/node_timing')),
  timerify: own(() => require('internal/perf/timerify')),
  eventLoopUtilization: own(() => unsupported('performance.eventLoopUtilization')),
  markResourceTiming: own(() => unsupported('performance.markResourceTiming')),
});
defineEventHandler(Performance.prototype, 'resourcetimingbufferfull');

const performance = Object.create(Performance.prototype);
initEventTarget(performance);
performance[kBrand] = true;

module.exports = { Performance, performance };
