'use strict';

// NodeEventTarget: an EventTarget with the methods of an emitter, for objects (message ports) that
// were emitters once.

const EventEmitter = require('events');
const {
  EventTarget, enumerable, kEvents, kHybridDispatch, kIsNodeEventTarget, kIsNodeStyleListener,
} = require('internal/event_target');

const { kMaxEventTargetListeners } = EventEmitter;

function check(target) {
  if (!target?.constructor?.[kIsNodeEventTarget]) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_THIS('NodeEventTarget');
  }
}

class NodeEventTarget extends EventTarget {
  static [kIsNodeEventTarget] = true;
  static defaultMaxListeners = 10;

  setMaxListeners(n) {
    check(this);
    EventEmitter.setMaxListeners(n, this);
  }

  getMaxListeners() {
    check(this);
    return this[kMaxEventTargetListeners];
  }

  eventNames() {
    check(this);
    return Array.from(this[kEvents].keys());
  }

  listenerCount(type) {
    check(this);
    const root = this[kEvents].get(String(type));
    return root === undefined ? 0 : root.size;
  }

  off(type, listener, options) {
    check(this);
    this.removeEventListener(type, listener, options);
    return this;
  }

  removeListener(type, listener, options) {
    check(this);
    this.removeEventListener(type, listener, options);
    return this;
  }

  on(type, listener) {
    check(this);
    this.addEventListener(type, listener, { [kIsNodeStyleListener]: true });
    return this;
  }

  addListener(type, listener) {
    check(this);
    this.addEventListener(type, listener, { [kIsNodeStyleListener]: true });
    return this;
  }

  emit(type, arg) {
    check(this);
    require('internal/validators').validateString(type, 'type');
    const heard = this.listenerCount(type) > 0;
    this[kHybridDispatch](arg, type);
    return heard;
  }

  once(type, listener) {
    check(this);
    this.addEventListener(type, listener, { once: true, [kIsNodeStyleListener]: true });
    return this;
  }

  removeAllListeners(type) {
    check(this);
    if (type === undefined)
      this[kEvents].clear();
    else
      this[kEvents].delete(String(type));
    return this;
  }
}

enumerable(NodeEventTarget.prototype, undefined, 'setMaxListeners', 'getMaxListeners', 'eventNames',
           'listenerCount', 'off', 'removeListener', 'on', 'addListener', 'once', 'emit', 'removeAllListeners');

module.exports = { NodeEventTarget };
