'use strict';

// EventTarget and what AbortSignal and the like build on it; Event and CustomEvent are in event.js, which is
// loaded when the first event is made. Node's lib/internal/event_target.js at v20.20.2; weak listeners are held strongly, since
// nothing a program does can show when a collector would have run.

const { defaults, kMaxEventTargetListeners, kMaxEventTargetListenersWarned } = require('internal/event_emitter');

const kIsEventTarget = Symbol.for('nodejs.event_target');
const kIsNodeEventTarget = Symbol('kIsNodeEventTarget');
const kHybridDispatch = Symbol.for('nodejs.internal.kHybridDispatch');
const kInspect = Symbol.for('nodejs.util.inspect.custom');

const kEvents = Symbol('kEvents');
const kIsBeingDispatched = Symbol('kIsBeingDispatched');
const kStop = Symbol('kStop');
const kTarget = Symbol('kTarget');
const kHandlers = Symbol('kHandlers');
const kWeakHandler = Symbol('kWeak');
const kResistStopPropagation = Symbol('kResistStopPropagation');
const kCreateEvent = Symbol('kCreateEvent');
const kNewListener = Symbol('kNewListener');
const kRemoveListener = Symbol('kRemoveListener');
const kIsNodeStyleListener = Symbol('kIsNodeStyleListener');
const kTrustEvent = Symbol('kTrustEvent');

const noOptions = Object.freeze({ __proto__: null });

// Errors of Node's, whose stacks begin where these (or the check that is given) were called.
function invalidThis(name, check = invalidThis) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes.ERR_INVALID_THIS(name), check);
}

function missing(...names) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes.ERR_MISSING_ARGS(...names), missing);
}

// How inspect shows an object of ours: its name, and what fields says of it.
function inspectAs(self, fields, depth, options) {
  const name = self.constructor.name;
  if (depth < 0)
    return name;
  const { inspect } = require('internal/util/inspect');
  const inner = Number.isInteger(options.depth) ? options.depth - 1 : options.depth;
  return `${name} ${inspect(fields, { ...options, depth: inner })}`;
}

// Gives a class the tag (if any) and the enumerable members of a Web interface.
function enumerable(proto, tag, ...names) {
  if (tag !== undefined)
    Object.defineProperty(proto, Symbol.toStringTag, { value: tag, configurable: true });
  for (const name of names)
    Object.defineProperty(proto, name, { enumerable: true });
}

// The listeners of one type are a list in order of registration, unique by (listener, capture). A
// removed one stays out of a dispatch that is under way. See kHybridDispatch.
class Listener {
  constructor(listener, options) {
    this.next = undefined;
    this.previous = undefined;
    this.listener = listener;
    this.once = options.once;
    this.capture = options.capture;
    this.passive = options.passive;
    this.nodeStyle = options.nodeStyle;
    this.resists = options.resists;
    this.removed = false;
    this.callback = typeof listener === 'function' ? listener : async (...args) => {
      if (listener.handleEvent)
        await listener.handleEvent(...args);
    };
  }

  same(listener, capture) {
    return this.listener === listener && this.capture === capture;
  }

  after(previous) {
    previous.next = this;
    this.previous = previous;
  }

  remove() {
    if (this.previous !== undefined)
      this.previous.next = this.next;
    if (this.next !== undefined)
      this.next.previous = this.previous;
    this.removed = true;
  }
}

function initEventTarget(self) {
  self[kEvents] = new Map();
  self[kMaxEventTargetListeners] = defaults.maxListeners;
  self[kMaxEventTargetListenersWarned] = false;
  self[kHandlers] = new Map();
}

class EventTarget {
  static [kIsEventTarget] = true;

  constructor() {
    initEventTarget(this);
  }

  [kNewListener](size, type) {
    const limit = this[kMaxEventTargetListeners];
    if (!(limit > 0) || size <= limit || this[kMaxEventTargetListenersWarned])
      return;
    this[kMaxEventTargetListenersWarned] = true;
    const { inspect } = require('internal/util/inspect');
    const warning = new Error(
      `Possible EventTarget memory leak detected. ${size} ${type} listeners added to ` +
      `${inspect(this, { depth: -1 })}. MaxListeners is ${limit}. Use events.setMaxListeners() to increase limit`);
    warning.name = 'MaxListenersExceededWarning';
    warning.target = this;
    warning.type = type;
    warning.count = size;
    process.emitWarning(warning);
  }

  [kRemoveListener]() {}

