'use strict';
const { createHook, AsyncResource, AsyncLocalStorage, asyncWrapProviders } = require('async_hooks');
const attempt = (f) => {
  try {
    console.log(f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
};
attempt(() => createHook({ init: 1 }));
attempt(() => createHook({ destroy: {} }));
attempt(() => createHook());
attempt(() => new AsyncResource());
attempt(() => new AsyncResource(5));
attempt(() => new AsyncResource('x', { triggerAsyncId: 'no' }));
attempt(() => new AsyncResource('x', -2));
attempt(() => new AsyncResource('').asyncId() > 0);
attempt(() => new AsyncResource('x').bind(3));
attempt(() => AsyncResource.bind());
attempt(() => AsyncLocalStorage.bind());
attempt(() => Object.keys(asyncWrapProviders).length);
attempt(() => Object.keys(require('async_hooks')));
attempt(() => [createHook.length, AsyncResource.name, AsyncResource.prototype.bind.length]);
const hook = createHook({ init() {} });
attempt(() => hook.enable() === hook && hook.disable() === hook && hook.disable() === hook);
const resource = new AsyncResource('x');
attempt(() => resource.emitDestroy() === resource && resource.emitDestroy() === resource);
process.on('warning', (w) => console.log(w.name, w.code, w.message));
const bound = resource.bind(() => 1);
attempt(() => bound.asyncResource === resource);
attempt(() => { bound.asyncResource = 5; return bound.asyncResource; });
