'use strict';
// Promises carry the scope of whoever waits for them, not of whoever resolves them.
const { AsyncLocalStorage } = require('async_hooks');
const timers = require('timers/promises');
const { once, EventEmitter } = require('events');
const util = require('util');
const storage = new AsyncLocalStorage();
const show = (what) => console.log(what, storage.getStore());
let resolve;
const promise = storage.run('made', () => new Promise((done) => { resolve = done; }));
storage.run('waiting', () => promise.then(() => show('then')));
storage.run('awaiting', async () => {
  await promise;
  show('await');
  await timers.setTimeout(2);
  show('setTimeout');
  await Promise.all([timers.setImmediate(), storage.run('inner', async () => { await null; show('all'); })]);
  show('after all');
  for await (const x of timers.setInterval(1, 'tick')) {
    show(x);
    break;
  }
  await util.promisify((callback) => setImmediate(callback))();
  show('promisified');
});
storage.run('resolving', () => resolve());
const emitter = new EventEmitter();
storage.run('once', async () => {
  const [value] = await once(emitter, 'event');
  show(`once ${value}`);
});
storage.run('emitting', () => setTimeout(() => emitter.emit('event', 1), 150));
process.on('exit', () => show('exit'));
storage.run('generator', async () => {
  async function* numbers() {
    show('begin');
    yield 1;
    await null;
    show('middle');
    yield 2;
  }
  for await (const n of numbers()) show(n);
});
