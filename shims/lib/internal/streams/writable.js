'use strict';

// Writable (lib/internal/streams/writable.js at v20.20.2): one write is under way at a time (kWriting);
// what is written meanwhile, or while corked, waits in state[kBufferedValue][state.bufferedIndex...].
//
// state.pendingcb counts what must come before 'finish': writes whose callbacks have not been called,
// _final, and the tick of 'finish' itself.

const EE = require('events');
const { Buffer } = require('buffer');
const { Stream, toBuffer } = require('internal/streams/legacy');
const destroyImpl = require('internal/streams/destroy');
const {
  kState, kOnConstructed, kErroredValue, kDefaultEncodingValue,
  kObjectMode, kErrorEmitted, kAutoDestroy, kEmitClose, kDestroyed, kClosed, kCloseEmitted, kErrored, kConstructed,
  getHighWaterMark, getDefaultHighWaterMark, addAccessors,
} = require('internal/streams/state');

const { errorOrDestroy } = destroyImpl;

const kOnFinishedValue = Symbol('kOnFinishedValue');
const kWriteCbValue = Symbol('kWriteCbValue');
const kAfterWriteTickInfoValue = Symbol('kAfterWriteTickInfoValue');
const kBufferedValue = Symbol('kBufferedValue');

const kSync = 1 << 9; // inside _write or _final: callbacks are called a tick later
const kFinalCalled = 1 << 10;
const kNeedDrain = 1 << 11;
const kEnding = 1 << 12; // end() was called
const kFinished = 1 << 13;
const kDecodeStrings = 1 << 14;
const kWriting = 1 << 15;
const kBufferProcessing = 1 << 16;
const kPrefinished = 1 << 17;
const kAllBuffers = 1 << 18;
const kAllNoop = 1 << 19;
const kOnFinished = 1 << 20;
const kHasWritable = 1 << 21;
const kWritable = 1 << 22;
const kCorked = 1 << 23;
const kDefaultUTF8Encoding = 1 << 24;
const kWriteCb = 1 << 25;
const kExpectWriteCb = 1 << 26;
const kAfterWriteTickInfo = 1 << 27;
const kAfterWritePending = 1 << 28;
const kBuffered = 1 << 29;
const kEnded = 1 << 30; // end() has returned

function nop() {}

function newError(code, ...args) {
  return new (require('internal/errors').codes[code])(...args);
}

function isUTF8(encoding) {
  return encoding === 'utf8' || encoding === 'utf-8';
}

function WritableState(options, stream, isDuplex) {
  let bits = kSync | kConstructed | kEmitClose | kAutoDestroy;
  if (options) {
    if (options.objectMode || (isDuplex && options.writableObjectMode)) bits |= kObjectMode;
    this[kState] = bits; // comes first, as inspection shows
    this.highWaterMark = getHighWaterMark((bits & kObjectMode) !== 0, options, 'writableHighWaterMark', isDuplex);
    if (options.decodeStrings !== false) bits |= kDecodeStrings;
    if (options.emitClose === false) bits &= ~kEmitClose;
    if (options.autoDestroy === false) bits &= ~kAutoDestroy;
  } else {
    bits |= kDecodeStrings;
    this[kState] = bits;
    this.highWaterMark = getDefaultHighWaterMark(false);
  }
  const encoding = options ? options.defaultEncoding : null;
  if (encoding == null || isUTF8(encoding)) bits |= kDefaultUTF8Encoding;
  else if (Buffer.isEncoding(encoding)) this[kDefaultEncodingValue] = encoding;
  else throw newError('ERR_UNKNOWN_ENCODING', encoding);
  this[kState] = bits;

  this.length = 0;
  this.corked = 0;
  this.onwrite = onwrite.bind(undefined, stream);
  this.writelen = 0;
  emptyBuffer(this);
  this.pendingcb = 0;
}

function emptyBuffer(state) {
  state[kBufferedValue] = null;
  state.bufferedIndex = 0;
  state[kState] |= kAllBuffers | kAllNoop;
  state[kState] &= ~kBuffered;
}