  addEventListener(type, listener, options = noOptions) {
    if (!isEventTarget(this))
      throw invalidThis('EventTarget');
    if (arguments.length < 2)
      throw missing('type', 'listener');

    const flags = readOptions(options);
    const { signal } = flags;
    if (signal !== undefined)
      require('internal/validators').validateAbortSignal(signal, 'options.signal');
    if (signal) {
      if (signal.aborted)
        return;
      signal.addEventListener('abort', () => {
        this.removeEventListener(type, listener, flags);
      }, { __proto__: null, once: true, [kWeakHandler]: this, [kResistStopPropagation]: true });
    }

    if (!checkListener(listener)) {
      warnOfNoListener(this, type, listener);
      return;
    }
    type = domString(type);

    let root = this[kEvents].get(type);
    const fresh = root === undefined;
    if (fresh)
      root = { size: 0, next: undefined, resists: false };
    let last = root;
    while (last.next !== undefined) {
      last = last.next;
      if (last.same(listener, flags.capture))
        return;
    }
    new Listener(listener, flags).after(last);
    root.size++;
    root.resists ||= flags.resists;
    this[kNewListener](root.size, type, listener, flags.once, flags.capture, flags.passive, flags.weak);
    if (fresh)
      this[kEvents].set(type, root);
  }

  removeEventListener(type, listener, options = noOptions) {
    if (!isEventTarget(this))
      throw invalidThis('EventTarget');
    if (arguments.length < 2)
      throw missing('type', 'listener');
    if (!checkListener(listener))
      return;

    type = domString(type);
    const capture = options?.capture === true;
    const root = this[kEvents].get(type);
    for (let entry = root?.next; entry !== undefined; entry = entry.next) {
      if (!entry.same(listener, capture))
        continue;
      entry.remove();
      root.size--;
      if (root.size === 0)
        this[kEvents].delete(type);
      this[kRemoveListener](root.size, type, listener, capture);
      return;
    }
  }

  dispatchEvent(event) {
    if (!isEventTarget(this))
      throw invalidThis('EventTarget');
    if (arguments.length < 1)
      throw missing('event');
    const { codes } = require('internal/errors');
    if (!(event instanceof module.exports.Event))
      throw new codes.ERR_INVALID_ARG_TYPE('event', 'Event', event);
    if (event[kIsBeingDispatched])
      throw new codes.ERR_EVENT_RECURSION(event.type);
    this[kHybridDispatch](event, event.type, event);
    return event.defaultPrevented !== true;
  }

  // Calls the listeners with an event, which is made from value when the first one needs it, or with
  // the value itself if they were added in the style of an emitter.
  [kHybridDispatch](value, type, event) {
    const started = (e) => {
      e[kTarget] = this;
      e[kIsBeingDispatched] = true;
      return e;
    };
    if (event !== undefined)
      started(event);

    const root = this[kEvents].get(type);
    if (root === undefined || root.next === undefined) {
      if (event !== undefined)
        event[kIsBeingDispatched] = false;
      return true;
    }

    let next;
    for (let entry = root.next; entry !== undefined; entry = next) {
      if (!root.resists && !entry.passive && event?.[kStop] === true)
        break;
      next = entry.next;
      if (entry.removed || (event?.[kStop] === true && !entry.resists))
        continue;
      if (entry.once) {
        entry.remove();
        root.size--;
        this[kRemoveListener](root.size, type, entry.listener, entry.capture);
      }
      try {
        let result;
        if (entry.nodeStyle) {
          result = entry.callback.call(this, value);
        } else {
          event = event ?? (started(this[kCreateEvent](value, type)));
          result = entry.callback.call(this, event);
          event[kIsBeingDispatched] = false;
        }
        if (result !== undefined && result !== null)
          throwRejection(result);
      } catch (err) {
        throwLater(err);
      }
    }
    if (event !== undefined)
      event[kIsBeingDispatched] = false;
  }

  [kCreateEvent](value, type) {
    return new module.exports.CustomEvent(type, { detail: value });
  }

  [kInspect](depth, options) {
    if (!isEventTarget(this))
      throw invalidThis('EventTarget');
    return inspectAs(this, {}, depth, options);
  }
}

enumerable(EventTarget.prototype, 'EventTarget', 'addEventListener', 'removeEventListener', 'dispatchEvent');

