'use strict';
const { EventEmitterAsyncResource, EventEmitter } = require('events');
const { AsyncLocalStorage, executionAsyncId, AsyncResource } = require('async_hooks');
const storage = new AsyncLocalStorage();
const emitter = storage.run('made', () => new EventEmitterAsyncResource({ name: 'Q', captureRejections: false }));
emitter.on('event', function(...args) {
  console.log(args, storage.getStore(), executionAsyncId() === emitter.asyncId, this === emitter);
});
storage.run('emitting', () => console.log(emitter.emit('event', 1, 2), emitter.emit('none'), storage.getStore()));
console.log(emitter instanceof EventEmitter, emitter.asyncResource instanceof AsyncResource, emitter.asyncResource.eventEmitter === emitter,
  emitter.triggerAsyncId > 0, emitter.emitDestroy());
class Mine extends EventEmitterAsyncResource {}
const mine = new Mine();
console.log(mine.asyncId > emitter.asyncId, new EventEmitterAsyncResource('named').asyncId > 0);
try {
  emitter.on('fails', () => { throw new Error('listener'); });
  emitter.emit('fails');
} catch (err) {
  console.log(err.message, storage.getStore());
}
for (const f of [() => new EventEmitterAsyncResource(), () => new EventEmitterAsyncResource({}), () => EventEmitterAsyncResource.prototype.emit.call({}, 'x'),
  () => EventEmitterAsyncResource(), () => new EventEmitterAsyncResource({ name: 'x', triggerAsyncId: 'y' })]) {
  try {
    console.log(f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
