'use strict';

// assert.CallTracker (lib/internal/assert/calltracker.js at v20.20.2).

const { codes } = require('internal/errors');
const { validateUint32 } = require('internal/validators');
const AssertionError = require('internal/assert/assertion_error');

// The calls of one tracked function.
class Tracked {
  constructor(name, expected) {
    this.name = name;
    this.expected = expected;
    this.stack = new Error();
    this.calls = [];
  }

  add(thisArg, args) {
    this.calls.push(Object.freeze({ thisArg, arguments: Object.freeze([...args]) }));
  }

  // What is wrong with the number of calls, undefined if nothing is.
  report() {
    const actual = this.calls.length;
    if (actual === this.expected) return undefined;
    const message = `Expected the ${this.name} function to be executed ${this.expected} time(s) but was executed ` +
      `${actual} time(s).`;
    return { message, actual, expected: this.expected, operator: this.name, stack: this.stack };
  }
}

class CallTracker {
  #all = new Set();
  #byFunction = new WeakMap();

  #find(fn) {
    const tracked = this.#byFunction.get(fn);
    if (tracked === undefined) throw new codes.ERR_INVALID_ARG_VALUE('tracked', fn, 'is not a tracked function');
    return tracked;
  }

  reset(tracked) {
    for (const one of tracked === undefined ? this.#all : [this.#find(tracked)]) one.calls = [];
  }

  getCalls(tracked) {
    return Object.freeze([...this.#find(tracked).calls]);
  }

  calls(fn, expected = 1) {
    if (process._exiting) throw new codes.ERR_UNAVAILABLE_DURING_EXIT();
    const times = typeof fn === 'number' ? fn : expected;
    const target = typeof fn === 'number' || fn === undefined ? Function.prototype : fn;
    validateUint32(times, 'expected', true);
    const tracked = new Tracked(target.name || 'calls', times);
    const proxy = new Proxy(target, {
      __proto__: null,
      apply(callee, thisArg, args) {
        tracked.add(thisArg, args);
        return Reflect.apply(callee, thisArg, args);
      },
    });
    this.#all.add(tracked);
    this.#byFunction.set(proxy, tracked);
    return proxy;
  }

  report() {
    return [...this.#all].map((tracked) => tracked.report()).filter((wrong) => wrong !== undefined);
  }

  verify() {
    const details = this.report();
    if (details.length === 0) return;
    const message = details.length === 1 ? details[0].message : 'Functions were not called the expected number of times';
    throw new AssertionError({ message, details });
  }
}

module.exports = CallTracker;