addAccessors(WritableState.prototype, {
  objectMode: kObjectMode, finalCalled: kFinalCalled, needDrain: kNeedDrain, ending: kEnding, ended: kEnded,
  finished: kFinished, destroyed: kDestroyed, decodeStrings: kDecodeStrings, writing: kWriting, sync: kSync,
  bufferProcessing: kBufferProcessing, constructed: kConstructed, prefinished: kPrefinished,
  errorEmitted: kErrorEmitted, emitClose: kEmitClose, autoDestroy: kAutoDestroy, closed: kClosed,
  closeEmitted: kCloseEmitted, allBuffers: kAllBuffers, allNoop: kAllNoop,
}, 'errored writable defaultEncoding writecb afterWriteTickInfo buffered bufferedRequestCount', (name) => {
  switch (name) {
    case 'errored': return {
      get() {
        return erroredOf(this);
      },
      set(value) {
        if (value) this[kErroredValue] = value;
        setBit(this, kErrored, value);
      },
    };
    case 'writable': return {
      get() {
        return (this[kState] & kHasWritable) !== 0 ? (this[kState] & kWritable) !== 0 : undefined;
      },
      set(value) {
        setBit(this, kHasWritable, value != null);
        setBit(this, kWritable, value);
      },
    };
    case 'defaultEncoding': return {
      get() {
        return (this[kState] & kDefaultUTF8Encoding) !== 0 ? 'utf8' : this[kDefaultEncodingValue];
      },
      set(value) {
        setBit(this, kDefaultUTF8Encoding, isUTF8(value));
        if (!isUTF8(value)) this[kDefaultEncodingValue] = value;
      },
    };
    case 'writecb': return held(kWriteCb, kWriteCbValue, () => nop);
    case 'afterWriteTickInfo': return held(kAfterWriteTickInfo, kAfterWriteTickInfoValue, () => null);
    case 'buffered': return held(kBuffered, kBufferedValue, () => []);
    default: return { // bufferedRequestCount
      get() {
        return (this[kState] & kBuffered) === 0 ? 0 : this[kBufferedValue].length - this.bufferedIndex;
      },
    };
  }
});

function setBit(state, bit, on) {
  if (on) state[kState] |= bit;
  else state[kState] &= ~bit;
}

function held(bit, key, otherwise) {
  return {
    get() {
      return (this[kState] & bit) !== 0 ? this[key] : otherwise();
    },
    set(value) {
      this[key] = value;
      setBit(this, bit, value);
    },
  };
}

function erroredOf(state) {
  return (state[kState] & kErrored) !== 0 ? state[kErroredValue] : null;
}

WritableState.prototype.getBuffer = function getBuffer() {
  return (this[kState] & kBuffered) === 0 ? [] : this[kBufferedValue].slice(this.bufferedIndex);
};

WritableState.prototype[kOnConstructed] = function onConstructed(stream) {
  if ((this[kState] & kWriting) === 0) writeBuffered(stream, this);
  if ((this[kState] & kEnding) !== 0) finishMaybe(stream, this);
};

function Writable(options) {
  if (!(this instanceof Writable)) return new Writable(options);

  this._events ??= { close: undefined, error: undefined, prefinish: undefined, finish: undefined, drain: undefined };
  this._writableState = new WritableState(options, this, false);
  if (options) {
    if (typeof options.write === 'function') this._write = options.write;
    if (typeof options.writev === 'function') this._writev = options.writev;
    if (typeof options.destroy === 'function') this._destroy = options.destroy;
    if (typeof options.final === 'function') this._final = options.final;
    if (typeof options.construct === 'function') this._construct = options.construct;
    if (options.signal) require('internal/streams/add-abort-signal').addAbortSignal(options.signal, this);
  }
  Stream.call(this, options);

  if (this._construct != null) {
    destroyImpl.construct(this, () => {
      this._writableState[kOnConstructed](this);
    });
  }
}
module.exports = Writable;
Writable.WritableState = WritableState;
Object.setPrototypeOf(Writable.prototype, Stream.prototype);
Object.setPrototypeOf(Writable, Stream);

// A Duplex is a Writable too.
Object.defineProperty(Writable, Symbol.hasInstance, {
  __proto__: null,
  value: function(object) {
    if (Function.prototype[Symbol.hasInstance].call(this, object)) return true;
    return this === Writable && object && object._writableState instanceof WritableState;
  },
});

Writable.prototype.pipe = function() {
  errorOrDestroy(this, newError('ERR_STREAM_CANNOT_PIPE'));
};

