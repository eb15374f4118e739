'use strict';

// ChildProcess (lib/internal/child_process.js at v20.20.2). No program is started: what a child does is scripted with
// require('loopcheck').exec.

const EventEmitter = require('events');
const { codes } = require('internal/errors');
const { Pipe } = require('internal/child_process/pipe');

const binding = internalBinding('child_process');
const kScript = Symbol('kScript');
const kTouched = Symbol('kIsUsedAsStdio');

// What is scripted for a command line.
function answerTo(options, what) {
  const { answer } = require('internal/loopcheck/exec');
  const { file, args } = options;
  const found = options.shell ? answer(args[args.length - 1], [], options) : answer(file, args.slice(1), options);
  if (found !== undefined) return found;
  const line = options.shell ? args[args.length - 1] : [file, ...args.slice(1)].join(' ');
  return require('internal/unsupported')(
    `${what} of ${JSON.stringify(line)}: nothing is scripted for it (require('loopcheck').exec)`)();
}

function errnoOf(code) {
  const uv = require('internal/errors/uv');
  for (const [errno, [name]] of uv.all()) {
    if (name === code) return errno;
  }
  throw new codes.ERR_INVALID_ARG_VALUE('result.error', code);
}

function bytesOf(output) {
  const { Buffer } = require('buffer');
  return typeof output === 'string' ? Buffer.from(output) : Buffer.from(output.buffer, output.byteOffset, output.byteLength);
}

// The pieces that reads of a pipe give.
function piecesOf(output) {
  const bytes = bytesOf(output);
  const pieces = [];
  for (let i = 0; i < bytes.length; i += 65536) pieces.push(bytes.subarray(i, i + 65536));
  return pieces;
}

function stdioList(stdio) {
  if (typeof stdio === 'string') {
    switch (stdio) {
      case 'ignore': case 'overlapped': case 'pipe': return [stdio, stdio, stdio];
      case 'inherit': return [0, 1, 2];
    }
  }
  if (!Array.isArray(stdio)) throw new codes.ERR_INVALID_ARG_VALUE('stdio', stdio);
  const list = stdio.slice();
  while (list.length < 3) list.push(undefined);
  return list;
}

// { type: 'pipe' | 'ignore' | 'fd', fd } of one entry of stdio.
function stdioEntry(entry, i, sync) {
  if (entry == null) entry = i < 3 ? 'pipe' : 'ignore';
  if (entry === 'ignore') return { type: 'ignore' };
  if (entry === 'pipe' || entry === 'overlapped' || (typeof entry === 'number' && entry < 0)) return { type: 'pipe' };
  if (entry === 'inherit') return { type: 'fd', fd: i };
  if (typeof entry === 'number') return { type: 'fd', fd: entry };
  if (typeof entry.fd === 'number') return { type: 'fd', fd: entry.fd };
  if (entry === 'ipc') return require('internal/unsupported')('child_process: an IPC channel')();
  if (sync && (ArrayBuffer.isView(entry) || typeof entry === 'string')) return { type: 'pipe', input: entry };
  if (typeof entry === 'object' && typeof entry.pipe === 'function')
    return require('internal/unsupported')('child_process: a stream as stdio')();
  throw new codes.ERR_INVALID_ARG_VALUE('stdio', entry);
}

function validStdio(stdio, sync) {
  return stdioList(stdio).map((entry, i) => stdioEntry(entry, i, sync));
}

// What a child with its output on one of our descriptors writes.
function printTo(fd, bytes) {
  if (fd === 1 || fd === 2) binding.print(fd, bytes);
  else require('fs').writeSync(fd, bytes);
}

// What arrives on one of a child's descriptors.
function outputSteps(at, output) {
  const pieces = piecesOf(output);
  if (at.type === 'ignore') return [];
  return pieces.map((piece) => ['child output', () => (at.type === 'fd' ? printTo(at.fd, piece) : at.handle.arrive(piece))]);
}

function endSteps(...list) {
  return list.filter(({ type }) => type === 'pipe').map(({ handle }) => ['child end of output', () => handle.arrive(null)]);
}

// The events of a child in the order in which they come: [kind, function]. late is what a child of the child writes
// after the child has exited; it holds the pipes open.
function stepsOf(child, stdio, { stdout, stderr, late = '' }, exit) {
  const out = outputSteps(stdio[1], stdout);
  const err = outputSteps(stdio[2], stderr);
  const others = endSteps(...stdio.slice(3));
  if (late.length > 0)
    return [...out, ...err, ['child exit', exit], ...outputSteps(stdio[1], late), ...endSteps(stdio[1], stdio[2]), ...others];
  let steps = [...out, ...err, ...endSteps(stdio[1], stdio[2])];
  // The two pipes are two: with output in both, either can be read to its end first.
  if (out.length > 0 && err.length > 0) {
    const whole = [[...out, ...endSteps(stdio[1])], [...err, ...endSteps(stdio[2])]];
    const order = internalBinding('loopcheck').choose(3);
    if (order === 1) steps = whole.flat();
    if (order === 2) steps = whole.reverse().flat();
  }
  return [...steps, ...others, ['child exit', exit]];
}

