'use strict';

// The perf_hooks module (lib/perf_hooks.js at v20.20.2), on the virtual clock: times are whole milliseconds.

const unsupported = require('internal/unsupported');

const homes = {
  Performance: 'internal/performance',
  PerformanceEntry: 'internal/perf/entry',
  PerformanceMark: 'internal/perf/marks',
  PerformanceMeasure: 'internal/perf/marks',
  PerformanceObserver: 'internal/perf/observe',
  PerformanceObserverEntryList: 'internal/perf/observe',
  performance: 'internal/performance',
};

const names = 'Performance PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver ' +
  'PerformanceObserverEntryList PerformanceResourceTiming monitorEventLoopDelay createHistogram performance constants';

const constants = {
  NODE_PERFORMANCE_GC_MAJOR: 4,
  NODE_PERFORMANCE_GC_MINOR: 1,
  NODE_PERFORMANCE_GC_INCREMENTAL: 8,
  NODE_PERFORMANCE_GC_WEAKCB: 16,
  NODE_PERFORMANCE_GC_FLAGS_NO: 0,
  NODE_PERFORMANCE_GC_FLAGS_CONSTRUCT_RETAINED: 2,
  NODE_PERFORMANCE_GC_FLAGS_FORCED: 4,
  NODE_PERFORMANCE_GC_FLAGS_SYNCHRONOUS_PHANTOM_PROCESSING: 8,
  NODE_PERFORMANCE_GC_FLAGS_ALL_AVAILABLE_GARBAGE: 16,
  NODE_PERFORMANCE_GC_FLAGS_ALL_EXTERNAL_MEMORY: 32,
  NODE_PERFORMANCE_GC_FLAGS_SCHEDULE_IDLE: 64,
};

module.exports = internalBinding('util').lazyObject(names, (name) => {
  if (name === 'constants') return constants;
  return name in homes ? require(homes[name])[name] : unsupported(`perf_hooks.${name}`);
});
