'use strict';

// EventEmitterAsyncResource: an emitter whose listeners run in the async context of its creation.

const { EventEmitter } = require('internal/event_emitter');
const { AsyncResource } = require('async_hooks');

const kEventEmitter = Symbol('kEventEmitter');
const kAsyncResource = Symbol('kAsyncResource');

class EventEmitterReferencingAsyncResource extends AsyncResource {
  constructor(emitter, type, options) {
    super(type, options);
    this[kEventEmitter] = emitter;
  }

  get eventEmitter() {
    if (this[kEventEmitter] === undefined)
      throw invalidThis('EventEmitterReferencingAsyncResource');
    return this[kEventEmitter];
  }
}

function invalidThis(name) {
  const { codes } = require('internal/errors');
  return new codes.ERR_INVALID_THIS(name);
}

function resource(emitter) {
  if (emitter[kAsyncResource] === undefined)
    throw invalidThis('EventEmitterAsyncResource');
  return emitter[kAsyncResource];
}

class EventEmitterAsyncResource extends EventEmitter {
  constructor(options = undefined) {
    let name;
    if (typeof options === 'string') {
      name = options;
      options = undefined;
    } else {
      if (new.target === EventEmitterAsyncResource)
        require('internal/validators').validateString(options?.name, 'options.name');
      name = options?.name || new.target.name;
    }
    super(options);
    this[kAsyncResource] = new EventEmitterReferencingAsyncResource(this, name, options);
  }

  emit(event, ...args) {
    const async = resource(this);
    return async.runInAsyncScope(super.emit, this, event, ...args);
  }

  emitDestroy() {
    resource(this).emitDestroy();
  }

  get asyncId() {
    return resource(this).asyncId();
  }

  get triggerAsyncId() {
    return resource(this).triggerAsyncId();
  }

  get asyncResource() {
    return resource(this);
  }
}

module.exports = { EventEmitterAsyncResource };
