'use strict';

// What Dir.prototype.entries gives: the async generator that reads entries until there are none, and closes the
// directory when it ends, fails or is left. It takes the microtasks that ECMAScript (27.6, AsyncGenerator objects)
// says such a generator takes: one per await, one per yield, one for the value of return().

const kStart = 0;
const kSuspended = 1;
const kRunning = 2;
const kDone = 3;

class DirIterator {
  #read;
  #close;
  #state = kStart;
  #queue = [];

  // read() promises the next entry or null, close() the end.
  constructor(read, close) {
    this.#read = read;
    this.#close = close;
  }

  next(value) {
    return this.#enqueue('next', value);
  }

  return(value) {
    return this.#enqueue('return', value);
  }

  throw(value) {
    return this.#enqueue('throw', value);
  }

  #enqueue(kind, value) {
    return new Promise((resolve, reject) => {
      this.#queue.push({ kind, value, resolve, reject });
      if (this.#state !== kRunning) this.#resume();
    });
  }

  // Answers requests until one must wait.
  #resume() {
    while (this.#queue.length > 0) {
      const { kind, value } = this.#queue[0];
      if (this.#state === kSuspended || (this.#state === kStart && kind === 'next')) {
        this.#go(kind, value);
        return;
      }
      if (kind === 'return') {
        this.#state = kRunning;
        Promise.resolve(value).then((v) => this.#finish(v), (err) => this.#fail(err));
        return;
      }
      this.#state = kDone;
      const request = this.#queue.shift();
      if (kind === 'next') request.resolve({ value: undefined, done: true });
      else request.reject(value);
    }
  }

  #go(kind, value) {
    this.#state = kRunning;
    if (kind === 'throw') {
      this.#leave(() => this.#fail(value));
    } else if (kind === 'return') {
      Promise.resolve(value).then((v) => this.#leave(() => this.#finish(v)),
        (err) => this.#leave(() => this.#fail(err)));
    } else {
      this.#read().then((entry) => this.#took(entry), (err) => this.#leave(() => this.#fail(err)));
    }
  }

  #took(entry) {
    if (entry === null) this.#leave(() => this.#finish(undefined));
    else Promise.resolve(entry).then(() => this.#yield(entry));
  }

  #yield(value) {
    this.#state = kSuspended;
    this.#queue.shift().resolve({ value, done: false });
    this.#resume();
  }

  // The finally block.
  #leave(then) {
    this.#close().then(then, (err) => this.#fail(err));
  }

  #finish(value) {
    this.#state = kDone;
    this.#queue.shift().resolve({ value, done: true });
    this.#resume();
  }

  #fail(err) {
    this.#state = kDone;
    this.#queue.shift().reject(err);
    this.#resume();
  }
}

Object.defineProperty(DirIterator.prototype, Symbol.asyncIterator ?? Symbol.for('Symbol.asyncIterator'), {
  __proto__: null,
  value() {
    return this;
  },
  enumerable: false,
  writable: true,
  configurable: true,
});

module.exports = { DirIterator };
