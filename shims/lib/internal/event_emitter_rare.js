'use strict';

// The cold paths of EventEmitter: an 'error' that nobody hears, rejections of async listeners, the
// warning of a leak.

const { kCapture } = require('internal/event_emitter');

const kRejection = Symbol.for('nodejs.rejection');

// The error to throw for emitter.emit('error', ...args) without a listener.
function unhandledError(emitter, args) {
  const er = args.length > 0 ? args[0] : undefined;
  if (er instanceof Error) {
    const { kEnhanceStackBeforeInspector } = internalBinding('errors');
    if (kEnhanceStackBeforeInspector !== undefined)
      rememberEmit(emitter, er, kEnhanceStackBeforeInspector);
    return er;
  }
  const { codes } = require('internal/errors');
  let text = er;
  try {
    text = require('internal/util/inspect').inspect(er);
  } catch {
    // An inspect function of the program's own threw: show the value itself.
  }
  const err = new codes.ERR_UNHANDLED_ERROR(text);
  err.context = er;
  return err;
}

// Lets the report of an uncaught error say where it was emitted.
function rememberEmit(emitter, er, key) {
  try {
    const capture = {};
    Error.captureStackTrace(capture, emitter.emit);
    const { stack } = capture; // as things are now: names in it depend on them
    Object.defineProperty(er, key, {
      value: () => withEmitStack(emitter, er, stack),
      configurable: true,
    });
  } catch {
    // A frozen error, or one with a hostile stack: nothing to add.
  }
}

function withEmitStack(emitter, er, stack) {
  let on = '';
  try {
    const { name } = emitter.constructor;
    if (name !== 'EventEmitter')
      on = ` on ${name} instance`;
  } catch {
    // No constructor to name.
  }
  const thrown = er.stack.split('\n').slice(1);
  // By the time at which Node writes the stack an immediate has let go of its callback.
  const own = stack.replace('at Immediate._onImmediate ', 'at Immediate.<anonymous> ').split('\n').slice(1);
  const { length, offset } = commonRun(own, thrown);
  if (length > 0)
    own.splice(offset + 1, length - 2, '    [... lines matching original stack trace ...]');
  return `${er.stack}\nEmitted 'error' event${on} at:\n${own.join('\n')}`;
}

// The first run of more than three lines of a that is also in b.
function commonRun(a, b) {
  for (let i = 0; i < a.length - 3; i++) {
    const at = b.indexOf(a[i]);
    if (at < 0 || b.length - at <= 3)
      continue;
    let length = 1;
    const most = Math.min(a.length - i, b.length - at);
    while (length < most && a[i + length] === b[at + length])
      length++;
    if (length > 3)
      return { length, offset: i };
  }
  return { length: 0, offset: 0 };
}

// A listener of an emitter with captureRejections returned something: if it is a promise, its
// rejection becomes an 'error' event or a call of emitter[Symbol.for('nodejs.rejection')].
function addCatch(emitter, promise, type, args) {
  try {
    const then = promise.then;
    if (typeof then === 'function') {
      then.call(promise, undefined, function(err) {
        // In a tick, so that a throw there is not a rejection again.
        process.nextTick(emitRejection, emitter, err, type, args);
      });
    }
  } catch (err) {
    emitter.emit('error', err);
  }
}

function emitRejection(emitter, err, type, args) {
  if (typeof emitter[kRejection] === 'function') {
    emitter[kRejection](err, type, ...args);
    return;
  }
  const before = emitter[kCapture];
  try {
    emitter[kCapture] = false; // or an async 'error' listener that rejects would never end
    emitter.emit('error', err);
  } finally {
    emitter[kCapture] = before;
  }
}

function warnOfLeak(target, type, count, limit) {
  const shown = require('internal/util/inspect').inspect(target, { depth: -1 });
  const warning = new Error(
    `Possible EventEmitter memory leak detected. ${count} ${String(type)} listeners added to ${shown}. ` +
    `MaxListeners is ${limit}. Use emitter.setMaxListeners() to increase limit`);
  warning.name = 'MaxListenersExceededWarning';
  warning.emitter = target;
  warning.type = type;
  warning.count = count;
  process.emitWarning(warning);
}

module.exports = { unhandledError, addCatch, warnOfLeak };
