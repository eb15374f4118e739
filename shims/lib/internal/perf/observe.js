'use strict';

// PerformanceObserver and the timeline (lib/internal/perf/observe.js at v20.20.2). What Node's own modules and
// the collector would add to the timeline (gc, net, http, dns) is not measured: observing it is refused.

const { codes } = require('internal/errors');
const { validateFunction, validateInternalField, validateObject } = require('internal/validators');
const { expose, inspectAs, kInternal } = require('internal/perf/entry');

const kBuffer = Symbol('kBuffer');
const kInspect = Symbol.for('nodejs.util.inspect.custom');
const supported = Object.freeze(['dns', 'function', 'gc', 'http', 'http2', 'mark', 'measure', 'net', 'resource']);
const unmeasured = ['dns', 'gc', 'http', 'http2', 'net'];

// What was marked and measured. resource stays empty: fetch does not report.
const timeline = { mark: [], measure: [], resource: [] };
const observers = new Set();
const pending = new Set();
let scheduled = false;

let offer; // tells an observer of an entry
let dispatch; // calls an observer back

function schedule() {
  if (scheduled) return;
  scheduled = true;
  require('timers').setImmediate(() => {
    scheduled = false;
    const list = [...pending];
    pending.clear();
    for (const observer of list) dispatch(observer);
  });
}

const byStart = (a, b) => a.startTime - b.startTime;

class PerformanceObserverEntryList {
  constructor(internal = undefined, entries = []) {
    if (internal !== kInternal) throw new codes.ERR_ILLEGAL_CONSTRUCTOR();
    this[kBuffer] = entries.sort(byStart);
  }

  getEntries() {
    validateInternalField(this, kBuffer, 'PerformanceObserverEntryList');
    return this[kBuffer].slice();
  }

  getEntriesByType(type) {
    validateInternalField(this, kBuffer, 'PerformanceObserverEntryList');
    if (arguments.length === 0) throw new codes.ERR_MISSING_ARGS('type');
    type = `${type}`;
    return this[kBuffer].filter((entry) => entry.entryType === type);
  }

  getEntriesByName(name, type = undefined) {
    validateInternalField(this, kBuffer, 'PerformanceObserverEntryList');
    if (arguments.length === 0) throw new codes.ERR_MISSING_ARGS('name');
    name = `${name}`;
    return this[kBuffer].filter((entry) => entry.name === name && (type == null || entry.entryType === type));
  }

  [kInspect](depth, options) {
    return inspectAs(this, 'PerformanceObserverEntryList', this[kBuffer], depth, options);
  }
}

expose(PerformanceObserverEntryList.prototype, ['getEntries', 'getEntriesByType', 'getEntriesByName'],
  'PerformanceObserverEntryList');

function wrongModification(what) {
  const { DOMException } = require('internal/dom_exception');
  return new DOMException(`PerformanceObserver can not change to ${what} observation${what === 'single' ? '' : 's'}`,
    'InvalidModificationError');
}

class PerformanceObserver {
  #buffer = [];
  #types = new Set();
  #mode;
  #callback;

  constructor(callback) {
    validateFunction(callback, 'callback');
    this.#callback = callback;
  }

  observe(options = {}) {
    validateObject(options, 'options');
    const { entryTypes, type, buffered } = { ...options };
    if (entryTypes === undefined && type === undefined) {
      throw new codes.ERR_MISSING_ARGS('options.entryTypes', 'options.type');
    }
    if (entryTypes != null && type != null) {
      throw new codes.ERR_INVALID_ARG_VALUE('options.entryTypes', entryTypes,
        'options.entryTypes can not set with options.type together');
    }
    if (this.#mode === 'single' && entryTypes !== undefined) throw wrongModification('multiple');
    if (this.#mode === 'multiple' && type !== undefined) throw wrongModification('single');
    this.#mode ??= type !== undefined ? 'single' : 'multiple';
    if (this.#mode === 'multiple') this.#observeAll(entryTypes);
    else if (!this.#observeOne(type, buffered)) return;
    if (this.#types.size > 0) observers.add(this);
    else this.disconnect();
  }

  #observeAll(types) {
    if (!Array.isArray(types)) throw new codes.ERR_INVALID_ARG_TYPE('options.entryTypes', 'string[]', types);
    this.#types.clear();
    for (const type of types) this.#add(type);
  }

  #observeOne(type, buffered) {
    if (!supported.includes(type)) return false;
    this.#add(type);
    if (buffered) {
      this.#buffer.push(...select(undefined, type));
      pending.add(this);
      schedule();
    }
    return true;
  }

  #add(type) {
    if (!supported.includes(type)) return;
    if (unmeasured.includes(type)) require('internal/unsupported')(`perf_hooks.PerformanceObserver of type ${type}`)();
    this.#types.add(type);
  }

  disconnect() {
    observers.delete(this);
    pending.delete(this);
    this.#buffer = [];
    this.#types.clear();
    this.#mode = undefined;
  }

  takeRecords() {
    const list = this.#buffer;
    this.#buffer = [];
    return list;
  }

  static get supportedEntryTypes() {
    return supported;
  }

  static {
    offer = (observer, entry) => {
      if (!observer.#types.has(entry.entryType)) return;
      observer.#buffer.push(entry);
      pending.add(observer);
      schedule();
    };
    dispatch = (observer) => {
      const list = new PerformanceObserverEntryList(kInternal, observer.takeRecords());
      observer.#callback(list, observer);
    };
  }

  [kInspect](depth, options) {
    return inspectAs(this, 'PerformanceObserver', {
      connected: observers.has(this), pending: pending.has(this), entryTypes: [...this.#types], buffer: this.#buffer,
    }, depth, options);
  }
}

expose(PerformanceObserver.prototype, ['observe', 'disconnect', 'takeRecords'], 'PerformanceObserver');

// Tells the observers of an entry.
function enqueue(entry) {
  for (const observer of observers) offer(observer, entry);
}

function keep(entry) {
  timeline[entry.entryType]?.push(entry);
}

function clear(type, name) {
  timeline[type] = name === undefined ? [] : timeline[type].filter((entry) => entry.name !== name);
}

// The entries of the timeline by name and type, undefined for any.
function select(name, type) {
  let list = [];
  if (type === undefined) list = [...timeline.mark, ...timeline.measure, ...timeline.resource];
  else if (Object.hasOwn(timeline, type)) list = timeline[type].slice();
  if (name !== undefined) list = list.filter((entry) => entry.name === name);
  return list.sort(byStart);
}

module.exports = { PerformanceObserver, PerformanceObserverEntryList, clear, enqueue, keep, select };