// Writes, or answers the error that keeps it from it.
function write(stream, chunk, encoding, cb) {
  const state = stream._writableState;
  if (typeof cb !== 'function') cb = nop;
  if (chunk === null) throw newError('ERR_STREAM_NULL_VALUES');

  if ((state[kState] & kObjectMode) === 0) {
    if (!encoding) encoding = (state[kState] & kDefaultUTF8Encoding) !== 0 ? 'utf8' : state[kDefaultEncodingValue];
    else if (encoding !== 'buffer' && !Buffer.isEncoding(encoding)) throw newError('ERR_UNKNOWN_ENCODING', encoding);

    if (typeof chunk !== 'string') {
      if (!(chunk instanceof Buffer)) {
        if (!ArrayBuffer.isView(chunk))
          throw newError('ERR_INVALID_ARG_TYPE', 'chunk', ['string', 'Buffer', 'TypedArray', 'DataView'], chunk);
        chunk = toBuffer(chunk);
      }
      encoding = 'buffer';
    } else if ((state[kState] & kDecodeStrings) !== 0) {
      chunk = Buffer.from(chunk, encoding);
      encoding = 'buffer';
    }
  }

  let err;
  if ((state[kState] & kEnding) !== 0) err = newError('ERR_STREAM_WRITE_AFTER_END');
  else if ((state[kState] & kDestroyed) !== 0) err = newError('ERR_STREAM_DESTROYED', 'write');
  if (err) {
    process.nextTick(cb, err);
    errorOrDestroy(stream, err, true);
    return err;
  }
  state.pendingcb++;
  return writeOrBuffer(stream, state, chunk, encoding, cb);
}

Writable.prototype.write = function(chunk, encoding, cb) {
  if (typeof encoding === 'function') {
    cb = encoding;
    encoding = null;
  }
  return write(this, chunk, encoding, cb) === true;
};

Writable.prototype.cork = function() {
  const state = this._writableState;
  state[kState] |= kCorked;
  state.corked++;
};

Writable.prototype.uncork = function() {
  const state = this._writableState;
  if (!state.corked) return;
  state.corked--;
  if (!state.corked) state[kState] &= ~kCorked;
  if ((state[kState] & kWriting) === 0) writeBuffered(this, state);
};

Writable.prototype.setDefaultEncoding = function setDefaultEncoding(encoding) {
  if (typeof encoding === 'string') encoding = encoding.toLowerCase();
  if (!Buffer.isEncoding(encoding)) throw newError('ERR_UNKNOWN_ENCODING', encoding);
  this._writableState.defaultEncoding = encoding;
  return this;
};

function sizeOf(state, chunk) {
  return (state[kState] & kObjectMode) !== 0 ? 1 : chunk.length;
}

function writeOrBuffer(stream, state, chunk, encoding, callback) {
  const size = sizeOf(state, chunk);
  state.length += size;
  if ((state[kState] & (kWriting | kErrored | kCorked | kConstructed)) === kConstructed) {
    begin(state, size, callback);
    stream._write(chunk, encoding, state.onwrite);
    state[kState] &= ~kSync;
  } else {
    if ((state[kState] & kBuffered) === 0) {
      state[kState] |= kBuffered;
      state[kBufferedValue] = [];
    }
    state[kBufferedValue].push({ chunk, encoding, callback });
    if (encoding !== 'buffer') state[kState] &= ~kAllBuffers;
    if (callback !== nop) state[kState] &= ~kAllNoop;
  }
  const hasRoom = state.length < state.highWaterMark || state.length === 0;
  if (!hasRoom) state[kState] |= kNeedDrain;
  return hasRoom && (state[kState] & (kDestroyed | kErrored)) === 0;
}

function begin(state, size, callback) {
  state.writelen = size;
  if (callback !== nop) {
    state[kWriteCbValue] = callback;
    setBit(state, kWriteCb, callback);
  }
  state[kState] |= kWriting | kSync | kExpectWriteCb;
}

// Tells the callback of the write that has failed, then those that wait, then the stream.
function failed(stream, state, err, cb) {
  --state.pendingcb;
  cb(err);
  dropBuffered(state);
  errorOrDestroy(stream, err);
}

