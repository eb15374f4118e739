'use strict';

// The EventEmitter constructor and its prototype: all that `process` and most emitters need. The rest
// of the module (once, on, limits, capture of rejections) is added by lib/events.js when a program
// asks for it. Behaviour as in Node's lib/events.js at v20.20.2.

const kCapture = Symbol('kCapture');
const kShapeMode = Symbol('shapeMode');
const kErrorMonitor = Symbol('events.errorMonitor');
const kMaxEventTargetListeners = Symbol('events.maxEventTargetListeners');
const kMaxEventTargetListenersWarned = Symbol('events.maxEventTargetListenersWarned');

// What this file shares with lib/events.js: the limit for emitters that have none of their own.
const defaults = { maxListeners: 10 };

function EventEmitter(opts) {
  EventEmitter.init.call(this, opts);
}

const proto = EventEmitter.prototype;
Object.defineProperty(proto, kCapture, { value: false, writable: true, enumerable: false });
proto._events = undefined;
proto._eventsCount = 0;
proto._maxListeners = undefined;

EventEmitter.init = function(opts) {
  if (this._events === undefined || this._events === Object.getPrototypeOf(this)._events) {
    this._events = { __proto__: null };
    this._eventsCount = 0;
    this[kShapeMode] = false;
  } else {
    this[kShapeMode] = true;
  }
  this._maxListeners = this._maxListeners || undefined;
  if (opts?.captureRejections) {
    require('internal/validators').validateBoolean(opts.captureRejections, 'options.captureRejections');
    this[kCapture] = true;
  } else {
    this[kCapture] = proto[kCapture];
  }
};

proto.setMaxListeners = function setMaxListeners(n) {
  require('internal/validators').validateNumber(n, 'setMaxListeners', 0);
  this._maxListeners = n;
  return this;
};

proto.getMaxListeners = function getMaxListeners() {
  return this._maxListeners === undefined ? defaults.maxListeners : this._maxListeners;
};

proto.emit = function emit(type, ...args) {
  const events = this._events;
  if (type === 'error') {
    if (events !== undefined && events[kErrorMonitor] !== undefined)
      this.emit(kErrorMonitor, ...args);
    if (events === undefined || events.error === undefined)
      throw require('internal/event_emitter_rare').unhandledError(this, args);
  } else if (events === undefined) {
    return false;
  }

  const handler = events[type];
  if (handler === undefined)
    return false;
  if (typeof handler === 'function') {
    const result = handler.apply(this, args);
    if (result !== undefined && result !== null && this[kCapture])
      require('internal/event_emitter_rare').addCatch(this, result, type, args);
    return true;
  }
  const listeners = handler.slice();
  for (let i = 0; i < listeners.length; i++) {
    const result = listeners[i].apply(this, args);
    if (result !== undefined && result !== null && this[kCapture])
      require('internal/event_emitter_rare').addCatch(this, result, type, args);
  }
  return true;
};

function checkListener(listener) {
  if (typeof listener !== 'function')
    require('internal/validators').validateFunction(listener, 'listener');
}

function _addListener(target, type, listener, prepend) {
  checkListener(listener);
  let events = target._events;
  let existing;
  if (events === undefined) {
    events = target._events = { __proto__: null };
    target._eventsCount = 0;
  } else {
    if (events.newListener !== undefined) {
      target.emit('newListener', type, listener.listener ?? listener);
      events = target._events; // the listener may have replaced it
    }
    existing = events[type];
  }

  if (existing === undefined) {
    events[type] = listener;
    ++target._eventsCount;
    return target;
  }
  if (typeof existing === 'function')
    existing = events[type] = prepend ? [listener, existing] : [existing, listener];
  else if (prepend)
    existing.unshift(listener);
  else
    existing.push(listener);

  const limit = target._maxListeners === undefined ? defaults.maxListeners : target._maxListeners;
  if (limit > 0 && existing.length > limit && !existing.warned) {
    existing.warned = true;
    require('internal/event_emitter_rare').warnOfLeak(target, type, existing.length, limit);
  }
  return target;
}

proto.addListener = function addListener(type, listener) {
  return _addListener(this, type, listener, false);
};

proto.on = proto.addListener;

