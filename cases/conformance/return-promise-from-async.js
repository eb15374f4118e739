// ECMAScript: returning a promise from an async function resolves with a thenable and takes three jobs.
'use strict';
async function value() { return 1; }
async function promise() { return Promise.resolve(2); }
async function awaited() { return await Promise.resolve(3); }
promise().then((v) => console.log(v));
awaited().then((v) => console.log(v));
value().then((v) => console.log(v));
let p = Promise.resolve();
for (let i = 1; i <= 5; i++) p = p.then(() => console.log('rung', i));
