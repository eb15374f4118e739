'use strict';

// node:child_process (lib/child_process.js at v20.20.2). What other programs do is scripted with
// require('loopcheck').exec; a command that nothing is scripted for is refused by name, and so is fork.

const { ChildProcess } = require('internal/child_process/child');

const customPromisify = Symbol.for('nodejs.util.promisify.custom');

function spawn(file, args, options) {
  const { checkTimeout, killSignalOf, spawnArgs } = require('internal/child_process/args');
  options = spawnArgs(file, args, options);
  checkTimeout(options.timeout);
  require('internal/validators').validateAbortSignal(options.signal, 'options.signal');
  const killSignal = killSignalOf(options.killSignal);
  const child = new ChildProcess();
  child.spawn(options);
  if (options.timeout > 0) killLater(child, options.timeout, killSignal);
  if (options.signal) abortBy(child, options.signal, killSignal);
  return child;
}

function killLater(child, timeout, killSignal) {
  const timers = require('timers');
  const timer = timers.setTimeout(() => {
    try {
      child.kill(killSignal);
    } catch (err) {
      child.emit('error', err);
    }
  }, timeout);
  child.once('exit', () => timers.clearTimeout(timer));
}

function abortBy(child, signal, killSignal) {
  const onAbort = () => {
    const { AbortError } = require('internal/errors');
    try {
      if (child.kill(killSignal)) child.emit('error', new AbortError(undefined, { cause: signal.reason }));
    } catch (err) {
      child.emit('error', err);
    }
  };
  if (signal.aborted) {
    process.nextTick(onAbort);
  } else {
    const { addAbortListener } = require('internal/events/abort_listener');
    const { SymbolDispose } = require('internal/util');
    child.once('exit', addAbortListener(signal, onAbort)[SymbolDispose]);
  }
}

function execFile(file, args, options, callback) {
  return require('internal/child_process/exec').execFile(file, args, options, callback);
}

function exec(command, options, callback) {
  const opts = require('internal/child_process/args').execArgs(command, options, callback);
  return module.exports.execFile(opts.file, opts.options, opts.callback);
}

for (const fn of [exec, execFile]) {
  Object.defineProperty(fn, customPromisify, {
    value: (...args) => require('internal/child_process/exec').promisified(fn)(...args),
  });
}

function execFileSync(file, args, options) {
  return require('internal/child_process/sync').execFileSync(file, args, options);
}

function execSync(command, options) {
  return require('internal/child_process/sync').execSync(command, options);
}

function spawnSync(file, args, options) {
  return require('internal/child_process/sync').spawnSync(file, args, options);
}

module.exports = {
  _forkChild: require('internal/unsupported')('child_process._forkChild'),
  ChildProcess,
  exec,
  execFile,
  execFileSync,
  execSync,
  fork: require('internal/unsupported')('child_process.fork'),
  spawn,
  spawnSync,
};
