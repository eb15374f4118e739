(function (withoutFrames) {
  'use strict';
  const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { apply } = Reflect;

  function hidden(object, name, value) {
    defineProperty(object, name, { value, writable: true, enumerable: false, configurable: true });
  }
  function tag(prototype, name) {
    defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
    defineProperty(prototype.constructor, 'prototype', { writable: false });
  }
  function isTarget(value) {
    return typeof value === 'object' && value !== null || typeof value === 'function';
  }
  function callable(value, text) {
    if (typeof value !== 'function') throw new TypeError(text);
  }

  // Nothing is ever collected in a run, so a reference is never lost and no clean-up is ever called. The
  // specification allows both.
  const targets = new WeakMap();
  const deref = { deref() {
    if (!isTarget(this) || !targets.has(this)) {
      throw new TypeError(`Method WeakRef.prototype.deref called on incompatible receiver ${String(this)}`);
    }
    return targets.get(this);
  } }.deref;
  function WeakRef(target) {
    if (new.target === undefined) throw new TypeError("Constructor WeakRef requires 'new'");
    if (!isTarget(target)) throw new TypeError('WeakRef: invalid target');
    targets.set(this, target);
  }
  hidden(WeakRef.prototype, 'deref', deref);
  tag(WeakRef.prototype, 'WeakRef');

  const registries = new WeakMap();
  function FinalizationRegistry(cleanup) {
    if (new.target === undefined) throw new TypeError("Constructor FinalizationRegistry requires 'new'");
    callable(cleanup, 'FinalizationRegistry: cleanup must be callable');
    registries.set(this, new Map());
  }
  const methods = {
    register(target, held) {
      if (!registries.has(this)) {
        throw new TypeError('Method FinalizationRegistry.prototype.register called on incompatible receiver ' + String(this));
      }
      if (!isTarget(target)) throw new TypeError('FinalizationRegistry.prototype.register: invalid target');
      if (target === held) {
        throw new TypeError('FinalizationRegistry.prototype.register: target and holdings must not be same');
      }
      const token = arguments[2];
      if (token !== undefined && !isTarget(token)) throw new TypeError(`Invalid unregister token ('${String(token)}')`);
      if (token !== undefined) registries.get(this).set(token, true);
    },
    unregister(token) {
      if (!isTarget(token)) throw new TypeError(`Invalid unregister token ('${String(token)}')`);
      return registries.get(this).delete(token);
    },
  };
  hidden(FinalizationRegistry.prototype, 'register', methods.register);
  hidden(FinalizationRegistry.prototype, 'unregister', methods.unregister);
  tag(FinalizationRegistry.prototype, 'FinalizationRegistry');

  function accessor(object, key) {
    for (let o = Object(object); o !== null; o = getPrototypeOf(o)) {
      const own = getOwnPropertyDescriptor(o, key);
      if (own !== undefined) return own;
    }
    return {};
  }
  const annexB = {
    __defineGetter__(key, get) {
      callable(get, 'Object.prototype.__defineGetter__: Expecting function');
      defineProperty(this, key, { get, enumerable: true, configurable: true });
    },
    __defineSetter__(key, set) {
      callable(set, 'Object.prototype.__defineSetter__: Expecting function');
      defineProperty(this, key, { set, enumerable: true, configurable: true });
    },
    __lookupGetter__(key) { return accessor(this, key).get; },
    __lookupSetter__(key) { return accessor(this, key).set; },
  };

  // Promise.any of ECMA-262, 27.2.4.3.
  function any(iterable) {
    const C = this;
    let settle;
    const promise = new C((resolve, reject) => {
      if (settle !== undefined && (settle.resolve !== undefined || settle.reject !== undefined)) {
        throw new TypeError('Promise executor has already been invoked with non-undefined arguments');
      }
      settle = { resolve, reject };
    });
    callable(settle.resolve, 'Promise resolve or reject function is not callable');
    callable(settle.reject, 'Promise resolve or reject function is not callable');
    try {
      const promiseResolve = C.resolve;
      callable(promiseResolve, 'Promise resolve or reject function is not callable');
      const errors = [];
      let remaining = 1;
      const done = () => {
        if (--remaining > 0) return;
        const { reject } = settle;
        reject(withoutFrames(new AggregateError(errors, 'All promises were rejected')));
      };
      let index = 0;
      for (const item of iterable) {
        const at = index++;
        defineProperty(errors, at, { value: undefined, writable: true, enumerable: true, configurable: true });
        const next = apply(promiseResolve, C, [item]);
        let called = false;
        remaining++;
        next.then(settle.resolve, (reason) => {
          if (called) return undefined;
          called = true;
          errors[at] = reason;
          return done();
        });
      }
      done();
    } catch (error) {
      const { reject } = settle;
      reject(error);
    }
    return promise;
  }
  return { WeakRef, FinalizationRegistry, any, ...annexB };
})
