'use strict';
// Thenables are asked in the scope in which they were awaited or returned.
const { AsyncLocalStorage } = require('async_hooks');
const storage = new AsyncLocalStorage();
const thenable = (name) => ({
  then(resolve) {
    console.log(name, storage.getStore());
    resolve(name);
  },
});
storage.run('run', () => {
  (async () => {
    await thenable('awaited');
    console.log('after', storage.getStore());
    return thenable('returned');
  })().then(() => console.log('then', storage.getStore()));
  Promise.resolve(thenable('resolved')).then(() => console.log('then 2', storage.getStore()));
  Promise.resolve().then(() => thenable('from then')).then(() => console.log('then 3', storage.getStore()));
});
storage.run('other', () => Promise.resolve(thenable('other')));
Promise.resolve(thenable('none'));
