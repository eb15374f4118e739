'use strict';

// The async_hooks module. Scopes and what they hand on live in shims/async.go; this is the interface.
// Node's lib/async_hooks.js and lib/internal/async_hooks.js at v20.20.2.

const binding = internalBinding('async_hooks');
const { executionAsyncId, triggerAsyncId, executionAsyncResource } = binding;

const kAsyncId = Symbol('async_id_symbol');
const kTriggerAsyncId = Symbol('trigger_async_id_symbol');
const hookNames = ['init', 'before', 'after', 'destroy', 'promiseResolve'];
const hookSymbols = hookNames.map((name) => Symbol(name));

// The hooks that are on. A list is never changed in place: emitting goes through the one it began with.
let active = [];

class AsyncHook {
  constructor({ init, before, after, destroy, promiseResolve }) {
    const { codes: { ERR_ASYNC_CALLBACK } } = require('internal/errors');
    const list = [init, before, after, destroy, promiseResolve];
    for (let i = 0; i < list.length; i++) {
      if (list[i] !== undefined && typeof list[i] !== 'function') throw new ERR_ASYNC_CALLBACK(`hook.${hookNames[i]}`);
    }
    if (list[4]) require('internal/unsupported')('async_hooks.createHook({ promiseResolve })')();
    for (let i = 0; i < list.length; i++) this[hookSymbols[i]] = list[i];
  }

  enable() {
    if (!active.includes(this)) {
      active = [...active, this];
      listen();
    }
    return this;
  }

  disable() {
    if (active.includes(this)) {
      active = active.filter((hook) => hook !== this);
      listen();
    }
    return this;
  }
}

// Tells the natives which hooks somebody listens to.
function listen() {
  const heard = (i) => active.some((hook) => hook[hookSymbols[i]] !== undefined);
  binding.listen(...[0, 1, 2, 3].map((i) => (heard(i) ? emitter(hookSymbols[i]) : undefined)));
}

function emitter(symbol) {
  return (...args) => {
    try {
      for (const hook of active) hook[symbol]?.(...args);
    } catch (err) {
      die(err);
    }
  };
}

// An error in a hook ends the process.
function die(err) {
  let text = err?.stack;
  if (typeof text !== 'string') {
    const shown = { message: require('internal/util/inspect').inspect(err) };
    Error.captureStackTrace(shown, die);
    text = shown.stack;
  }
  internalBinding('process').write(2, `${text}\n`);
  process.exit(1);
}

function createHook(functions) {
  return new AsyncHook(functions);
}

class AsyncResource {
  constructor(type, opts = {}) {
    const { codes } = require('internal/errors');
    require('internal/validators').validateString(type, 'type');
    let trigger = opts;
    if (typeof opts !== 'number') trigger = opts.triggerAsyncId === undefined ? binding.currentId() : opts.triggerAsyncId;
    if (!Number.isSafeInteger(trigger) || trigger < -1) throw new codes.ERR_INVALID_ASYNC_ID('triggerAsyncId', trigger);
    const id = binding.newAsyncId();
    this[kAsyncId] = id;
    this[kTriggerAsyncId] = trigger;
    if (type.length === 0 && active.some((hook) => hook[hookSymbols[0]])) throw new codes.ERR_ASYNC_TYPE(type);
    binding.init(this, type, id, trigger);
  }

  runInAsyncScope(fn, thisArg, ...args) {
    const depth = binding.depth();
    binding.enter(this);
    try {
      return Reflect.apply(fn, thisArg, args);
    } finally {
      if (binding.depth() > depth) binding.leave();
    }
  }

  emitDestroy() {
    binding.destroy(this[kAsyncId]);
    return this;
  }

  asyncId() {
    binding.look();
    return this[kAsyncId];
  }

  triggerAsyncId() {
    binding.look();
    return this[kTriggerAsyncId];
  }

  bind(fn, thisArg) {
    require('internal/validators').validateFunction(fn, 'fn');
    let resource = this;
    let bound;
    if (thisArg === undefined) {
      const own = this;
      bound = function(...args) {
        return own.runInAsyncScope(fn, this, ...args);
      };
    } else {
      bound = this.runInAsyncScope.bind(this, fn, thisArg);
    }
    const message = 'The asyncResource property on bound functions is deprecated';
    const deprecated = (fn) => require('internal/util').deprecate(fn, message, 'DEP0172'); // few look
    Object.defineProperties(bound, {
      length: { configurable: true, enumerable: false, value: fn.length, writable: false },
      asyncResource: {
        configurable: true,
        enumerable: true,
        get() { return deprecated(() => resource)(); },
        set(value) { deprecated(() => { resource = value; })(); },
      },
    });
    return bound;
  }

  static bind(fn, type, thisArg) {
    return new AsyncResource(type || fn.name || 'bound-anonymous-fn').bind(fn, thisArg);
  }
}

// The property says what the natives know; turns that ask do not depend on each other for it.
const show = /* untracked */ function(storage, enabled) {
  if (storage.enabled !== enabled) storage.enabled = enabled;
};

class AsyncLocalStorage {
  #number = binding.newStorage();

  constructor() {
    this.kResourceStore = Symbol('kResourceStore');
    this.enabled = false;
  }

  static bind(fn) {
    return AsyncResource.bind(fn);
  }

  static snapshot() {
    return AsyncLocalStorage.bind((cb, ...args) => cb(...args));
  }

  disable() {
    if (binding.isEnabled(this.#number)) {
      binding.disable(this.#number);
      show(this, false);
    }
  }

  _enable() {
    if (!binding.isEnabled(this.#number)) {
      binding.enable(this.#number);
      show(this, true);
    }
  }

  enterWith(store) {
    show(this, true);
    binding.setStore(this.#number, store);
  }

  run(store, callback, ...args) {
    const number = this.#number;
    if (Object.is(store, binding.getStore(number))) return Reflect.apply(callback, null, args);
    show(this, true);
    binding.begin(number, store);
    try {
      return Reflect.apply(callback, null, args);
    } finally {
      binding.end(number);
    }
  }

  exit(callback, ...args) {
    if (!binding.isEnabled(this.#number)) return Reflect.apply(callback, null, args);
    this.disable();
    try {
      return Reflect.apply(callback, null, args);
    } finally {
      this._enable();
    }
  }

  getStore() {
    return binding.getStore(this.#number);
  }
}

module.exports = {
  AsyncLocalStorage,
  createHook,
  executionAsyncId,
  triggerAsyncId,
  executionAsyncResource,
  get asyncWrapProviders() { return require('internal/async_resources').providers(); },
  AsyncResource,
};