// The callback of _write and _writev.
function onwrite(stream, err) {
  const state = stream._writableState;
  if ((state[kState] & kExpectWriteCb) === 0) {
    errorOrDestroy(stream, newError('ERR_MULTIPLE_CALLBACK'));
    return;
  }
  const isSync = (state[kState] & kSync) !== 0;
  const cb = (state[kState] & kWriteCb) !== 0 ? state[kWriteCbValue] : nop;
  state[kWriteCbValue] = null;
  state[kState] &= ~(kWriteCb | kWriting | kExpectWriteCb);
  state.length -= state.writelen;
  state.writelen = 0;

  if (err) {
    if ((state[kState] & kErrored) === 0) {
      state[kErroredValue] = err;
      state[kState] |= kErrored;
    }
    if (stream._readableState && !stream._readableState.errored) stream._readableState.errored = err;
    if (isSync) process.nextTick(failed, stream, state, err, cb);
    else failed(stream, state, err, cb);
    return;
  }
  if ((state[kState] & kBuffered) !== 0) writeBuffered(stream, state);
  if (isSync) afterWriteSoon(stream, state, cb);
  else afterWrite(stream, state, 1, cb);
}

// _write has called back before it returned. What follows waits for a tick, unless nobody would see it;
// writes with one and the same callback share theirs.
function afterWriteSoon(stream, state, cb) {
  const isDrained = (state[kState] & kNeedDrain) !== 0 && state.length === 0;
  if (cb === nop) {
    // Node means to ask for kDestroyed here, but asks for the lowest bit: object mode.
    if ((state[kState] & kAfterWritePending) === 0 && (isDrained || (state[kState] & kObjectMode) !== 0)) {
      process.nextTick(afterWrite, stream, state, 1, cb);
      state[kState] |= kAfterWritePending;
    } else {
      state.pendingcb--;
      if ((state[kState] & kEnding) !== 0) finishMaybe(stream, state, true);
    }
  } else if ((state[kState] & kAfterWriteTickInfo) !== 0 && state[kAfterWriteTickInfoValue].cb === cb) {
    state[kAfterWriteTickInfoValue].count++;
  } else {
    const info = { count: 1, cb, stream, state };
    state[kAfterWriteTickInfoValue] = info;
    process.nextTick(afterWrites, info);
    state[kState] |= kAfterWritePending | kAfterWriteTickInfo;
  }
}

function afterWrites({ stream, state, count, cb }) {
  state[kState] &= ~kAfterWriteTickInfo;
  state[kAfterWriteTickInfoValue] = null;
  afterWrite(stream, state, count, cb);
}

function afterWrite(stream, state, count, cb) {
  state[kState] &= ~kAfterWritePending;
  if ((state[kState] & (kEnding | kNeedDrain | kDestroyed)) === kNeedDrain && state.length === 0) {
    state[kState] &= ~kNeedDrain;
    stream.emit('drain');
  }
  for (; count > 0; count--) {
    state.pendingcb--;
    cb(null);
  }
  if ((state[kState] & kDestroyed) !== 0) dropBuffered(state);
  if ((state[kState] & kEnding) !== 0) finishMaybe(stream, state, true);
}

// What waits will not be written: tells so.
function dropBuffered(state) {
  if ((state[kState] & kWriting) !== 0) return;
  if ((state[kState] & kBuffered) !== 0) {
    for (let i = state.bufferedIndex; i < (state[kBufferedValue]?.length ?? 0); i++) {
      const { chunk, callback } = state[kBufferedValue][i];
      state.length -= sizeOf(state, chunk);
      callback(erroredOf(state) ?? newError('ERR_STREAM_DESTROYED', 'write'));
    }
  }
  if ((state[kState] & kOnFinished) !== 0)
    callFinished(state, erroredOf(state) ?? newError('ERR_STREAM_DESTROYED', 'end'));
  emptyBuffer(state);
}

// Writes what waits, all at once if there is a _writev.
function writeBuffered(stream, state) {
  if ((state[kState] & (kDestroyed | kBufferProcessing | kCorked | kBuffered | kConstructed)) !==
      (kBuffered | kConstructed)) {
    return;
  }
  const buffered = state[kBufferedValue];
  const first = state.bufferedIndex;
  const count = buffered.length - first;
  if (count === 0) return;

  state[kState] |= kBufferProcessing;
  if (count > 1 && stream._writev) {
    state.pendingcb -= count - 1;
    const allNoop = (state[kState] & kAllNoop) !== 0;
    const callback = allNoop ? nop : (err) => {
      for (let i = first; i < buffered.length; i++) buffered[i].callback(err);
    };
    const chunks = allNoop && first === 0 ? buffered : buffered.slice(first);
    chunks.allBuffers = (state[kState] & kAllBuffers) !== 0;
    begin(state, state.length, callback);
    if ((state[kState] & kDestroyed) !== 0) state.onwrite(newError('ERR_STREAM_DESTROYED', 'write'));
    else stream._writev(chunks, state.onwrite);
    state[kState] &= ~kSync;
    emptyBuffer(state);
  } else {
    writeEach(stream, state, buffered, first);
  }
  state[kState] &= ~kBufferProcessing;
}

