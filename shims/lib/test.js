'use strict';

// node:test, on the runner of internal/test_runner. What it prints in Node (TAP, spec) is not printed.

const runner = require('internal/test_runner');
const unsupported = require('internal/unsupported');

class TestContext {
  #owner;

  constructor(owner) {
    this.#owner = owner;
    this.mock = { __proto__: null };
    for (const name of ['fn', 'method', 'getter', 'setter', 'reset', 'restoreAll']) {
      this.mock[name] = unsupported(`node:test mock.${name}`);
    }
  }

  get name() { return this.#owner.title; }
  get signal() { return (this.abort ??= new (require('internal/abort_controller').AbortController)()).signal; }

  timeout(ms) {
    if (ms !== undefined) this.#owner.timeoutMs = ms;
    return this;
  }

  diagnostic() {}
  skip() {}
  todo() {}
  runOnly() {}

  before(fn) { return fn(this); }
  after(fn) { (this.#owner.cleanup ??= []).push(fn); }

  // A subtest runs at once, within its parent.
  async test(name, options, fn) {
    [name, options, fn] = args(name, options, fn);
    if (options.skip || options.todo || fn === undefined) return;
    const context = new TestContext({ title: name, fullTitle: `${this.#owner.fullTitle} ${name}` });
    if (fn.length > 1) await new Promise((resolve, reject) => fn(context, (err) => (err ? reject(err) : resolve())));
    else await fn(context);
  }
}

function args(name, options, fn) {
  if (typeof name === 'function') [name, options, fn] = [name.name || '<anonymous>', {}, name];
  else if (name !== null && typeof name === 'object') [name, options, fn] = ['<anonymous>', name, options];
  else if (typeof options === 'function') [options, fn] = [{}, options];
  return [name, options ?? {}, fn];
}

function test(name, options, fn) {
  [name, options, fn] = args(name, options, fn);
  const skip = options.skip || options.todo;
  return new Promise((resolve) => {
    const body = fn && (fn.length > 1 ?
      (t, done) => fn(t, (err) => { done(err); resolve(); }) :
      async (t) => { await fn(t); resolve(); });
    runner.addTest(name, { ...options, skip, context: (owner) => new TestContext(owner) }, body);
    if (skip) resolve();
  });
}

function suite(name, options, fn) {
  [name, options, fn] = args(name, options, fn);
  runner.addSuite(name, options, fn);
  return Promise.resolve();
}

for (const f of [test, suite]) {
  f.skip = (name, options, fn) => f(name, { ...args(name, options, fn)[1], skip: true }, args(name, options, fn)[2]);
  f.todo = f.skip;
  f.only = (name, options, fn) => f(name, { ...args(name, options, fn)[1], only: true }, args(name, options, fn)[2]);
}

module.exports = Object.assign(test, {
  test,
  it: test,
  describe: suite,
  suite,
  before: runner.before,
  after: runner.after,
  beforeEach: runner.beforeEach,
  afterEach: runner.afterEach,
  run: unsupported('node:test run'),
  mock: new Proxy({}, { get: (_, name) => unsupported(`node:test mock.${String(name)}`) }),
});
