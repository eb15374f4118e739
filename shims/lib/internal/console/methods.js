'use strict';

// The methods of consoles (lib/internal/console/constructor.js at v20.20.2). Each is
// (self, state, ...arguments): self is the console, whose log, warn and error may have been
// replaced, state its state (internal/console/state).

const { optionsFor, print, stderrOf, stdoutOf, textOf, writeLine } = require('internal/console/state');

function log(self, state, ...args) {
  print(state, false, args);
}

function warn(self, state, ...args) {
  print(state, true, args);
}

function dir(self, state, object, options) {
  const { inspect } = require('internal/util/inspect');
  const stream = stdoutOf(state);
  writeLine(state, stream, inspect(object, { customInspect: false, ...optionsFor(state, stream), ...options }));
}

function time(self, state, label = 'default') {
  const name = `${label}`;
  state.times ??= new Map();
  if (state.times.has(name)) {
    process.emitWarning(`Label '${name}' already exists for console.time()`);
  } else {
    state.times.set(name, process.hrtime());
  }
}

// 1234.5 as '1.234s', in hours, minutes, seconds or milliseconds.
function durationText(milliseconds) {
  if (milliseconds < 1000) return `${Number(milliseconds.toFixed(3))}ms`;
  const hours = Math.floor(milliseconds / 3600000);
  const minutes = Math.floor((milliseconds % 3600000) / 60000);
  const seconds = ((milliseconds % 60000) / 1000).toFixed(3);
  if (hours === 0 && minutes === 0) return `${seconds}s`;
  const two = (n) => `${n}`.padStart(2, '0');
  const [whole, fraction] = seconds.split('.');
  const tail = `${two(whole)}.${fraction}`;
  return hours === 0 ? `${minutes}:${tail} (m:ss.mmm)` : `${hours}:${two(minutes)}:${tail} (h:mm:ss.mmm)`;
}

// Prints how long ago time(label) was. Returns whether there was one.
function printTime(self, state, method, label, data) {
  const start = state.times?.get(label);
  if (start === undefined) {
    process.emitWarning(`No such label '${label}' for console.${method}()`);
    return false;
  }
  const [seconds, nanoseconds] = process.hrtime(start);
  self.log('%s: %s', label, durationText(seconds * 1000 + nanoseconds / 1e6), ...data);
  return true;
}

function timeEnd(self, state, label = 'default') {
  if (printTime(self, state, 'timeEnd', `${label}`, [])) state.times.delete(`${label}`);
}

function timeLog(self, state, label = 'default', ...data) {
  printTime(self, state, 'timeLog', `${label}`, data);
}

// top is the function that the program called: its own frame does not show.
function trace(self, state, top, ...args) {
  const err = { name: 'Trace', message: textOf(state, stderrOf(state), args) };
  Error.captureStackTrace(err, top);
  self.error(err.stack);
}

function assert(self, state, expression, ...args) {
  if (expression) return;
  args[0] = `Assertion failed${args.length === 0 ? '' : `: ${args[0]}`}`;
  self.warn(...args);
}

// There is no terminal to clear.
function clear() {}

function count(self, state, label = 'default') {
  const name = `${label}`;
  state.counts ??= new Map();
  const times = (state.counts.get(name) ?? 0) + 1;
  state.counts.set(name, times);
  self.log(`${name}: ${times}`);
}

function countReset(self, state, label = 'default') {
  if (state.counts?.has(label)) {
    state.counts.delete(`${label}`);
  } else {
    process.emitWarning(`Count for '${label}' does not exist`);
  }
}

function group(self, state, ...data) {
  if (data.length > 0) self.log(...data);
  state.indent += ' '.repeat(state.indentWidth);
}

function groupEnd(self, state) {
  state.indent = state.indent.slice(0, state.indent.length - state.indentWidth);
}

function table(self, state, data, columns) {
  if (columns !== undefined) require('internal/validators').validateArray(columns, 'properties');
  if (data === null || typeof data !== 'object') {
    self.log(data);
  } else {
    self.log(require('internal/console/table')(data, columns, optionsFor(state, stdoutOf(state))));
  }
}

// The method of that name, by the shape above.
function methodNamed(name) {
  switch (name) {
    case 'log':
    case 'debug':
    case 'info':
    case 'dirxml': return log;
    case 'warn':
    case 'error': return warn;
    case 'dir': return dir;
    case 'time': return time;
    case 'timeEnd': return timeEnd;
    case 'timeLog': return timeLog;
    case 'trace': return trace;
    case 'assert': return assert;
    case 'clear': return clear;
    case 'count': return count;
    case 'countReset': return countReset;
    case 'group':
    case 'groupCollapsed': return group;
    case 'groupEnd': return groupEnd;
    case 'table': return table;
    default: return undefined;
  }
}

function lengthOf(name) {
  switch (name) {
    case 'dir':
    case 'table': return 2;
    case 'assert': return 1;
    default: return 0;
  }
}

// Binds a method: find() gives [console, state] at each call.
function bindMethod(name, find) {
  const method = methodNamed(name);
  function bound(...args) {
    const [self, state] = find(this);
    return method === trace ? trace(self, state, bound, ...args) : method(self, state, ...args);
  }
  return Object.defineProperties(bound, { name: { value: name }, length: { value: lengthOf(name) } });
}

module.exports = { bindMethod, durationText };