function writeEach(stream, state, buffered, i) {
  do {
    const { chunk, encoding, callback } = buffered[i];
    buffered[i++] = null;
    begin(state, sizeOf(state, chunk), callback);
    if ((state[kState] & kDestroyed) !== 0) state.onwrite(newError('ERR_STREAM_DESTROYED', 'write'));
    else stream._write(chunk, encoding, state.onwrite);
    state[kState] &= ~kSync;
  } while (i < buffered.length && (state[kState] & kWriting) === 0);

  if (i === buffered.length) {
    emptyBuffer(state);
  } else if (i > 256) {
    buffered.splice(0, i);
    state.bufferedIndex = 0;
  } else {
    state.bufferedIndex = i;
  }
}

Writable.prototype._write = function(chunk, encoding, cb) {
  if (!this._writev) throw newError('ERR_METHOD_NOT_IMPLEMENTED', '_write()');
  this._writev([{ chunk, encoding }], cb);
};

Writable.prototype._writev = null;

Writable.prototype.end = function(chunk, encoding, cb) {
  const state = this._writableState;
  if (typeof chunk === 'function') {
    cb = chunk;
    chunk = null;
    encoding = null;
  } else if (typeof encoding === 'function') {
    cb = encoding;
    encoding = null;
  }

  let err;
  if (chunk != null) {
    const result = write(this, chunk, encoding);
    if (result instanceof Error) err = result;
  }
  if ((state[kState] & kCorked) !== 0) {
    state.corked = 1;
    this.uncork();
  }
  if (!err) {
    if ((state[kState] & (kEnding | kErrored)) === 0) {
      state[kState] |= kEnding;
      finishMaybe(this, state, true);
      state[kState] |= kEnded;
    } else if ((state[kState] & kFinished) !== 0) {
      err = newError('ERR_STREAM_ALREADY_FINISHED', 'end');
    } else if ((state[kState] & kDestroyed) !== 0) {
      err = newError('ERR_STREAM_DESTROYED', 'end');
    }
  }
  if (typeof cb === 'function') whenFinished(state, cb, err);
  return this;
};

function whenFinished(state, cb, err) {
  if (err) {
    process.nextTick(cb, err);
  } else if ((state[kState] & kErrored) !== 0) {
    process.nextTick(cb, state[kErroredValue]);
  } else if ((state[kState] & kFinished) !== 0) {
    process.nextTick(cb, null);
  } else {
    state[kState] |= kOnFinished;
    state[kOnFinishedValue] ??= [];
    state[kOnFinishedValue].push(cb);
  }
}

function isReadyToFinish(state) {
  const mask = kEnding | kDestroyed | kConstructed | kFinished | kWriting | kErrorEmitted | kCloseEmitted | kErrored |
    kBuffered;
  return (state[kState] & mask) === (kEnding | kConstructed) && state.length === 0;
}

function finalIsDone(stream, state, err) {
  if ((state[kState] & kPrefinished) !== 0) {
    errorOrDestroy(stream, err ?? newError('ERR_MULTIPLE_CALLBACK'));
    return;
  }
  state.pendingcb--;
  if (err) {
    callFinished(state, err);
    errorOrDestroy(stream, err, (state[kState] & kSync) !== 0);
  } else if (isReadyToFinish(state)) {
    state[kState] |= kPrefinished;
    stream.emit('prefinish');
    state.pendingcb++;
    process.nextTick(finish, stream, state);
  }
}

function prefinish(stream, state) {
  if ((state[kState] & (kPrefinished | kFinalCalled)) !== 0) return;
  if (typeof stream._final !== 'function' || (state[kState] & kDestroyed) !== 0) {
    state[kState] |= kFinalCalled | kPrefinished;
    stream.emit('prefinish');
    return;
  }
  state[kState] |= kFinalCalled | kSync;
  state.pendingcb++;
  try {
    stream._final((err) => finalIsDone(stream, state, err));
  } catch (err) {
    finalIsDone(stream, state, err);
  }
  state[kState] &= ~kSync;
}

