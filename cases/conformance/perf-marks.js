'use strict';
const { performance, PerformanceMark, PerformanceMeasure, PerformanceEntry } = require('perf_hooks');
const show = (entry) => console.log(JSON.stringify(entry), entry.constructor.name, entry instanceof PerformanceEntry);
show(performance.mark('a', { startTime: 10, detail: { deep: [1] } }));
show(performance.mark('b', { startTime: 25 }));
show(new PerformanceMark('c', { startTime: 3 }));
show(performance.measure('a to b', 'a', 'b'));
show(performance.measure('with options', { start: 'a', end: 30, detail: 'd' }));
show(performance.measure('duration', { start: 5, duration: 7 }));
show(performance.measure('backwards', { end: 50, duration: 7 }));
console.log(performance.mark('inspected', { startTime: 1 }), performance.measure('m', 'inspected', 'b'));
console.log(performance.getEntries().map((e) => e.name).join());
console.log(performance.getEntriesByType('mark').map((e) => e.name).join(), performance.getEntriesByType('nothing'));
console.log(performance.getEntriesByName('a').length, performance.getEntriesByName('a', 'measure').length);
performance.clearMarks('a');
console.log(performance.getEntriesByType('mark').map((e) => e.name).join());
performance.clearMarks();
performance.clearMeasures();
console.log(performance.getEntries().length, Object.prototype.toString.call(performance), Object.keys(performance));
for (const f of [() => performance.measure('x', 'gone'), () => performance.mark(), () => performance.mark('x', { startTime: -1 }),
  () => performance.mark('nodeStart'), () => performance.measure(5), () => new PerformanceMeasure(), () => new PerformanceEntry(),
  () => performance.measure('x', { start: 1, end: 2, duration: 3 }), () => performance.measure('x', { start: 1 }, 'b'),
  () => performance.getEntriesByName(), () => performance.now.call({}), () => performance.mark('x', 5)]) {
  try {
    console.log(f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
