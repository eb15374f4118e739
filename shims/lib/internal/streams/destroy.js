'use strict';

// The end of a stream before or after its time, and the construction that may precede it
// (lib/internal/streams/destroy.js at v20.20.2). A Duplex keeps both of its halves in step.

const {
  kState, kErrorEmitted, kAutoDestroy, kEmitClose, kDestroyed, kClosed, kCloseEmitted, kErrored, kConstructed,
} = require('internal/streams/state');

const kDestroy = Symbol('kDestroy');
const kConstruct = Symbol('kConstruct');

function hasBit(stream, bit) {
  const r = stream._readableState;
  const w = stream._writableState;
  return !!((w && (w[kState] & bit) !== 0) || (r && (r[kState] & bit) !== 0));
}

function setBit(stream, bit) {
  const r = stream._readableState;
  const w = stream._writableState;
  if (w) w[kState] |= bit;
  if (r) r[kState] |= bit;
}

// Keeps the first error of each half.
function noteError(stream, err) {
  const r = stream._readableState;
  const w = stream._writableState;
  if (w && !w.errored) w.errored = err;
  if (r && !r.errored) r.errored = err;
}

function destroy(err, cb) {
  if (hasBit(this, kDestroyed)) {
    if (typeof cb === 'function') cb();
    return this;
  }
  if (err) noteError(this, err);
  setBit(this, kDestroyed);
  const state = this._writableState || this._readableState;
  if ((state[kState] & kConstructed) !== 0) {
    tearDown(this, err, cb);
  } else {
    this.once(kDestroy, function(er) {
      const { aggregateTwoErrors } = require('internal/errors');
      tearDown(this, aggregateTwoErrors(er, err), cb);
    });
  }
  return this;
}

function tearDown(stream, err, cb) {
  let isDone = false;
  const done = (er) => {
    if (isDone) return;
    isDone = true;
    if (er) noteError(stream, er);
    setBit(stream, kClosed);
    if (typeof cb === 'function') cb(er);
    if (er) process.nextTick(emitErrorAndClose, stream, er);
    else process.nextTick(emitClose, stream);
  };
  try {
    stream._destroy(err || null, done);
  } catch (er) {
    done(er);
  }
}

function emitErrorAndClose(stream, err) {
  emitError(stream, err);
  emitClose(stream);
}

function emitClose(stream) {
  setBit(stream, kCloseEmitted);
  if (hasBit(stream, kEmitClose)) stream.emit('close');
}

function emitError(stream, err) {
  if (hasBit(stream, kErrorEmitted)) return;
  setBit(stream, kErrorEmitted);
  stream.emit('error', err);
}

function undestroy() {
  const r = this._readableState;
  const w = this._writableState;
  if (r) {
    const none = r.readable === false;
    Object.assign(r, {
      constructed: true, closed: false, closeEmitted: false, destroyed: false, errored: null, errorEmitted: false,
      reading: false, ended: none, endEmitted: none,
    });
  }
  if (w) {
    const none = w.writable === false;
    Object.assign(w, {
      constructed: true, destroyed: false, closed: false, closeEmitted: false, errored: null, errorEmitted: false,
      finalCalled: false, prefinished: false, ended: none, ending: none, finished: none,
    });
  }
}

// Reports an error: by destroying the stream or, if it does not destroy itself, by 'error' alone;
// then at once, unless isSync says that we are inside a call of the program's.
function errorOrDestroy(stream, err, isSync) {
  const r = stream._readableState;
  const w = stream._writableState;
  if ((w && isDestroyedState(w)) || (r && isDestroyedState(r))) return;
  if (hasBit(stream, kAutoDestroy)) {
    stream.destroy(err);
  } else if (err) {
    if (w && (w[kState] & kErrored) === 0) w.errored = err;
    if (r && (r[kState] & kErrored) === 0) r.errored = err;
    if (isSync) process.nextTick(emitError, stream, err);
    else emitError(stream, err);
  }
}

// A state may be that of the readable-stream package.
function isDestroyedState(state) {
  return state[kState] ? (state[kState] & kDestroyed) !== 0 : state.destroyed;
}

// Starts _construct, one tick later; then(stream) is told when it is through.
function construct(stream, then) {
  if (typeof stream._construct !== 'function') return;
  const r = stream._readableState;
  const w = stream._writableState;
  if (r) r[kState] &= ~kConstructed;
  if (w) w[kState] &= ~kConstructed;
  stream.once(kConstruct, then);
  // The other half has started it.
  if (stream.listenerCount(kConstruct) === 1) process.nextTick(startConstruction, stream);
}

function startConstruction(stream) {
  let isDone = false;
  const done = (err) => {
    if (isDone) {
      const { codes } = require('internal/errors');
      errorOrDestroy(stream, err ?? new codes.ERR_MULTIPLE_CALLBACK());
      return;
    }
    isDone = true;
    setBit(stream, kConstructed);
    if ((stream._writableState || stream._readableState).destroyed) stream.emit(kDestroy, err);
    else if (err) errorOrDestroy(stream, err, true);
    else stream.emit(kConstruct);
  };
  try {
    stream._construct((err) => process.nextTick(done, err));
  } catch (err) {
    process.nextTick(done, err);
  }
}

// stream.destroy: ends any kind of stream, with an error or, if it has not finished, an AbortError.
function destroyer(stream, err) {
  const { isDestroyed, isFinished, isServerRequest, kIsDestroyed } = require('internal/streams/utils');
  if (!stream || isDestroyed(stream)) return;
  if (!err && !isFinished(stream)) err = new (require('internal/errors').AbortError)();

  if (isServerRequest(stream)) {
    stream.socket = null;
    stream.destroy(err);
  } else if (isRequest(stream)) {
    stream.abort();
  } else if (isRequest(stream.req)) {
    stream.req.abort();
  } else if (typeof stream.destroy === 'function') {
    stream.destroy(err);
  } else if (typeof stream.close === 'function') {
    stream.close();
  } else if (err) {
    process.nextTick(emitLegacyError, stream, err);
  } else {
    process.nextTick(emitLegacyClose, stream);
  }
  if (!stream.destroyed) stream[kIsDestroyed] = true;
}

function isRequest(stream) {
  return stream?.setHeader && typeof stream.abort === 'function';
}

function emitLegacyError(stream, err) {
  stream.emit('error', err);
  process.nextTick(emitLegacyClose, stream);
}

function emitLegacyClose(stream) {
  stream.emit('close');
}

module.exports = { construct, destroyer, destroy, undestroy, errorOrDestroy };
