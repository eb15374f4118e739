'use strict';

// The global performance, as far as clocks go. What measures is not supported.

const binding = internalBinding('process');
const unsupported = require('internal/unsupported');

class Performance {
  get timeOrigin() { return 1704067200000; }

  now() { return binding.now(); }

  toJSON() { return { timeOrigin: this.timeOrigin }; }
}

for (const name of ['mark', 'measure', 'clearMarks', 'clearMeasures', 'getEntries', 'getEntriesByName',
  'getEntriesByType', 'timerify', 'eventLoopUtilization', 'setResourceTimingBufferSize', 'clearResourceTimings']) {
  Performance.prototype[name] = unsupported(`performance.${name}`);
}

module.exports = { performance: new Performance() };
