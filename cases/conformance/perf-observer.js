'use strict';
const { performance, PerformanceObserver, PerformanceObserverEntryList } = require('perf_hooks');
const names = (list) => list.map((e) => `${e.entryType} ${e.name}`);
const observer = new PerformanceObserver((list, self) => {
  console.log('observed', names(list.getEntries()), names(list.getEntriesByName('m')), names(list.getEntriesByType('mark')), self === observer);
});
observer.observe({ entryTypes: ['mark', 'measure', 'function'] });
performance.mark('m', { startTime: 2 });
performance.mark('n', { startTime: 1 });
performance.measure('s', 'm', 'n');
function work(a, b) { return a + b; }
const timed = performance.timerify(work);
console.log(timed(1, 2), timed.name, timed.length);
console.log(names(observer.takeRecords()));
performance.mark('later', { startTime: 0 });
const late = new PerformanceObserver((list) => {
  console.log('buffered', names(list.getEntries()));
  late.disconnect();
});
late.observe({ type: 'mark', buffered: true });
setImmediate(() => {
  console.log('immediate');
  observer.disconnect();
  performance.mark('unseen');
  setImmediate(() => console.log('end'));
});
console.log(PerformanceObserver.supportedEntryTypes);
for (const f of [() => new PerformanceObserver(), () => observer.observe(), () => observer.observe({}), () => observer.observe({ type: 'mark' }),
  () => observer.observe({ entryTypes: 'mark' }), () => late.observe({ entryTypes: ['mark'] }), () => new PerformanceObserverEntryList(),
  () => performance.timerify(1), () => new PerformanceObserver(() => {}).observe({ entryTypes: ['mark'], type: 'mark' })]) {
  try {
    console.log(f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
(async () => {
  const promise = performance.timerify(async function waits() { return 'value'; });
  console.log(await promise());
  class Made {}
  console.log(new (performance.timerify(Made))() instanceof Made);
})();
