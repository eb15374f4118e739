'use strict';

// node:console, the global console (lib/internal/console/global.js at v20.20.2). Its methods are
// made when they are first read; they need no receiver.

const { lazyObject } = internalBinding('util');
const { bindPrinter, kState, names, newState, stderrOf, stdoutOf } = require('internal/console/state');

const state = newState();

// What Node shows of the state, not listed.
function exposed(name) {
  switch (name) {
    case '_stdout': return stdoutOf(state);
    case '_stderr': return stderrOf(state);
    case '_ignoreErrors': return true;
    case '_times': return (state.times ??= new Map());
    default: return undefined;
  }
}

// What a lazy object cannot have itself: symbols, and properties that are not enumerable.
const hidden = { __proto__: lazyObject('_*', exposed) };
Object.defineProperty(hidden, kState, { value: state, enumerable: false });
Object.defineProperty(hidden, Symbol.toStringTag, {
  value: 'console', writable: false, enumerable: false, configurable: true,
});

// The console whose log, warn and error the others call: the program may have replaced them.
function current() {
  const { console } = globalThis;
  return typeof console === 'object' && console !== null ? console : module.exports;
}

// These do nothing unless a debugger is attached.
function debuggerOnly(name) {
  return Object.defineProperty(() => {}, 'name', { value: name });
}

function make(name) {
  switch (name) {
    case 'Console': return require('internal/console/constructor').Console;
    case 'profile':
    case 'profileEnd':
    case 'timeStamp': return debuggerOnly(name);
    case 'log':
    case 'info':
    case 'debug':
    case 'dirxml':
    case 'error':
    case 'warn': return bindPrinter(name, state);
    case 'createTask': return createTask;
    case 'context': return require('internal/unsupported')(`console.${name}`);
    default: return require('internal/console/methods').bindMethod(name, () => [current(), state]);
  }
}

// For the debugger, which is not there: a task only runs its function.
function createTask(name) {
  if (typeof name !== 'string' || name === '') throw new Error('First argument must be a non-empty string.');
  return {
    run(f) {
      if (typeof f !== 'function') throw new Error('First argument must be a function.');
      return f();
    },
  };
}

module.exports = lazyObject(`${names} Console profile profileEnd timeStamp context createTask`, make, hidden);
