'use strict';
// A hook sees resources of the program's own.
const fs = require('fs');
const { createHook, AsyncResource, executionAsyncId } = require('async_hooks');
const show = (...what) => fs.writeSync(1, `${what.join(' ')}\n`);
const hook = createHook({
  init(id, type, trigger, resource) { show('init', id, type, trigger, resource.constructor.name); },
  before(id) { show('before', id, executionAsyncId()); },
  after(id) { show('after', id, executionAsyncId()); },
  destroy(id) { show('destroy', id, executionAsyncId()); },
}).enable();
class Job extends AsyncResource {
  constructor() { super('JOB'); }
}
const job = new Job();
job.runInAsyncScope(() => {
  show('run');
  new AsyncResource('INNER', { requireManualDestroy: true }).runInAsyncScope(() => show('inner'));
});
job.emitDestroy();
try {
  job.runInAsyncScope(() => { throw new Error('x'); });
} catch (err) {
  show(err.message);
}
setImmediate(() => {
  hook.disable();
  setImmediate(() => show('unseen'));
});
