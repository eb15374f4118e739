'use strict';

// performance.nodeTiming. On the virtual clock Node starts at once: all milestones are at 0.

const { PerformanceEntry, inspectAs } = require('internal/perf/entry');
const { now } = internalBinding('process');

const fields = {
  name: 'node', entryType: 'node', startTime: 0, duration: now, nodeStart: 0, v8Start: 0, environment: 0, loopStart: 0,
  loopExit: -1, bootstrapComplete: 0, idleTime: 0, uvMetricsInfo: () => ({ loopCount: 0, events: 0, eventsWaiting: 0 }),
};

class PerformanceNodeTiming {
  constructor() {
    for (const [name, value] of Object.entries(fields)) {
      const how = typeof value === 'function' ? { get: value } : { value };
      Object.defineProperty(this, name, { enumerable: true, configurable: true, ...how });
    }
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    return inspectAs(this, 'PerformanceNodeTiming', this.toJSON(), depth, options);
  }

  toJSON() {
    const shown = {};
    for (const name of ['name', 'entryType', 'startTime', 'duration', 'nodeStart', 'v8Start', 'bootstrapComplete',
      'environment', 'loopStart', 'loopExit', 'idleTime']) shown[name] = this[name];
    return shown;
  }
}

Object.setPrototypeOf(PerformanceNodeTiming.prototype, PerformanceEntry.prototype);

module.exports = new PerformanceNodeTiming();
