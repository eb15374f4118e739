'use strict';

// MessageChannel, MessagePort, MessageEvent, BroadcastChannel (lib/internal/worker/io.js and
// src/node_messaging.cc at v20.20.2). A message is cloned when it is posted.

const {
  EventTarget, NodeEventTarget, defineEventHandler, enumerable, initEventTarget, kCreateEvent, kHybridDispatch, kInspect,
  kNewListener, kRemoveListener,
} = require('internal/event_target');
const { Event } = require('internal/event');
const { codes } = require('internal/errors');
const binding = internalBinding('messaging');

const kData = Symbol('kData');
const kOrigin = Symbol('kOrigin');
const kLastEventId = Symbol('kLastEventId');
const kSource = Symbol('kSource');
const kPorts = Symbol('kPorts');
const kNumber = Symbol('kNumber');
const kReceived = Symbol('kReceived');
const kInternal = Symbol('kInternal');

function isMessageEvent(value) {
  return value !== null && typeof value === 'object' && kData in value;
}

function isMessagePort(value) {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, kNumber);
}

function checkPort(value, name) {
  if (!isMessagePort(value)) throw new codes.ERR_INVALID_ARG_TYPE(name, 'MessagePort', value);
}

class MessageEvent extends Event {
  constructor(type, { data = null, origin = '', lastEventId = '', source = null, ports = [] } = {}) {
    super(type);
    this[kData] = data;
    this[kOrigin] = `${origin}`;
    this[kLastEventId] = `${lastEventId}`;
    this[kSource] = source;
    this[kPorts] = [...ports];
    if (source !== null) checkPort(source, 'init.source');
    this[kPorts].forEach((port, i) => checkPort(port, `init.ports[${i}]`));
  }
}

for (const [name, key] of [['data', kData], ['origin', kOrigin], ['lastEventId', kLastEventId], ['source', kSource], ['ports', kPorts]]) {
  Object.defineProperty(MessageEvent.prototype, name, {
    get() {
      if (!isMessageEvent(this)) throw new codes.ERR_INVALID_THIS('MessageEvent');
      return this[key];
    },
    set: undefined,
    enumerable: true,
    configurable: true,
  });
}

class MessagePortCloseEvent extends Event {
  constructor() {
    super('close');
  }
}

class MessagePort extends NodeEventTarget {
  constructor(...args) {
    const [internal] = args;
    if (internal !== kInternal) throw coded(TypeError, 'ERR_CONSTRUCT_CALL_INVALID', 'Constructor cannot be called');
    super();
    Object.defineProperty(this, kReceived, { value: undefined, writable: true });
  }

  postMessage(message, transferList) {
    if (arguments.length === 0) throw coded(TypeError, 'ERR_MISSING_ARGS', 'Not enough arguments to MessagePort.postMessage');
    return post(this, message, transfers(transferList));
  }

  start() {
    if (isMessagePort(this)) binding.start(this[kNumber]);
  }

  close(callback) {
    if (typeof callback === 'function') this.once('close', callback);
    binding.close(this[kNumber]);
  }

  ref() {
    binding.ref(this[kNumber]);
  }

  unref() {
    binding.unref(this[kNumber]);
  }

  hasRef() {
    return !!binding.hasRef(this[kNumber]);
  }

  // With the first listener of messages a port starts and keeps the loop alive, until the last one leaves.
  [kNewListener](size, type, ...rest) {
    if (type === 'message' && size === 1) {
      binding.ref(this[kNumber]);
      binding.start(this[kNumber]);
    }
    return super[kNewListener](size, type, ...rest);
  }

  [kRemoveListener](size, type, ...rest) {
    if (type === 'message' && size === 0) {
      binding.stop(this[kNumber]);
      binding.unref(this[kNumber]);
    }
    return super[kRemoveListener](size, type, ...rest);
  }

  [kCreateEvent](data, type) {
    if (type !== 'message' && type !== 'messageerror') return super[kCreateEvent](data, type);
    const ports = this[kReceived];
    this[kReceived] = undefined;
    return new MessageEvent(type, { data, ports });
  }

  [kInspect]() {
    if (!isMessagePort(this)) return this;
    const ref = binding.hasRef(this[kNumber]);
    return Object.assign(Object.create(MessagePort.prototype), ref === undefined ? { active: false } : { active: true, refed: ref },
      this);
  }
}

defineEventHandler(MessagePort.prototype, 'message');
defineEventHandler(MessagePort.prototype, 'messageerror');
for (const name of ['ref', 'unref', 'hasRef', 'close']) Object.defineProperty(MessagePort.prototype, name, { enumerable: true });

// Makes a port: attach gets the function that the native half emits with and returns the half's number.
function newPort(attach) {
  const port = new MessagePort(kInternal);
  const number = attach((type, payload) => {
    if (type === 'close') {
      port.dispatchEvent(new MessagePortCloseEvent());
      return;
    }
    port[kReceived] = payload.ports;
    try {
      port[kHybridDispatch](payload.data, 'message', undefined);
    } finally {
      port[kReceived] = undefined;
    }
  });
  Object.defineProperty(port, kNumber, { value: number });
  return port;
}

