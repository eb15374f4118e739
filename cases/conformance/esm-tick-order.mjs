// The body of an ES module runs in a microtask: its microtasks come before its ticks.
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('promise'));
queueMicrotask(() => console.log('microtask'));
console.log('body');
