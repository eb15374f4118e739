// Library that came late to ECMAScript and is in Node 20: WeakRef, FinalizationRegistry, isWellFormed, flag d, Atomics.
'use strict';
const key = {};
console.log(new WeakRef(key).deref() === key, typeof new FinalizationRegistry(() => {}).register(key, 1));
console.log('x'.isWellFormed(), '\ud800'.isWellFormed(), '\ud800'.toWellFormed());
console.log(/(?<a>b)/d.exec('ab').indices.groups.a, /a/d.hasIndices);
const shared = new Int32Array(new SharedArrayBuffer(8));
console.log(Atomics.add(shared, 0, 5), Atomics.load(shared, 0), Atomics.compareExchange(shared, 0, 5, 7), shared);
console.log(Object.groupBy, Promise.withResolvers, Array.fromAsync);
