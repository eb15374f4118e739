'use strict';

// Event and CustomEvent. Node's lib/internal/event_target.js at v20.20.2.

const {
  enumerable, inspectAs, invalidThis, kInspect, kIsBeingDispatched, kStop, kTarget, kTrustEvent, missing, noOptions,
} = require('internal/event_target');

const kType = Symbol('type');
const kDetail = Symbol('detail');

const trusted = new WeakSet();

function isEvent(value) {
  return typeof value?.[kType] === 'string';
}

function checkEvent(value) {
  if (!isEvent(value))
    throw invalidThis('Event', checkEvent);
}

class Event {
  #cancelable = false;
  #bubbles = false;
  #composed = false;
  #defaultPrevented = false;
  // Read from the clock at the first look, not here: each reading of the virtual clock narrows what
  // else may still happen, and nearly no program looks.
  #timestamp;
  #propagationStopped = false;

  constructor(type, options = undefined) {
    if (arguments.length === 0)
      throw missing('type');
    if (options !== undefined && options !== null) {
      require('internal/validators').validateObject(options, 'options');
      this.#bubbles = !!options.bubbles;
      this.#cancelable = !!options.cancelable;
      this.#composed = !!options.composed;
    }
    this[kType] = `${type}`;
    if (options?.[kTrustEvent])
      trusted.add(this);
    this[kTarget] = null;
    this[kIsBeingDispatched] = false;
  }

  initEvent(type, bubbles = false, cancelable = false) {
    if (arguments.length === 0)
      throw missing('type');
    if (this[kIsBeingDispatched])
      return;
    this[kType] = `${type}`;
    this.#bubbles = !!bubbles;
    this.#cancelable = !!cancelable;
  }

  [kInspect](depth, options) {
    checkEvent(this);
    return inspectAs(this, {
      type: this[kType],
      defaultPrevented: this.#defaultPrevented,
      cancelable: this.#cancelable,
      timeStamp: this.timeStamp,
    }, depth, options);
  }

  stopImmediatePropagation() {
    checkEvent(this);
    this.stopPropagation();
    this[kStop] = true;
  }

  preventDefault() {
    checkEvent(this);
    this.#defaultPrevented = true;
  }

  get target() {
    checkEvent(this);
    return this[kTarget];
  }

  get currentTarget() {
    checkEvent(this);
    return this[kIsBeingDispatched] ? this[kTarget] : null;
  }

  get srcElement() {
    checkEvent(this);
    return this[kTarget];
  }

  get type() {
    checkEvent(this);
    return this[kType];
  }

  get cancelable() {
    checkEvent(this);
    return this.#cancelable;
  }

  get defaultPrevented() {
    checkEvent(this);
    return this.#cancelable && this.#defaultPrevented;
  }

  get timeStamp() {
    checkEvent(this);
    return this.#timestamp ??= require('internal/performance').performance.now();
  }

  composedPath() {
    checkEvent(this);
    return this[kIsBeingDispatched] ? [this[kTarget]] : [];
  }

  get returnValue() {
    checkEvent(this);
    return !this.#cancelable || !this.#defaultPrevented;
  }

  get bubbles() {
    checkEvent(this);
    return this.#bubbles;
  }

  get composed() {
    checkEvent(this);
    return this.#composed;
  }

  get eventPhase() {
    checkEvent(this);
    return this[kIsBeingDispatched] ? Event.AT_TARGET : Event.NONE;
  }

  get cancelBubble() {
    checkEvent(this);
    return this.#propagationStopped;
  }

  set cancelBubble(value) {
    checkEvent(this);
    if (value)
      this.#propagationStopped = true;
  }

  stopPropagation() {
    checkEvent(this);
    this.#propagationStopped = true;
  }
}

enumerable(Event.prototype, 'Event', 'initEvent', 'stopImmediatePropagation', 'preventDefault', 'target',
           'currentTarget', 'srcElement', 'type', 'cancelable', 'defaultPrevented', 'timeStamp',
           'composedPath', 'returnValue', 'bubbles', 'composed', 'eventPhase', 'cancelBubble',
           'stopPropagation');
Object.defineProperty(Event.prototype, 'isTrusted', {
  enumerable: true,
  get: Object.getOwnPropertyDescriptor({
    get isTrusted() {
      return trusted.has(this);
    },
  }, 'isTrusted').get,
});
['NONE', 'CAPTURING_PHASE', 'AT_TARGET', 'BUBBLING_PHASE'].forEach((name, value) => {
  Object.defineProperty(Event, name, { enumerable: true, value });
});

class CustomEvent extends Event {
  constructor(type, options = noOptions) {
    if (arguments.length === 0)
      throw missing('type');
    super(type, options);
    this[kDetail] = options?.detail ?? null;
  }

  get detail() {
    if (!isEvent(this) || this[kDetail] === undefined)
      throw invalidThis('CustomEvent');
    return this[kDetail];
  }
}

enumerable(CustomEvent.prototype, 'CustomEvent', 'detail');

module.exports = { Event, CustomEvent };
