'use strict';

// node:console, the global console (lib/internal/console/global.js at v20.20.2). Its methods are
// made when they are first read; they need no receiver.

const { lazyObject } = internalBinding('util');
const { ConsoleState, exposeState, kState } = require('internal/console/state');
const { bindMethod, names } = require('internal/console/methods');

const state = new ConsoleState();

// The tag and what else is not enumerable: a lazy object cannot have it itself.
const hidden = {};
Object.defineProperty(hidden, kState, { value: state, enumerable: false });
Object.defineProperty(hidden, Symbol.toStringTag, {
  value: 'console', writable: false, enumerable: false, configurable: true,
});
exposeState(hidden, state);

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
    case 'context':
    case 'createTask': return require('internal/unsupported')(`console.${name}`);
    default: return bindMethod(name, () => [current(), state]);
  }
}

module.exports = lazyObject([...names, 'Console', 'profile', 'profileEnd', 'timeStamp', 'context', 'createTask'], make, hidden);
