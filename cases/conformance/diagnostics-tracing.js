'use strict';
const dc = require('diagnostics_channel');
const tracing = dc.tracingChannel('work');
const seen = (name) => (context) => console.log(name, JSON.stringify(context, (k, v) => (v instanceof Error ? v.message : v)));
const handlers = Object.fromEntries(['start', 'end', 'asyncStart', 'asyncEnd', 'error'].map((name) => [name, seen(name)]));
console.log(tracing.hasSubscribers, tracing.traceSync((x) => x, {}, null, 'untraced'));
tracing.subscribe(handlers);
console.log(tracing.hasSubscribers, tracing.start.name, Object.keys(tracing));
console.log(tracing.traceSync((a, b) => a + b, { id: 1 }, null, 1, 2));
try {
  tracing.traceSync(() => { throw new Error('sync'); }, { id: 2 });
} catch (err) {
  console.log('caught', err.message);
}
(async () => {
  console.log(await tracing.tracePromise(async (x) => x, { id: 3 }, null, 'value'));
  await tracing.tracePromise(async () => { throw new Error('async'); }, { id: 4 }).catch((err) => console.log('rejected', err.message));
  console.log(await tracing.tracePromise(() => ({ then(f) { f('thenable'); } }), { id: 5 }));
  tracing.traceCallback((x, cb) => setTimeout(cb, 1, null, x), -1, { id: 6 }, null, 'result', (err, x) => {
    console.log('callback', err, x);
    tracing.traceCallback((cb) => process.nextTick(cb, new Error('failed')), 0, { id: 7 }, null, (error) => {
      console.log('callback', error.message);
      console.log(tracing.unsubscribe(handlers), tracing.unsubscribe(handlers), tracing.hasSubscribers);
    });
  });
})();
for (const f of [() => dc.tracingChannel(), () => dc.tracingChannel({}), () => tracing.traceCallback(() => {}, 0, {}, null, 5)]) {
  try {
    f();
  } catch (err) {
    console.log(err.code, err.message);
  }
}
