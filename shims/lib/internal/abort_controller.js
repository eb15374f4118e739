'use strict';

// AbortController and AbortSignal. Node's lib/internal/abort_controller.js at v20.20.2, without what
// serves the collector (weak references) and transfer to workers.

const {
  EventTarget, defineEventHandler, enumerable, initEventTarget, kEvents, kInspect, kResistStopPropagation,
  kTrustEvent, kWeakHandler,
} = require('internal/event_target');

const kAborted = Symbol('kAborted');
const kReason = Symbol('kReason');
const kTimeout = Symbol('kTimeout');
const kComposite = Symbol('kComposite');
const kSourceSignals = Symbol('kSourceSignals');
const kDependantSignals = Symbol('kDependantSignals');

function domException() {
  return require('internal/dom_exception').DOMException;
}

function inspectAs(self, fields, depth, options) {
  if (depth < 0)
    return self;
  const { inspect } = require('internal/util/inspect');
  const inner = options.depth === null ? null : options.depth - 1;
  return `${self.constructor.name} ${inspect(fields, { ...options, depth: inner })}`;
}

function checkSignal(obj) {
  if (obj?.[kAborted] === undefined) {
    const { codes, hideFrames } = require('internal/errors');
    throw hideFrames(new codes.ERR_INVALID_THIS('AbortSignal'), checkSignal);
  }
}

class AbortSignal extends EventTarget {
  constructor() {
    const { codes } = require('internal/errors');
    throw new codes.ERR_ILLEGAL_CONSTRUCTOR();
  }

  get aborted() {
    checkSignal(this);
    return !!this[kAborted];
  }

  get reason() {
    checkSignal(this);
    return this[kReason];
  }

  throwIfAborted() {
    checkSignal(this);
    if (this[kAborted])
      throw this[kReason];
  }

  [kInspect](depth, options) {
    return inspectAs(this, { aborted: this.aborted }, depth, options);
  }

  static abort(reason = new (domException())('This operation was aborted', 'AbortError')) {
    return newSignal(true, reason);
  }

  static timeout(delay) {
    require('internal/validators').validateUint32(delay, 'delay', false);
    const signal = newSignal(false);
    signal[kTimeout] = true;
    require('timers').setTimeout(() => {
      abortSignal(signal, new (domException())('The operation was aborted due to timeout', 'TimeoutError'));
    }, delay).unref();
    return signal;
  }

  static any(signals) {
    require('internal/validators').validateAbortSignalArray(signals, 'signals');
    const result = newSignal(false, undefined, true);
    if (!signals.length)
      return result;
    result[kSourceSignals] = new Set();
    for (let i = 0; i < signals.length; i++) {
      const signal = signals[i];
      if (signal.aborted) {
        abortSignal(result, signal.reason);
        return result;
      }
      signal[kDependantSignals] ??= new Set();
      // A composite stands for the signals that it was made of.
      for (const source of signal[kComposite] ? signal[kSourceSignals] ?? [] : [signal]) {
        result[kSourceSignals].add(source);
        source[kDependantSignals].add(result);
      }
    }
    return result;
  }
}

enumerable(AbortSignal.prototype, 'AbortSignal', 'aborted');
defineEventHandler(AbortSignal.prototype, 'abort');

function newSignal(aborted, reason, composite = false) {
  const signal = Object.create(AbortSignal.prototype); // its constructor refuses
  initEventTarget(signal);
  signal[kAborted] = aborted;
  signal[kReason] = reason;
  signal[kComposite] = composite;
  return signal;
}

function abortEvent() {
  const { Event } = require('internal/event');
  return new Event('abort', { [kTrustEvent]: true });
}

function abortSignal(signal, reason) {
  if (signal[kAborted])
    return;
  signal[kAborted] = true;
  signal[kReason] = reason;
  if (signal[kEvents].size > 0) // an event that nobody hears need not be made
    signal.dispatchEvent(abortEvent());
  signal[kDependantSignals]?.forEach((dependant) => {
    abortSignal(dependant, reason);
  });
}

class AbortController {
  #signal;

  get signal() {
    this.#signal ??= newSignal(false);
    return this.#signal;
  }

  abort(reason = new (domException())('This operation was aborted', 'AbortError')) {
    abortSignal(this.#signal ??= newSignal(false), reason);
  }

  [kInspect](depth, options) {
    return inspectAs(this, { signal: this.signal }, depth, options);
  }
}

enumerable(AbortController.prototype, 'AbortController', 'signal', 'abort');

// util.aborted: resolves when the signal aborts.
async function aborted(signal, resource) {
  const { validateAbortSignal, validateObject, kValidateObjectAllowObjects } = require('internal/validators');
  if (signal === undefined) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_TYPE('signal', 'AbortSignal', signal);
  }
  validateAbortSignal(signal, 'signal');
  validateObject(resource, 'resource', kValidateObjectAllowObjects);
  if (signal.aborted)
    return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', resolve, {
      __proto__: null, once: true, [kWeakHandler]: resource, [kResistStopPropagation]: true,
    });
  });
}

module.exports = { AbortController, AbortSignal, aborted };
