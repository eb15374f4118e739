'use strict';
// Requests on the thread pool call back in the scope that they were made in.
const fs = require('fs');
const { AsyncLocalStorage } = require('async_hooks');
const storage = new AsyncLocalStorage();
const step = (name, f) => new Promise((resolve) => storage.run(name, () => f(resolve))).then((x) => console.log('then', storage.getStore(), x));
(async () => {
  await step('stat', (done) => fs.stat(__filename, (err) => done([storage.getStore(), err])));
  await step('readFile', (done) => fs.readFile(__filename, () => done(storage.getStore())));
  await step('promises', async (done) => {
    await fs.promises.readFile(__filename);
    done(storage.getStore());
  });
  await step('missing', (done) => fs.open('/nowhere/x', 'r', (err) => done([storage.getStore(), err.code])));
})();