proto.prependListener = function prependListener(type, listener) {
  return _addListener(this, type, listener, true);
};

function onceWrapper() {
  if (this.fired)
    return undefined;
  this.target.removeListener(this.type, this.wrapFn);
  this.fired = true;
  return this.listener.apply(this.target, arguments);
}

function wrapOnce(target, type, listener) {
  const state = { fired: false, wrapFn: undefined, target, type, listener };
  const wrapped = onceWrapper.bind(state);
  wrapped.listener = listener;
  state.wrapFn = wrapped;
  return wrapped;
}

proto.once = function once(type, listener) {
  checkListener(listener);
  this.on(type, wrapOnce(this, type, listener));
  return this;
};

proto.prependOnceListener = function prependOnceListener(type, listener) {
  checkListener(listener);
  this.prependListener(type, wrapOnce(this, type, listener));
  return this;
};

proto.removeListener = function removeListener(type, listener) {
  checkListener(listener);
  const events = this._events;
  const list = events?.[type];
  if (list === undefined)
    return this;

  if (list === listener || list.listener === listener) {
    this._eventsCount -= 1;
    if (this[kShapeMode]) {
      events[type] = undefined;
    } else if (this._eventsCount === 0) {
      this._events = { __proto__: null };
    } else {
      delete events[type];
      if (events.removeListener)
        this.emit('removeListener', type, list.listener || listener);
    }
    return this;
  }
  if (typeof list === 'function')
    return this;

  let at = list.length - 1;
  while (at >= 0 && list[at] !== listener && list[at].listener !== listener)
    at--;
  if (at < 0)
    return this;
  list.splice(at, 1);
  if (list.length === 1)
    events[type] = list[0];
  if (events.removeListener !== undefined)
    this.emit('removeListener', type, listener);
  return this;
};

proto.off = proto.removeListener;

proto.removeAllListeners = function removeAllListeners(type) {
  const events = this._events;
  if (events === undefined)
    return this;

  if (events.removeListener === undefined) {
    if (arguments.length === 0) {
      this._events = { __proto__: null };
      this._eventsCount = 0;
    } else if (events[type] !== undefined) {
      if (--this._eventsCount === 0)
        this._events = { __proto__: null };
      else
        delete events[type];
    }
    this[kShapeMode] = false;
    return this;
  }

  // Somebody listens for removals: tell them of each one.
  if (arguments.length === 0) {
    for (const key of Reflect.ownKeys(events)) {
      if (key !== 'removeListener')
        this.removeAllListeners(key);
    }
    this.removeAllListeners('removeListener');
    this._events = { __proto__: null };
    this._eventsCount = 0;
    this[kShapeMode] = false;
    return this;
  }
  const listeners = events[type];
  if (typeof listeners === 'function') {
    this.removeListener(type, listeners);
  } else if (listeners !== undefined) {
    for (let i = listeners.length - 1; i >= 0; i--)
      this.removeListener(type, listeners[i]);
  }
  return this;
};

proto.listeners = function listeners(type) {
  const list = raw(this, type);
  for (let i = 0; i < list.length; i++)
    list[i] = list[i].listener || list[i];
  return list;
};

proto.rawListeners = function rawListeners(type) {
  return raw(this, type);
};

function raw(target, type) {
  const list = target._events?.[type];
  if (list === undefined)
    return [];
  return typeof list === 'function' ? [list] : list.slice();
}

proto.listenerCount = function listenerCount(type, listener) {
  const list = this._events?.[type];
  if (list === undefined)
    return 0;
  if (typeof list === 'function') {
    if (listener === undefined || listener === null)
      return 1;
    return listener === list || listener === list.listener ? 1 : 0;
  }
  if (listener === undefined || listener === null)
    return list.length;
  let matching = 0;
  for (let i = 0; i < list.length; i++) {
    if (list[i] === listener || list[i].listener === listener)
      matching++;
  }
  return matching;
};

proto.eventNames = function eventNames() {
  return this._eventsCount > 0 ? Reflect.ownKeys(this._events) : [];
};

module.exports = {
  EventEmitter, defaults, kCapture, kErrorMonitor, kMaxEventTargetListeners, kMaxEventTargetListenersWarned,
};
