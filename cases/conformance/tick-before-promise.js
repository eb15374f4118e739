// process.nextTick: "the next tick queue is fully drained before the promise microtask queue" in a CommonJS module.
'use strict';
Promise.resolve().then(() => console.log('promise'));
process.nextTick(() => console.log('tick'));
queueMicrotask(() => console.log('microtask'));
console.log('main');
