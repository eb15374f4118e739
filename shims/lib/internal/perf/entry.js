'use strict';

// PerformanceEntry and the entries of Node's own (lib/internal/perf/performance_entry.js at v20.20.2).

const { codes: { ERR_ILLEGAL_CONSTRUCTOR } } = require('internal/errors');
const { validateInternalField } = require('internal/validators');

const kName = Symbol('PerformanceEntry.Name');
const kEntryType = Symbol('PerformanceEntry.EntryType');
const kStartTime = Symbol('PerformanceEntry.StartTime');
const kDuration = Symbol('PerformanceEntry.Duration');
const kDetail = Symbol('NodePerformanceEntry.Detail');
const kInternal = Symbol('kSkipThrow'); // the first argument of who may construct
const kInspect = Symbol.for('nodejs.util.inspect.custom');

function isPerformanceEntry(value) {
  return value?.[kName] !== undefined;
}

// How inspect shows an object of this module: its class and fields.
function inspectAs(self, name, fields, depth, options) {
  if (depth < 0) return self;
  const inner = options.depth == null ? null : options.depth - 1;
  return `${name} ${require('internal/util/inspect').inspect(fields, { ...options, depth: inner })}`;
}

// Makes members of a prototype enumerable and gives it a tag.
function expose(prototype, names, tag) {
  for (const name of names) Object.defineProperty(prototype, name, { enumerable: true });
  if (tag) Object.defineProperty(prototype, Symbol.toStringTag, { value: tag, configurable: true });
}

class PerformanceEntry {
  constructor(internal = undefined, name = undefined, type = undefined, start = undefined, duration = undefined) {
    if (internal !== kInternal) throw new ERR_ILLEGAL_CONSTRUCTOR();
    this[kName] = name;
    this[kEntryType] = type;
    this[kStartTime] = start;
    this[kDuration] = duration;
  }

  get name() {
    validateInternalField(this, kName, 'PerformanceEntry');
    return this[kName];
  }

  get entryType() {
    validateInternalField(this, kEntryType, 'PerformanceEntry');
    return this[kEntryType];
  }

  get startTime() {
    validateInternalField(this, kStartTime, 'PerformanceEntry');
    return this[kStartTime];
  }

  get duration() {
    validateInternalField(this, kDuration, 'PerformanceEntry');
    return this[kDuration];
  }

  [kInspect](depth, options) {
    return inspectAs(this, this.constructor.name, this.toJSON(), depth, options);
  }

  toJSON() {
    validateInternalField(this, kName, 'PerformanceEntry');
    return { name: this[kName], entryType: this[kEntryType], startTime: this[kStartTime], duration: this[kDuration] };
  }
}

expose(PerformanceEntry.prototype, ['name', 'entryType', 'startTime', 'duration', 'toJSON']);

class PerformanceNodeEntry extends PerformanceEntry {
  get detail() {
    validateInternalField(this, kDetail, 'NodePerformanceEntry');
    return this[kDetail];
  }

  toJSON() {
    return { ...super.toJSON(), detail: this[kDetail] };
  }
}

function createNodeEntry(name, type, start, duration, detail) {
  const entry = new PerformanceNodeEntry(kInternal, name, type, start, duration);
  entry[kDetail] = detail;
  return entry;
}

module.exports = { PerformanceEntry, createNodeEntry, expose, inspectAs, isPerformanceEntry, kInternal };