function checkListener(listener) {
  if (typeof listener === 'function' || (typeof listener === 'object' && listener !== null))
    return true;
  if (listener === undefined || listener === null)
    return false;
  if (typeof listener.handleEvent === 'function')
    return true;
  const { codes } = require('internal/errors');
  throw new codes.ERR_INVALID_ARG_TYPE('listener', 'EventListener', listener);
}

function warnOfNoListener(target, type, listener) {
  const warning = new Error(`addEventListener called with ${listener} which has no effect.`);
  warning.name = 'AddEventListenerArgumentTypeWarning';
  warning.target = target;
  warning.type = type;
  process.emitWarning(warning);
}

function readOptions(options) {
  const flags = { once: false, capture: false, passive: false, signal: undefined, weak: undefined,
                  resists: false, nodeStyle: false };
  if (options === noOptions || options === null)
    return flags;
  if (typeof options === 'boolean') {
    flags.capture = options;
    return flags;
  }
  const { validateObject, kValidateObjectAllowObjects } = require('internal/validators');
  validateObject(options, 'options', kValidateObjectAllowObjects);
  flags.once = Boolean(options.once);
  flags.capture = Boolean(options.capture);
  flags.passive = Boolean(options.passive);
  flags.signal = options.signal;
  flags.weak = options[kWeakHandler];
  flags.resists = Boolean(options[kResistStopPropagation]);
  flags.nodeStyle = Boolean(options[kIsNodeStyleListener]);
  return flags;
}

function domString(value) {
  if (typeof value === 'symbol') {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_VALUE('value', value);
  }
  return String(value);
}

function throwRejection(promise) {
  const then = promise.then;
  if (typeof then === 'function')
    then.call(promise, undefined, throwLater);
}

function throwLater(err) {
  process.nextTick(() => {
    throw err;
  });
}

function isEventTarget(obj) {
  return obj?.constructor?.[kIsEventTarget];
}

// The listeners of a type, in order, as events.getEventListeners shows them.
function listenersOf(target, type) {
  const listeners = [];
  for (let entry = target[kEvents].get(type)?.next; entry !== undefined; entry = entry.next)
    listeners.push(entry.listener);
  return listeners;
}

// An attribute like `onabort`: the handler takes the place in the order at which it was first set.
function defineEventHandler(emitter, name, event = name) {
  const check = (self) => {
    if (self?.[kHandlers] === undefined)
      require('internal/validators').validateInternalField(self, kHandlers, 'EventTarget');
  };
  const accessor = {
    get() {
      check(this);
      return this[kHandlers]?.get(event)?.handler ?? null;
    },
    set(value) {
      check(this);
      let wrapped = this[kHandlers].get(event);
      if (wrapped === undefined) {
        wrapped = wrapHandler(value);
        this.addEventListener(event, wrapped);
      } else {
        rehandle(this, wrapped, event, value);
      }
      this[kHandlers].set(event, wrapped);
    },
  };
  Object.defineProperty(accessor.get, 'name', { value: `get on${name}` });
  Object.defineProperty(accessor.set, 'name', { value: `set on${name}` });
  Object.defineProperty(emitter, `on${name}`, { ...accessor, configurable: true, enumerable: true });
}

function wrapHandler(handler) {
  function eventHandler(...args) {
    if (typeof eventHandler.handler === 'function')
      return eventHandler.handler.apply(this, args);
  }
  eventHandler.handler = handler;
  return eventHandler;
}

function rehandle(target, wrapped, event, value) {
  const root = target[kEvents].get(event);
  if (typeof wrapped.handler === 'function') {
    root.size--;
    target[kRemoveListener](root.size, event, wrapped.handler, false);
  }
  wrapped.handler = value;
  if (typeof value === 'function') {
    root.size++;
    target[kNewListener](root.size, event, value, false, false, false, false);
  }
}

module.exports = {
  get Event() {
    return require('internal/event').Event;
  },
  get CustomEvent() {
    return require('internal/event').CustomEvent;
  },
  EventTarget,
  get NodeEventTarget() {
    return require('internal/node_event_target').NodeEventTarget;
  },
  defineEventHandler,
  enumerable,
  initEventTarget,
  inspectAs,
  invalidThis,
  isEventTarget,
  listenersOf,
  domString,
  missing,
  noOptions,
  kCreateEvent,
  kEvents,
  kHybridDispatch,
  kInspect,
  kIsBeingDispatched,
  kIsNodeEventTarget,
  kIsNodeStyleListener,
  kNewListener,
  kRemoveListener,
  kResistStopPropagation,
  kStop,
  kTarget,
  kTrustEvent,
  kWeakHandler,
};
