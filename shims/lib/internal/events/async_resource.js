'use strict';

// events.EventEmitterAsyncResource: an emitter whose listeners run in the scope that it was made in.

const { EventEmitter } = require('internal/event_emitter');
const { AsyncResource } = require('async_hooks');
const { codes: { ERR_INVALID_THIS } } = require('internal/errors');

const kAsyncResource = Symbol('kAsyncResource');
const kEventEmitter = Symbol('kEventEmitter');

class EventEmitterReferencingAsyncResource extends AsyncResource {
  constructor(emitter, type, options) {
    super(type, options);
    this[kEventEmitter] = emitter;
  }

  get eventEmitter() {
    if (this[kEventEmitter] === undefined) throw new ERR_INVALID_THIS('EventEmitterReferencingAsyncResource');
    return this[kEventEmitter];
  }
}

function resourceOf(emitter) {
  if (emitter[kAsyncResource] === undefined) throw new ERR_INVALID_THIS('EventEmitterAsyncResource');
  return emitter[kAsyncResource];
}

class EventEmitterAsyncResource extends EventEmitter {
  constructor(options = undefined) {
    let name = options;
    if (typeof options === 'string') {
      options = undefined;
    } else {
      if (new.target === EventEmitterAsyncResource) {
        require('internal/validators').validateString(options?.name, 'options.name');
      }
      name = options?.name || new.target.name;
    }
    super(options);
    this[kAsyncResource] = new EventEmitterReferencingAsyncResource(this, name, options);
  }

  emit(event, ...args) {
    return resourceOf(this).runInAsyncScope(super.emit, this, event, ...args);
  }

  emitDestroy() {
    resourceOf(this).emitDestroy();
  }

  get asyncId() {
    return resourceOf(this).asyncId();
  }

  get triggerAsyncId() {
    return resourceOf(this).triggerAsyncId();
  }

  get asyncResource() {
    return resourceOf(this);
  }
}

module.exports = { EventEmitterAsyncResource };
