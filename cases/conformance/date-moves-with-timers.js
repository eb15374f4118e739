// Date.now and performance.now move forward by at least a timer's delay (to the millisecond).
'use strict';
const start = Date.now();
const p = performance.now();
setTimeout(() => {
  console.log(Date.now() - start >= 19, performance.now() - p >= 19);
}, 20);
