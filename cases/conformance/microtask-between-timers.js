// Node 11 and later: ticks and microtasks run between any two timers of one list.
'use strict';
for (const n of [1, 2, 3]) {
  setTimeout(() => {
    console.log('timer', n);
    Promise.resolve().then(() => console.log('promise', n));
    process.nextTick(() => console.log('tick', n));
  }, 10);
}
