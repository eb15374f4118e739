'use strict';

// performance.mark and measure (lib/internal/perf/usertiming.js at v20.20.2).

const { codes } = require('internal/errors');
const { validateInternalField, validateNumber, validateObject, validateString } = require('internal/validators');
const { PerformanceEntry, expose, kInternal } = require('internal/perf/entry');
const { enqueue, keep } = require('internal/perf/observe');
const { now } = internalBinding('process');

const kDetail = Symbol('kDetail');
const milestones = ['nodeStart', 'v8Start', 'environment', 'loopStart', 'loopExit', 'bootstrapComplete'];
const times = new Map(); // of marks, the latest of each name

function copyOf(detail) {
  return detail == null ? null : require('internal/structured_clone').structuredClone(detail);
}

// The time that a measure names: of a mark, of a milestone of Node's, or a number.
function timeOf(name) {
  if (name === undefined) return undefined;
  if (typeof name === 'number') {
    if (name < 0) throw new codes.ERR_PERFORMANCE_INVALID_TIMESTAMP(name);
    return name;
  }
  name = `${name}`;
  if (milestones.includes(name)) return require('internal/perf/node_timing')[name];
  const time = times.get(name);
  if (time === undefined) {
    const { DOMException } = require('internal/dom_exception');
    throw new DOMException(`The "${name}" performance mark has not been set`, 'SyntaxError');
  }
  return time;
}

class PerformanceMark extends PerformanceEntry {
  constructor(name, options = undefined) {
    if (arguments.length === 0) throw new codes.ERR_MISSING_ARGS('name');
    name = `${name}`;
    if (milestones.includes(name)) throw new codes.ERR_INVALID_ARG_VALUE('name', name);
    if (options != null) validateObject(options, 'options');
    const startTime = options?.startTime ?? now();
    validateNumber(startTime, 'startTime');
    if (startTime < 0) throw new codes.ERR_PERFORMANCE_INVALID_TIMESTAMP(startTime);
    times.set(name, startTime);
    const detail = copyOf(options?.detail);
    super(kInternal, name, 'mark', startTime, 0);
    this[kDetail] = detail;
  }

  get detail() {
    validateInternalField(this, kDetail, 'PerformanceMark');
    return this[kDetail];
  }

  toJSON() {
    return { ...super.toJSON(), detail: this[kDetail] };
  }
}

expose(PerformanceMark.prototype, ['detail'], 'PerformanceMark');

class PerformanceMeasure extends PerformanceEntry {
  get detail() {
    validateInternalField(this, kDetail, 'PerformanceMeasure');
    return this[kDetail];
  }

  toJSON() {
    return { ...super.toJSON(), detail: this[kDetail] };
  }
}

expose(PerformanceMeasure.prototype, ['detail'], 'PerformanceMeasure');

function mark(name, options) {
  const entry = new PerformanceMark(name, options);
  enqueue(entry);
  keep(entry);
  return entry;
}

function invalid(message) {
  return new codes.ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS(message);
}

// The options of measure, if it was called with an object that says when.
function spanOf(options, endMark) {
  if (options === null || typeof options !== 'object') return undefined;
  const { start, end, duration } = options;
  if (start === undefined && end === undefined) return undefined;
  if (endMark !== undefined) throw invalid('endMark must not be specified');
  if (start !== undefined && end !== undefined && duration !== undefined) {
    throw invalid('Must not have options.start, options.end, and options.duration specified');
  }
  return { start, end, duration };
}

function endOf(span, endMark) {
  if (endMark !== undefined) return timeOf(endMark);
  if (span?.end !== undefined) return timeOf(span.end);
  if (span?.start !== undefined && span.duration !== undefined) return timeOf(span.start) + timeOf(span.duration);
  return now();
}

function startOf(first, span, end) {
  if (typeof first === 'string') return timeOf(first);
  if (span?.start !== undefined) return timeOf(span.start);
  if (span?.duration !== undefined && end !== undefined) return end - timeOf(span.duration);
  return 0;
}

function measure(name, startOrOptions, endMark) {
  validateString(name, 'name');
  const span = spanOf(startOrOptions, endMark);
  const end = endOf(span, endMark);
  const start = startOf(startOrOptions, span, end);
  const detail = copyOf(startOrOptions?.detail);
  const entry = new PerformanceMeasure(kInternal, name, 'measure', start, end - start);
  entry[kDetail] = detail;
  enqueue(entry);
  keep(entry);
  return entry;
}

function forget(name) {
  if (name === undefined) {
    times.clear();
    return;
  }
  if (milestones.includes(name)) throw new codes.ERR_INVALID_ARG_VALUE('name', name);
  times.delete(name);
}

module.exports = { PerformanceMark, PerformanceMeasure, forget, mark, measure };
