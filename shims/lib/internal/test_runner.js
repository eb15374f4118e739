'use strict';

// The test functions: describe, it and hooks as Mocha 10 has them, and what node:test builds on. Tests
// are registered while the program's files load, and run one after the other from an immediate on.
// Under a search one test is selected; its hooks run with it, the others do not.
//
// A time-out runs on the virtual clock, and only if the program asks for one (this.timeout, the option
// timeout): a search considers I/O of any speed, so a time-out nobody asked for would say nothing. A
// test that never finishes is found when nothing is left to run.

const binding = internalBinding('test');
const { setTimeout, clearTimeout, setImmediate } = internalBinding('timers');

class Suite {
  constructor(title, parent, options = {}) {
    this.title = title;
    this.parent = parent;
    this.skip = Boolean(options.skip || parent?.skip);
    this.timeoutMs = options.timeout ?? parent?.timeoutMs;
    this.hooks = { before: [], after: [], beforeEach: [], afterEach: [] };
    this.entries = [];
  }

  get fullTitle() {
    return this.parent?.fullTitle ? `${this.parent.fullTitle} ${this.title}` : this.title;
  }
}

const root = new Suite('', undefined);
let current = root;
let started = false;
let only = false;
const names = [];

// Anything registered asks for the run to start once the files are loaded.
function start() {
  if (!started) {
    started = true;
    setImmediate(run);
  }
}

function addSuite(title, options, body) {
  start();
  const suite = new Suite(String(title), current, options);
  suite.only = Boolean(options.only);
  if (suite.only) only = true;
  current.entries.push(suite);
  const outer = current;
  current = suite;
  try {
    body?.call(contextOf(suite), contextOf(suite));
  } finally {
    current = outer;
  }
  return suite;
}

function addTest(title, options, body) {
  start();
  const test = {
    title: String(title), suite: current, body, timeoutMs: options.timeout ?? current.timeoutMs,
    skip: Boolean(options.skip || current.skip || body === undefined), only: Boolean(options.only),
    context: options.context,
  };
  test.fullTitle = current.fullTitle ? `${current.fullTitle} ${test.title}` : test.title;
  if (test.only) only = true;
  names.push(test.fullTitle);
  if (!test.skip) binding.register(test.fullTitle);
  current.entries.push(test);
  return test;
}

function addHook(kind, name, body) {
  if (typeof name === 'function') body = name;
  current.hooks[kind].push(body);
}

// contextOf is `this` of a suite, a hook or a test.
function contextOf(owner) {
  return {
    timeout(ms) {
      if (ms === undefined) return owner.timeoutMs ?? 0;
      owner.timeoutMs = ms;
      return this;
    },
    slow() { return this; },
    retries() { return this; },
    skip() {
      throw SKIPPED;
    },
    test: owner,
    currentTest: owner,
    name: owner.title,
  };
}

const SKIPPED = Symbol('skipped');

function selected(entry) {
  if (entry instanceof Suite) return entry.entries.some(selected);
  if (entry.skip || !binding.selected(entry.fullTitle)) return false;
  if (!only) return true;
  for (let o = entry; o; o = o.suite ?? o.parent) if (o.only) return true;
  return false;
}

function run() {
  runSuite(root, [], [], () => binding.finished());
}

// each calls step for every item, one after the other, with an immediate between them as in Mocha.
function each(items, step, done) {
  let i = 0;
  const next = () => {
    if (i === items.length) {
      done();
      return;
    }
    const item = items[i++];
    step(item, () => setImmediate(next));
  };
  next();
}

function runSuite(suite, beforeEach, afterEach, done) {
  if (suite.entries.length > 0 && !suite.entries.some(selected)) {
    done();
    return;
  }
  const befores = [...beforeEach, ...suite.hooks.beforeEach];
  const afters = [...suite.hooks.afterEach, ...afterEach];
  const hook = (kind) => (body, next) => call(body, { title: `"${kind}" hook`, fullTitle: suite.fullTitle, suite }, next);
  each(suite.hooks.before, hook('before all'), () => {
    each(suite.entries.filter(selected), (entry, next) => {
      if (entry instanceof Suite) runSuite(entry, befores, afters, next);
      else runTest(entry, befores, afters, next);
    }, () => each(suite.hooks.after, hook('after all'), done));
  });
}

function runTest(test, befores, afters, done) {
  binding.running(test.fullTitle);
  each(befores, (body, next) => call(body, test, next), () => {
    call(test.body, test, () => {
      each(afters, (body, next) => call(body, test, next), () => {
        binding.running('');
        done();
      });
    });
  });
}

// call runs one function of a test: it is done when it returns, when its promise settles, or when it
// calls done, once.
function call(body, owner, next) {
  const context = owner.context ? owner.context(owner) : contextOf(owner);
  let timer;
  let finished = false;
  const finish = (err) => {
    if (finished) return;
    finished = true;
    clearTimeout(timer);
    if (err === undefined || err === null || err === false) next();
    else binding.failed('failed test', owner.fullTitle, err);
  };
  const expire = () => {
    const ms = owner.timeoutMs;
    finish(new Error(`Timeout of ${ms}ms exceeded. For async tests and hooks, ensure "done()" is called; ` +
      'if returning a Promise, ensure it resolves.'));
  };
  const arm = () => {
    clearTimeout(timer);
    if (!finished && owner.timeoutMs > 0) timer = setTimeout(expire, owner.timeoutMs);
  };
  arm();
  const set = context.timeout;
  context.timeout = function timeout(ms) {
    const result = set.call(this, ms);
    if (ms !== undefined) arm();
    return result;
  };
  const takesDone = body.length > (owner.context ? 1 : 0);
  let calls = 0;
  const done = (err) => {
    if (++calls > 1) {
      binding.failed('done twice', owner.fullTitle, err instanceof Error ? err : new Error('done() called multiple times'));
      return;
    }
    finish(err);
  };
  let result;
  try {
    result = owner.context ? body.call(context, context, takesDone ? done : undefined) : body.call(context, takesDone ? done : undefined);
  } catch (err) {
    if (err === SKIPPED) finish();
    else binding.failed('failed test', owner.fullTitle, err);
    return;
  }
  if (takesDone) return;
  if (result !== null && typeof result === 'object' && typeof result.then === 'function') {
    result.then(() => finish(), (err) => finish(err === SKIPPED ? undefined : err ?? new Error('rejected without a reason')));
  } else {
    finish();
  }
}

function it(title, options, body) {
  if (typeof options === 'function' || options === undefined) [options, body] = [{}, options];
  return addTest(title, options, body);
}
it.skip = (title) => addTest(title, { skip: true }, () => {});
it.only = (title, body) => addTest(title, { only: true }, body);

function describe(title, options, body) {
  if (typeof options === 'function' || options === undefined) [options, body] = [{}, options];
  return addSuite(title, options, body);
}
describe.skip = (title, body) => addSuite(title, { skip: true }, body);
describe.only = (title, body) => addSuite(title, { only: true }, body);

const hook = (kind) => (name, body) => addHook(kind, name, body);

module.exports = {
  describe,
  context: describe,
  suite: describe,
  it,
  test: it,
  specify: it,
  xit: it.skip,
  xdescribe: describe.skip,
  before: hook('before'),
  after: hook('after'),
  beforeAll: hook('before'),
  afterAll: hook('after'),
  beforeEach: hook('beforeEach'),
  afterEach: hook('afterEach'),
  addTest,
  addSuite,
};
