// src/env.cc, RunTimers: the ticks of the last timer run after the timer was set anew; when they move loop->time
// (setTimeout does), uv__run_timers finds it due at once, before the check phase.
'use strict';
setTimeout(() => {
  process.stdout.write('A');
  setImmediate(() => process.stdout.write('I'));
  setTimeout(() => process.stdout.write('C'), 1);
  process.nextTick(() => {
    const t = process.hrtime.bigint(); while (process.hrtime.bigint() - t < 5000000n);
    setTimeout(() => {}, 20);
  });
}, 1);
