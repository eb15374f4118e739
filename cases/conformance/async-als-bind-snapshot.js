'use strict';
// bind and snapshot take a scope along.
const { AsyncLocalStorage, AsyncResource } = require('async_hooks');
const storage = new AsyncLocalStorage();
let snapshot;
let bound;
storage.run('made', () => {
  snapshot = AsyncLocalStorage.snapshot();
  bound = AsyncLocalStorage.bind(function named(a, b) {
    return [storage.getStore(), a, b, this === undefined ? 'no this' : typeof this];
  });
});
storage.run('called', () => {
  console.log(snapshot((x) => [storage.getStore(), x], 1));
  console.log(bound(1, 2), bound.call({}, 3, 4), bound.length);
  console.log(AsyncResource.bind(() => storage.getStore())());
  console.log(new AsyncResource('X').bind(function() { return this; }, 'this')() + '');
});
const resource = storage.run('resource', () => new AsyncResource('Mine'));
console.log(resource.runInAsyncScope((x) => [storage.getStore(), x], null, 'arg'));
resource.runInAsyncScope(() => storage.enterWith('changed'));
console.log(resource.runInAsyncScope(() => storage.getStore()), storage.getStore());
try {
  resource.runInAsyncScope(() => { throw new TypeError('inside'); });
} catch (err) {
  console.log(err.message, storage.getStore());
}
