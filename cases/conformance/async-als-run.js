'use strict';
// Stores of AsyncLocalStorage follow timers, ticks, immediates, microtasks and promises.
const { AsyncLocalStorage } = require('async_hooks');
const storage = new AsyncLocalStorage();
const show = (what) => console.log(what, storage.getStore());
show('before');
storage.run('one', () => {
  show('run');
  process.nextTick(() => show('tick'));
  queueMicrotask(() => show('microtask'));
  Promise.resolve().then(() => show('then')).finally(() => show('finally'));
  setImmediate(() => {
    show('immediate');
    setTimeout(() => show('timer in immediate'), 1);
  });
  storage.run('two', () => {
    show('nested');
    (async () => {
      await null;
      show('await');
      storage.enterWith('three');
      await new Promise((resolve) => setTimeout(resolve, 30));
      show('await after enterWith');
    })();
  });
  show('after nested');
});
show('after');
console.log(storage.run('args', (a, b) => [storage.getStore(), a, b], 1, 2));
try {
  storage.run('throws', () => { throw new Error('x'); });
} catch (err) {
  show(err.message);
}
