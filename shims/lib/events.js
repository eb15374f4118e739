'use strict';

// The events module: lib/internal/event_emitter.js plus everything that hangs on the constructor.
// Node's lib/events.js at v20.20.2.

const {
  EventEmitter, defaults, kCapture, kErrorMonitor, kMaxEventTargetListeners, kMaxEventTargetListenersWarned,
} = require('internal/event_emitter');

const { init } = EventEmitter;
delete EventEmitter.init; // comes back below, where Node has it in the order of properties

module.exports = EventEmitter;

EventEmitter.addAbortListener = function addAbortListener(signal, listener) {
  return require('internal/events/abort_listener').addAbortListener(signal, listener);
};

EventEmitter.once = async function once(emitter, name, options = {}) {
  const signal = options?.signal;
  checkSignal(signal);
  return new Promise((resolve, reject) => {
    const { listen, unlisten, onceFlags } = require('internal/events/agnostic');
    const onError = (err) => {
      emitter.removeListener(name, onEvent);
      if (signal !== undefined && signal !== null)
        unlisten(signal, 'abort', onAbort);
      reject(err);
    };
    const onEvent = (...args) => {
      if (typeof emitter.removeListener === 'function')
        emitter.removeListener('error', onError);
      if (signal !== undefined && signal !== null)
        unlisten(signal, 'abort', onAbort);
      resolve(args);
    };
    const onAbort = () => {
      unlisten(emitter, name, onEvent);
      unlisten(emitter, 'error', onError);
      reject(abortError(signal));
    };
    listen(emitter, name, onEvent, onceFlags());
    if (name !== 'error' && typeof emitter.once === 'function')
      emitter.once('error', onError); // an EventTarget has no such meaning of 'error'
    if (signal !== undefined && signal !== null)
      listen(signal, 'abort', onAbort, onceFlags());
  });
};

EventEmitter.on = function on(emitter, event, options = {}) {
  const signal = options.signal;
  checkSignal(signal);
  return require('internal/events/iterator').iterate(emitter, event, options, abortError);
};

function checkSignal(signal) {
  if (signal === undefined)
    return;
  require('internal/validators').validateAbortSignal(signal, 'options.signal');
  if (signal?.aborted)
    throw abortError(signal);
}

function abortError(signal) {
  const { AbortError } = require('internal/errors');
  return new AbortError(undefined, { cause: signal?.reason });
}

EventEmitter.getEventListeners = function getEventListeners(emitterOrTarget, type) {
  if (typeof emitterOrTarget.listeners === 'function')
    return emitterOrTarget.listeners(type);
  const { isEventTarget, listenersOf } = require('internal/event_target');
  if (isEventTarget(emitterOrTarget))
    return listenersOf(emitterOrTarget, type);
  throw notAnEmitter('emitter', emitterOrTarget);
};

EventEmitter.getMaxListeners = function getMaxListeners(emitterOrTarget) {
  if (typeof emitterOrTarget?.getMaxListeners === 'function') {
    const own = emitterOrTarget._maxListeners;
    return own === undefined ? defaults.maxListeners : own;
  }
  const limit = emitterOrTarget?.[kMaxEventTargetListeners];
  if (limit)
    return limit;
  throw notAnEmitter('emitter', emitterOrTarget);
};

function notAnEmitter(name, value) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes.ERR_INVALID_ARG_TYPE(name, ['EventEmitter', 'EventTarget'], value), notAnEmitter);
}

EventEmitter.EventEmitter = EventEmitter;
EventEmitter.usingDomains = false;
EventEmitter.captureRejectionSymbol = Symbol.for('nodejs.rejection');

Object.defineProperty(EventEmitter, 'captureRejections', {
  get() {
    return EventEmitter.prototype[kCapture];
  },
  set(value) {
    require('internal/validators').validateBoolean(value, 'EventEmitter.captureRejections');
    EventEmitter.prototype[kCapture] = value;
  },
  enumerable: true,
});

Object.defineProperty(EventEmitter, 'EventEmitterAsyncResource', {
  enumerable: true,
  get: function lazyEventEmitterAsyncResource() {
    return require('internal/events/async_resource').EventEmitterAsyncResource;
  },
  set: undefined,
  configurable: true,
});

EventEmitter.errorMonitor = kErrorMonitor;

Object.defineProperty(EventEmitter, 'defaultMaxListeners', {
  enumerable: true,
  get: function() {
    return defaults.maxListeners;
  },
  set: function(arg) {
    require('internal/validators').validateNumber(arg, 'defaultMaxListeners', 0);
    defaults.maxListeners = arg;
  },
});

Object.defineProperty(EventEmitter, 'kMaxEventTargetListeners', { value: kMaxEventTargetListeners });
Object.defineProperty(EventEmitter, 'kMaxEventTargetListenersWarned', { value: kMaxEventTargetListenersWarned });

EventEmitter.setMaxListeners = function(n = defaults.maxListeners, ...eventTargets) {
  require('internal/validators').validateNumber(n, 'setMaxListeners', 0);
  if (eventTargets.length === 0) {
    defaults.maxListeners = n;
    return;
  }
  const { isEventTarget } = require('internal/event_target');
  for (const target of eventTargets) {
    if (isEventTarget(target)) {
      target[kMaxEventTargetListeners] = n;
      target[kMaxEventTargetListenersWarned] = false;
    } else if (typeof target.setMaxListeners === 'function') {
      target.setMaxListeners(n);
    } else {
      throw notAnEmitter('eventTargets', target);
    }
  }
};

EventEmitter.init = init;

EventEmitter.listenerCount = function(emitter, type) {
  if (typeof emitter.listenerCount === 'function')
    return emitter.listenerCount(type);
  return EventEmitter.prototype.listenerCount.call(emitter, type);
};