function ChildProcess() {
  EventEmitter.call(this);
  this._closesNeeded = 1;
  this._closesGot = 0;
  this.connected = false;
  this.signalCode = null;
  this.exitCode = null;
  this.killed = false;
  this.spawnfile = null;
  this._handle = null;
}
Object.setPrototypeOf(ChildProcess.prototype, EventEmitter.prototype);
Object.setPrototypeOf(ChildProcess, EventEmitter);

// The process itself, as far as the loop goes.
class Process {
  #held = true;
  #stop;

  constructor() {
    binding.hold();
  }

  run(steps) {
    this.#stop?.();
    this.#stop = binding.run((i) => steps[i][1](), steps.map(([kind]) => kind), false);
  }

  ref() {
    if (!this.#held) binding.hold();
    this.#held = true;
  }

  unref() {
    if (this.#held) binding.release();
    this.#held = false;
  }

  hasRef() {
    return this.#held;
  }

  close() {
    this.unref();
  }
}

function onExit(child, exitCode, signalCode) {
  if (signalCode) child.signalCode = signalCode;
  else child.exitCode = exitCode;
  if (child.stdin) child.stdin.destroy();
  child._handle.close();
  child._handle = null;
  if (exitCode < 0) {
    const { ErrnoException } = require('internal/errors');
    const err = new ErrnoException(exitCode, child.spawnfile ? `spawn ${child.spawnfile}` : 'spawn');
    if (child.spawnfile) err.path = child.spawnfile;
    err.spawnargs = child.spawnargs.slice(1);
    child.emit('error', err);
  } else {
    child.emit('exit', child.exitCode, child.signalCode);
  }
  process.nextTick(flushStdio, child);
  maybeClose(child);
}

// What nobody has touched is read to its end, so that 'close' comes.
function flushStdio({ stdio }) {
  for (const stream of stdio ?? []) {
    if (stream && stream.readable && !stream[kTouched]) stream.resume();
  }
}

function maybeClose(child) {
  child._closesGot++;
  if (child._closesGot === child._closesNeeded) child.emit('close', child.exitCode, child.signalCode);
}

function openStreams(child, stdio) {
  const { Socket } = require('net');
  child.stdio = stdio.map((entry, i) => {
    if (entry.type !== 'pipe') return null;
    const socket = new Socket({ handle: entry.handle, readable: i > 0 });
    if (i > 0) {
      child._closesNeeded++;
      socket.on('close', () => maybeClose(child));
    }
    return socket;
  });
  [child.stdin, child.stdout, child.stderr] = child.stdio;
}

ChildProcess.prototype.spawn = function(options) {
  const { validateArray, validateObject, validateOneOf, validateString } = require('internal/validators');
  validateObject(options, 'options');
  const stdio = validStdio(options.stdio || 'pipe', false);
  validateOneOf(options.serialization, 'options.serialization', [undefined, 'json', 'advanced']);
  validateString(options.file, 'options.file');
  this.spawnfile = options.file;
  if (options.args === undefined) {
    this.spawnargs = [];
  } else {
    validateArray(options.args, 'options.args');
    this.spawnargs = options.args;
  }
  const answer = answerTo({ ...options, args: this.spawnargs }, 'child_process.spawn');
  this._handle = new Process();
  for (const entry of stdio) {
    if (entry.type === 'pipe') entry.handle = new Pipe();
  }
  this[kScript] = { stdio, answer };
  const errno = answer.error === undefined ? 0 : errnoOf(answer.error);
  if (errno !== 0) {
    process.nextTick(onExit, this, errno);
    const ends = stepsOf(this, stdio, { stdout: '', stderr: '' }, () => {}).slice(0, -1);
    if (ends.length > 0) this._handle.run(ends);
  } else {
    process.nextTick(() => this.emit('spawn'));
    this.pid = binding.pid();
  }
  openStreams(this, stdio);
  if (errno === 0) this._handle.run(stepsOf(this, stdio, answer, () => onExit(this, answer.code, answer.signal)));
  return errno;
};

// A child that has not been seen to exit either dies of the signal or was faster.
function deliverSignal(child, signal) {
  const { stdio } = child[kScript];
  if (internalBinding('loopcheck').choose(2) === 1) return;
  child._handle.run(stepsOf(child, stdio, { stdout: '', stderr: '' }, () => onExit(child, null, signal)));
}

// The name of the signal that sig means; 0 only asks.
function signalName(sig) {
  if (sig === 0) return 0;
  const number = require('internal/util').convertToValidSignal(sig === undefined ? 'SIGTERM' : sig);
  const { signals } = require('os').constants;
  return Object.keys(signals).find((name) => signals[name] === number);
}

ChildProcess.prototype.kill = function(sig) {
  const signal = signalName(sig);
  if (!this._handle || this.pid === undefined) return false;
  if (signal !== 0 && !this[kScript].dying) {
    this[kScript].dying = true;
    deliverSignal(this, signal);
  }
  this.killed = true;
  return true;
};

ChildProcess.prototype[Symbol.dispose || Symbol.for('nodejs.dispose')] = function() {
  if (!this.killed) this.kill();
};

ChildProcess.prototype.ref = function() {
  if (this._handle) this._handle.ref();
};

ChildProcess.prototype.unref = function() {
  if (this._handle) this._handle.unref();
};

module.exports = { answerTo, bytesOf, ChildProcess, errnoOf, printTo, validStdio };