// Finishes, a tick later if isSync, once everything is written.
function finishMaybe(stream, state, isSync) {
  if (!isReadyToFinish(state)) return;
  prefinish(stream, state);
  if (state.pendingcb !== 0) return;
  if (isSync) {
    state.pendingcb++;
    process.nextTick(finishIfReady, stream, state);
  } else if (isReadyToFinish(state)) {
    state.pendingcb++;
    finish(stream, state);
  }
}

function finishIfReady(stream, state) {
  if (isReadyToFinish(state)) finish(stream, state);
  else state.pendingcb--;
}

function finish(stream, state) {
  state.pendingcb--;
  state[kState] |= kFinished;
  callFinished(state, null);
  stream.emit('finish');
  if ((state[kState] & kAutoDestroy) !== 0) {
    const r = stream._readableState;
    if (!r || (r.autoDestroy && (r.endEmitted || r.readable === false))) stream.destroy();
  }
}

function callFinished(state, err) {
  if ((state[kState] & kOnFinished) === 0) return;
  const callbacks = state[kOnFinishedValue];
  state[kOnFinishedValue] = null;
  state[kState] &= ~kOnFinished;
  for (let i = 0; i < callbacks.length; i++) callbacks[i](err);
}

function stateOf(stream, bit) {
  const state = stream._writableState;
  return state ? (state[kState] & bit) !== 0 : false;
}

const define = (name, get, set) => Object.defineProperty(Writable.prototype, name, { __proto__: null, get, set });

define('closed', function() {
  return stateOf(this, kClosed);
});
define('destroyed', function() {
  return stateOf(this, kDestroyed);
}, function(value) {
  if (this._writableState) setBit(this._writableState, kDestroyed, value);
});
define('writable', function() {
  const w = this._writableState;
  return !!w && (w[kState] & (kHasWritable | kWritable)) !== kHasWritable &&
    (w[kState] & (kEnding | kEnded | kDestroyed | kErrored)) === 0;
}, function(value) {
  if (this._writableState) this._writableState.writable = !!value;
});
define('writableFinished', function() {
  return stateOf(this, kFinished);
});
define('writableObjectMode', function() {
  return stateOf(this, kObjectMode);
});
define('writableBuffer', function() {
  const state = this._writableState;
  return state && state.getBuffer();
});
define('writableEnded', function() {
  return stateOf(this, kEnding);
});
define('writableNeedDrain', function() {
  const state = this._writableState;
  return state ? (state[kState] & (kDestroyed | kEnding | kNeedDrain)) === kNeedDrain : false;
});
define('writableHighWaterMark', function() {
  const state = this._writableState;
  return state && state.highWaterMark;
});
define('writableCorked', function() {
  const state = this._writableState;
  return state ? state.corked : 0;
});
define('writableLength', function() {
  const state = this._writableState;
  return state && state.length;
});
define('errored', function() {
  const state = this._writableState;
  return state ? state.errored : null;
});
define('writableAborted', function() {
  const bits = this._writableState[kState];
  return (bits & (kHasWritable | kWritable)) !== kHasWritable && (bits & (kDestroyed | kErrored)) !== 0 &&
    (bits & kFinished) === 0;
});

Writable.prototype.destroy = function(err, cb) {
  const state = this._writableState;
  if ((state[kState] & (kBuffered | kOnFinished)) !== 0 && (state[kState] & kDestroyed) === 0)
    process.nextTick(dropBuffered, state);
  destroyImpl.destroy.call(this, err, cb);
  return this;
};

Writable.prototype._undestroy = destroyImpl.undestroy;
Writable.prototype._destroy = function(err, cb) {
  cb(err);
};

Writable.prototype[EE.captureRejectionSymbol] = function(err) {
  this.destroy(err);
};

Writable.fromWeb = function(writableStream, options) {
  return require('internal/webstreams/adapters').newStreamWritableFromWritableStream(writableStream, options);
};

Writable.toWeb = function(streamWritable) {
  return require('internal/webstreams/adapters').newWritableStreamFromStreamWritable(streamWritable);
};

Writable.prototype[Symbol.asyncDispose] = function() {
  return require('internal/streams/iteration').disposeWritable(this);
};
