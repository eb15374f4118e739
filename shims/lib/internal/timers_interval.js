'use strict';

// timers/promises.setInterval, after lib/timers/promises.js at v20.20.2. Node's is an async generator;
// this is its iterator written out, with the same ticks.

const timers = internalBinding('timers');

class Interval {
  #after;
  #value;
  #options;
  #interval;
  #passed = 0;
  #wake;
  #onAbort;
  #state = 'new';
  #last; // the answer to the request before: requests are served in order

  constructor(after, value, options) {
    this.#after = after;
    this.#value = value;
    this.#options = options;
  }

  [Symbol.asyncIterator]() { return this; }

  next() { return this.#serve(() => this.#advance()); }

  return(value) {
    return this.#serve(async () => {
      this.#finish();
      return { value: await value, done: true };
    });
  }

  throw(err) {
    return this.#serve(async () => {
      this.#finish();
      throw err;
    });
  }

  #serve(step) {
    const before = this.#last;
    const answer = before === undefined ? step() : before.then(step, step);
    const settled = () => { if (this.#last === answer) this.#last = undefined; };
    this.#last = answer;
    answer.then(settled, settled);
    return answer;
  }

  async #advance() {
    if (this.#state === 'done') return { value: undefined, done: true };
    try {
      if (this.#state === 'new') this.#start();
      const signal = this.#options.signal;
      if (!signal?.aborted && this.#passed === 0) await new Promise((resolve) => { this.#wake = resolve; });
      if (this.#passed > 0) {
        this.#passed--;
        return { value: await this.#value, done: false };
      }
      throw this.#aborted();
    } catch (err) {
      this.#finish();
      throw err;
    }
  }

  #start() {
    const { validateAbortSignal, validateBoolean, validateNumber, validateObject } = require('internal/validators');
    const options = this.#options;
    this.#state = 'running';
    if (this.#after !== undefined) validateNumber(this.#after, 'delay');
    validateObject(options, 'options');
    if (options.signal !== undefined) validateAbortSignal(options.signal, 'options.signal');
    if (options.ref !== undefined) validateBoolean(options.ref, 'options.ref');
    const signal = options.signal;
    if (signal?.aborted) throw this.#aborted();
    this.#interval = timers.setInterval(() => {
      this.#passed++;
      this.#tell();
    }, this.#after);
    if (options.ref === false) this.#interval.unref();
    this.#onAbort = () => {
      timers.clearInterval(this.#interval);
      if (this.#wake) this.#tell(Promise.reject(this.#aborted()));
    };
    signal?.addEventListener('abort', this.#onAbort, { once: true });
  }

  #tell(answer) {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.(answer);
  }

  #aborted() {
    const { AbortError } = require('internal/errors');
    return new AbortError(undefined, { cause: this.#options.signal?.reason });
  }

  #finish() {
    this.#state = 'done';
    timers.clearInterval(this.#interval);
    if (this.#onAbort) this.#options.signal?.removeEventListener('abort', this.#onAbort);
  }
}

module.exports = function setInterval(after, value, options = {}) { return new Interval(after, value, options); };
