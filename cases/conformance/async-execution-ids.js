'use strict';
// Ids count resources; a callback's trigger is what made it.
const fs = require('fs');
const { executionAsyncId: eid, triggerAsyncId: tid, executionAsyncResource, AsyncResource } = require('async_hooks');
const show = (...what) => fs.writeSync(1, `${what.join(' ')}\n`);
show('main', eid(), tid());
setTimeout(() => {
  show('timeout', eid(), tid(), executionAsyncResource().constructor.name);
  process.nextTick(() => show('tick in timeout', eid(), tid()));
  Promise.resolve().then(() => show('then in timeout', eid(), tid()));
  setImmediate(() => show('immediate', eid(), tid(), executionAsyncResource().constructor.name));
}, 100);
process.nextTick(() => {
  show('tick', eid(), tid());
  Promise.resolve().then(() => show('then in tick', eid(), tid()));
});
Promise.resolve().then(() => show('then', eid(), tid()));
queueMicrotask(() => show('microtask', eid(), tid(), executionAsyncResource().constructor.name));
fs.stat('/', () => show('stat', eid(), tid(), executionAsyncResource().constructor.name));
const resource = new AsyncResource('X');
show('resource', resource.asyncId(), resource.triggerAsyncId());
resource.runInAsyncScope(() => show('scope', eid(), tid(), executionAsyncResource() === resource));
show(new AsyncResource('Y', { triggerAsyncId: 99 }).triggerAsyncId(), new AsyncResource('Z', 98).triggerAsyncId());
process.on('exit', () => show('exit', eid(), tid()));
