'use strict';
// enterWith changes the resource that runs: an interval keeps it, children get it.
const { AsyncLocalStorage } = require('async_hooks');
const storage = new AsyncLocalStorage();
storage.enterWith('main');
process.on('exit', () => console.log('exit', storage.getStore()));
process.on('beforeExit', () => console.log('beforeExit', storage.getStore()));
process.nextTick(() => console.log('tick', storage.getStore()));
Promise.resolve().then(() => {
  console.log('then', storage.getStore());
  storage.enterWith('then');
}).then(() => console.log('then 2', storage.getStore()));
let n = 0;
const interval = setInterval(() => {
  console.log('interval', storage.getStore());
  storage.enterWith(`interval ${n}`);
  if (++n === 3) clearInterval(interval);
}, 1);
const timer = setTimeout(() => {
  console.log('timer', storage.getStore());
  if (n < 5) storage.run('refreshed', () => timer.refresh());
  n = 10;
}, 150);
