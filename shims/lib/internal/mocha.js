'use strict';

// Mocha 10, the program's own, under a search: its runner tells which tests there are, which one runs and
// which one has failed. It is told which tests to run, and no time limits but those that a test sets itself: a
// search considers I/O of any speed, so Mocha's preset limit would say nothing.
// Events and members are those of mocha/lib/runner.js, public API but for _grep.

const binding = internalBinding('test');

const hooks = ['_beforeAll', '_beforeEach', '_afterEach', '_afterAll'];

function unlimited(suite) {
  suite.timeout(0);
  for (const list of hooks) suite[list].forEach((hook) => hook.timeout(0));
  suite.tests.forEach((test) => test.timeout(0));
  suite.suites.forEach(unlimited);
}

function select(runner) {
  const own = runner._grep;
  const invert = runner._invert;
  runner._invert = false;
  runner._grep = { test: (title) => own.test(title) !== Boolean(invert) && binding.selected(title) };
}

function register(runner) {
  runner.suite.eachTest((test) => {
    if (!test.isPending() && runner._grep.test(test.fullTitle())) binding.register(test.fullTitle());
  });
}

function failed(test, error) {
  const twice = error?.code === 'ERR_MOCHA_MULTIPLE_DONE';
  binding.failed(twice ? 'done twice' : 'failed test', test.fullTitle(), error);
}

// watch is called with the class when the program has loaded it.
module.exports.watch = function(Runner) {
  const { run } = Runner.prototype;
  Runner.prototype.run = function(...args) {
    unlimited(this.suite);
    select(this);
    this.once('start', () => register(this));
    this.on('test', (test) => binding.running(test.fullTitle()));
    this.on('test end', () => binding.running(''));
    this.on('fail', failed);
    this.once('end', () => binding.finished());
    return Reflect.apply(run, this, args);
  };
};
