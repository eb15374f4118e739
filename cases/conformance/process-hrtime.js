// process.hrtime: "a [seconds, nanoseconds] tuple Array"; bigint form; differences are never negative.
'use strict';
const a = process.hrtime();
console.log(a.length, a.every(Number.isInteger), a[1] < 1e9);
const d = process.hrtime(a);
console.log(d[0] >= 0, d[1] >= 0);
const b = process.hrtime.bigint();
console.log(typeof b, process.hrtime.bigint() >= b);
const p = performance.now();
console.log(typeof p, performance.now() >= p, performance.timeOrigin > 0);
try {
  process.hrtime(1);
} catch (err) {
  console.log(err.code, err.message);
}
try {
  process.hrtime([1]);
} catch (err) {
  console.log(err.code, err.message);
}