function coded(Class, code, message) {
  return Object.assign(new Class(message), { code });
}

// The list of what is to be moved rather than copied.
function transfers(given) {
  if (given === undefined || given === null) return [];
  if (typeof given !== 'object') {
    throw coded(TypeError, 'ERR_INVALID_ARG_TYPE', 'Optional transferList argument must be an iterable');
  }
  if (typeof given[Symbol.iterator] === 'function') return [...given];
  const { transfer } = given;
  if (transfer === undefined || transfer === null) return [];
  if (typeof transfer !== 'object' || typeof transfer[Symbol.iterator] !== 'function') {
    throw coded(TypeError, 'ERR_INVALID_ARG_TYPE', 'Optional options.transfer argument must be an iterable');
  }
  return [...transfer];
}

function post(from, message, list) {
  const { cloneMessage, DataCloneError } = require('internal/structured_clone');
  if (list.includes(from)) throw DataCloneError('Transfer list contains source port');
  const toItself = list.some((item) => isMessagePort(item) && binding.hears(item[kNumber], from[kNumber]));
  const ports = [];
  const payload = cloneMessage(message, list, {
    isPort: isMessagePort,
    isOpen: (port) => binding.isOpen(port[kNumber]),
    move(port) {
      const moved = newPort((emit) => binding.move(port[kNumber], emit));
      ports.push(moved);
      return moved;
    },
  });
  if (toItself) {
    process.emitWarning('The target port was posted to itself, and the communication channel was lost');
    return true;
  }
  return binding.post(from[kNumber], { data: payload, ports }, ...ports.map((port) => port[kNumber])) ? true : undefined;
}

function MessageChannel() {
  if (new.target === undefined) {
    throw coded(TypeError, 'ERR_CONSTRUCT_CALL_REQUIRED', 'Cannot call constructor without `new`');
  }
  this.port1 = newPort(binding.create);
  this.port2 = newPort(binding.create);
  binding.entangle(this.port1[kNumber], this.port2[kNumber]);
}

function receiveMessageOnPort(port) {
  const target = isMessagePort(port) ? port : port?.[kHandle];
  if (target === undefined) {
    throw coded(TypeError, 'ERR_INVALID_ARG_TYPE', 'The "port" argument must be a MessagePort instance');
  }
  const payload = binding.take(target[kNumber]);
  return payload === undefined ? undefined : { message: payload.data };
}

const kHandle = Symbol('kHandle');
const kType = Symbol('kType');
const kName = Symbol('kName');

function checkChannel(value) {
  if (value?.[kType] !== 'BroadcastChannel') throw new codes.ERR_INVALID_THIS('BroadcastChannel');
}

class BroadcastChannel extends EventTarget {
  #heard;

  constructor(name) {
    if (arguments.length === 0) throw new codes.ERR_MISSING_ARGS('name');
    super();
    this[kType] = 'BroadcastChannel';
    this[kName] = `${name}`;
    this[kHandle] = newPort(binding.create);
    binding.join(this[kHandle][kNumber], ` ${this[kName]}`);
    this.#heard = (data) => { this.dispatchEvent(new MessageEvent('message', { data })); };
    this[kHandle].on('message', this.#heard);
  }

  [kInspect](depth, options) {
    checkChannel(this);
    if (depth < 0) return 'BroadcastChannel';
    const inner = options.depth == null ? null : options.depth - 1;
    const { inspect } = require('internal/util/inspect');
    return `BroadcastChannel ${inspect({ name: this[kName], active: this[kHandle] !== undefined }, { ...options, depth: inner })}`;
  }

  get name() {
    checkChannel(this);
    return this[kName];
  }

  close() {
    checkChannel(this);
    if (this[kHandle] === undefined) return;
    this[kHandle].off('message', this.#heard);
    this[kHandle].close();
    this[kHandle] = undefined;
  }

  postMessage(message) {
    checkChannel(this);
    if (arguments.length === 0) throw new codes.ERR_MISSING_ARGS('message');
    if (this[kHandle] === undefined) {
      const { DOMException } = require('internal/dom_exception');
      throw new DOMException('BroadcastChannel is closed.', 'InvalidStateError');
    }
    this[kHandle].postMessage(message);
  }

  ref() {
    checkChannel(this);
    this[kHandle]?.ref();
    return this;
  }

  unref() {
    checkChannel(this);
    this[kHandle]?.unref();
    return this;
  }
}

enumerable(BroadcastChannel.prototype, undefined, 'name', 'close', 'postMessage');
defineEventHandler(BroadcastChannel.prototype, 'message');
defineEventHandler(BroadcastChannel.prototype, 'messageerror');

module.exports = { BroadcastChannel, MessageChannel, MessageEvent, MessagePort, receiveMessageOnPort };
