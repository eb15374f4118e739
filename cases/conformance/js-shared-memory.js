// SharedArrayBuffer and Atomics.
'use strict';
const shared = new Int32Array(new SharedArrayBuffer(8));
console.log(Atomics.add(shared, 0, 5), Atomics.load(shared, 0), Atomics.compareExchange(shared, 0, 5, 7), shared);
