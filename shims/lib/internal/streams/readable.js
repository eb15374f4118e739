'use strict';

// Readable (lib/internal/streams/readable.js at v20.20.2): the constructor, push and unshift, read and
// the events around it. What pipes, and what few streams need, is in files of its own.
//
// A state moves between three modes: nobody has asked for data (kHasFlowing is not set), flowing, and
// paused. In the first and the last chunks wait in state.buffer[state.bufferIndex...].

const EE = require('events');
const { Buffer } = require('buffer');
const { Stream, toBuffer } = require('internal/streams/legacy');
const destroyImpl = require('internal/streams/destroy');
const { take, kDecoder } = require('internal/streams/readable_buffer');
const {
  kState, kOnConstructed, kErroredValue, kDefaultEncodingValue,
  kObjectMode, kErrorEmitted, kAutoDestroy, kEmitClose, kDestroyed, kClosed, kCloseEmitted, kErrored, kConstructed,
  getHighWaterMark, getDefaultHighWaterMark, addAccessors,
} = require('internal/streams/state');

const { errorOrDestroy } = destroyImpl;

const kDecoderValue = Symbol('kDecoderValue');
const kEncodingValue = Symbol('kEncodingValue');

const kEnded = 1 << 9;
const kEndEmitted = 1 << 10;
const kReading = 1 << 11;
const kSync = 1 << 12; // inside _read, or before the first one: what it pushes is told a tick later
const kNeedReadable = 1 << 13;
const kEmittedReadable = 1 << 14;
const kReadableListening = 1 << 15;
const kResumeScheduled = 1 << 16;
const kMultiAwaitDrain = 1 << 17;
const kReadingMore = 1 << 18;
const kDataEmitted = 1 << 19;
const kDefaultUTF8Encoding = 1 << 20;
const kEncoding = 1 << 22;
const kHasFlowing = 1 << 23;
const kFlowing = 1 << 24;
const kHasPaused = 1 << 25;
const kPaused = 1 << 26;
const kDataListening = 1 << 27;

function errors() {
  return require('internal/errors');
}

function isUTF8(encoding) {
  return encoding === 'utf8' || encoding === 'utf-8';
}

function ReadableState(options, stream, isDuplex) {
  let bits = kEmitClose | kAutoDestroy | kConstructed | kSync;
  if (options) {
    if (options.objectMode || (isDuplex && options.readableObjectMode)) bits |= kObjectMode;
    this[kState] = bits; // comes first, as inspection shows
    this.highWaterMark = getHighWaterMark((bits & kObjectMode) !== 0, options, 'readableHighWaterMark', isDuplex);
    if (options.emitClose === false) bits &= ~kEmitClose;
    if (options.autoDestroy === false) bits &= ~kAutoDestroy;
  } else {
    this[kState] = bits;
    this.highWaterMark = getDefaultHighWaterMark(false);
  }
  this.buffer = [];
  this.bufferIndex = 0;
  this.length = 0;
  this.pipes = [];

  const encoding = options?.defaultEncoding;
  if (encoding == null || isUTF8(encoding)) {
    bits |= kDefaultUTF8Encoding;
  } else if (Buffer.isEncoding(encoding)) {
    this[kDefaultEncodingValue] = encoding;
  } else {
    throw new (errors().codes.ERR_UNKNOWN_ENCODING)(encoding);
  }
  this[kState] = bits;
  // Who must drain before data flows again: null, a Writable, or a Set of them (kMultiAwaitDrain).
  this.awaitDrainWriters = null;
  if (options?.encoding) {
    const { StringDecoder } = require('string_decoder');
    this[kDecoderValue] = new StringDecoder(options.encoding);
    this[kEncodingValue] = options.encoding;
    this[kState] |= kDecoder | kEncoding;
  }
}

addAccessors(ReadableState.prototype, {
  objectMode: kObjectMode, ended: kEnded, endEmitted: kEndEmitted, reading: kReading, constructed: kConstructed,
  sync: kSync, needReadable: kNeedReadable, emittedReadable: kEmittedReadable, readableListening: kReadableListening,
  resumeScheduled: kResumeScheduled, errorEmitted: kErrorEmitted, emitClose: kEmitClose, autoDestroy: kAutoDestroy,
  destroyed: kDestroyed, closed: kClosed, closeEmitted: kCloseEmitted, multiAwaitDrain: kMultiAwaitDrain,
  readingMore: kReadingMore, dataEmitted: kDataEmitted,
}, 'errored defaultEncoding decoder encoding flowing pipesCount paused', (name) => {
  switch (name) {
    case 'errored': return held(kErrored, kErroredValue);
    case 'decoder': return held(kDecoder, kDecoderValue);
    case 'encoding': return held(kEncoding, kEncodingValue);
    case 'defaultEncoding': return {
      get() {
        return defaultEncodingOf(this);
      },
      set(value) {
        if (isUTF8(value)) {
          this[kState] |= kDefaultUTF8Encoding;
        } else {
          this[kState] &= ~kDefaultUTF8Encoding;
          this[kDefaultEncodingValue] = value;
        }
      },
    };
    case 'flowing': return {
      get() {
        return (this[kState] & kHasFlowing) !== 0 ? (this[kState] & kFlowing) !== 0 : null;
      },
      set(value) {
        this[kState] &= ~(kHasFlowing | kFlowing);
        if (value != null) this[kState] |= value ? kHasFlowing | kFlowing : kHasFlowing;
      },
    };
    case 'pipesCount': return {
      get() {
        return this.pipes.length;
      },
    };
    default: return { // paused
      get() {
        return (this[kState] & kPaused) !== 0;
      },
      set(value) {
        this[kState] |= kHasPaused;
        if (value) this[kState] |= kPaused;
        else this[kState] &= ~kPaused;
      },
    };
  }
});

// A value that is null unless its bit is set.
function held(bit, key) {
  return {
    get() {
      return (this[kState] & bit) !== 0 ? this[key] : null;
    },
    set(value) {
      if (value) {
        this[key] = value;
        this[kState] |= bit;
      } else {
        this[kState] &= ~bit;
      }
    },
  };
}

function defaultEncodingOf(state) {
  return (state[kState] & kDefaultUTF8Encoding) !== 0 ? 'utf8' : state[kDefaultEncodingValue];
}

function encodingOf(state) {
  return (state[kState] & kEncoding) !== 0 ? state[kEncodingValue] : null;
}

ReadableState.prototype[kOnConstructed] = function onConstructed(stream) {
  if ((this[kState] & kNeedReadable) !== 0) maybeReadMore(stream, this);
};

function Readable(options) {
  if (!(this instanceof Readable)) return new Readable(options);

  this._events ??= { close: undefined, error: undefined, data: undefined, end: undefined, readable: undefined };
  this._readableState = new ReadableState(options, this, false);
  if (options) {
    if (typeof options.read === 'function') this._read = options.read;
    if (typeof options.destroy === 'function') this._destroy = options.destroy;
    if (typeof options.construct === 'function') this._construct = options.construct;
    if (options.signal) require('internal/streams/add-abort-signal').addAbortSignal(options.signal, this);
  }
  Stream.call(this, options);

  if (this._construct != null) {
    destroyImpl.construct(this, () => {
      this._readableState[kOnConstructed](this);
    });
  }
}
module.exports = Readable;
Readable.ReadableState = ReadableState;
Object.setPrototypeOf(Readable.prototype, Stream.prototype);
Object.setPrototypeOf(Readable, Stream);

Readable.prototype.destroy = destroyImpl.destroy;
Readable.prototype._undestroy = destroyImpl.undestroy;
Readable.prototype._destroy = function(err, cb) {
  cb(err);
};

Readable.prototype[EE.captureRejectionSymbol] = function(err) {
  this.destroy(err);
};

Readable.prototype[Symbol.asyncDispose] = function() {
  return require('internal/streams/iteration').disposeReadable(this);
};

// Adds data to the end of the buffer; null ends it. Answers whether more is wanted.
Readable.prototype.push = function(chunk, encoding) {
  const state = this._readableState;
  if (chunk === null) return endOfData(this, state);
  if ((state[kState] & kObjectMode) === 0) {
    if (typeof chunk === 'string') {
      encoding = encoding || defaultEncodingOf(state);
      if (encodingOf(state) !== encoding) {
        chunk = Buffer.from(chunk, encoding);
        encoding = '';
      }
    } else {
      if (chunk !== undefined && (chunk = asBuffer(this, chunk)) === null) return false;
      encoding = '';
    }
    if (!chunk || chunk.length <= 0) {
      state[kState] &= ~kReading;
      maybeReadMore(this, state);
      return wantsMore(state);
    }
  }

  if ((state[kState] & kEnded) !== 0) {
    errorOrDestroy(this, new (errors().codes.ERR_STREAM_PUSH_AFTER_EOF)());
    return false;
  }
  if ((state[kState] & (kDestroyed | kErrored)) !== 0) return false;

  state[kState] &= ~kReading;
  if ((state[kState] & kDecoder) !== 0 && !encoding) {
    chunk = state[kDecoderValue].write(chunk);
    if ((state[kState] & kObjectMode) === 0 && chunk.length === 0) {
      maybeReadMore(this, state);
      return wantsMore(state);
    }
  }
  addChunk(this, state, chunk, false);
  return wantsMore(state);
};

// Gives data back, to be read next.
Readable.prototype.unshift = function(chunk, encoding) {
  const state = this._readableState;
  if (chunk === null) return endOfData(this, state);
  if ((state[kState] & kObjectMode) === 0) {
    if (typeof chunk === 'string') {
      encoding = encoding || defaultEncodingOf(state);
      const own = encodingOf(state);
      if (own !== encoding) {
        chunk = Buffer.from(chunk, encoding);
        if (own) chunk = chunk.toString(own);
      }
    } else if (chunk !== undefined && (chunk = asBuffer(this, chunk)) === null) {
      return false;
    }
    if (!chunk || chunk.length <= 0) return wantsMore(state);
  }
  if ((state[kState] & kEndEmitted) !== 0)
    errorOrDestroy(this, new (errors().codes.ERR_STREAM_UNSHIFT_AFTER_END_EVENT)());
  else if ((state[kState] & (kDestroyed | kErrored)) !== 0)
    return false;
  else
    addChunk(this, state, chunk, true);
  return wantsMore(state);
};

// Bytes as a Buffer; null, and an error of the stream, for what are no bytes.
function asBuffer(stream, chunk) {
  if (chunk instanceof Buffer) return chunk;
  if (ArrayBuffer.isView(chunk)) return toBuffer(chunk);
  const { codes: { ERR_INVALID_ARG_TYPE } } = errors();
  errorOrDestroy(stream, new ERR_INVALID_ARG_TYPE('chunk', ['string', 'Buffer', 'TypedArray', 'DataView'], chunk));
  return null;
}

function wantsMore(state) {
  return (state[kState] & kEnded) === 0 && (state.length < state.highWaterMark || state.length === 0);
}

// Nobody need drain any more.
function forgetDrains(state) {
  if ((state[kState] & kMultiAwaitDrain) !== 0) state.awaitDrainWriters.clear();
  else state.awaitDrainWriters = null;
}

function addChunk(stream, state, chunk, atFront) {
  if (state.length === 0 && (state[kState] & (kFlowing | kSync | kDataListening)) === (kFlowing | kDataListening)) {
    forgetDrains(state);
    state[kState] |= kDataEmitted;
    stream.emit('data', chunk);
  } else {
    state.length += (state[kState] & kObjectMode) !== 0 ? 1 : chunk.length;
    if (!atFront) state.buffer.push(chunk);
    else if (state.bufferIndex > 0) state.buffer[--state.bufferIndex] = chunk;
    else state.buffer.unshift(chunk);
    if ((state[kState] & kNeedReadable) !== 0) emitReadable(stream);
  }
  maybeReadMore(stream, state);
}

function endOfData(stream, state) {
  state[kState] &= ~kReading;
  if ((state[kState] & kEnded) !== 0) return false;
  if ((state[kState] & kDecoder) !== 0) {
    const rest = state[kDecoderValue].end();
    if (rest && rest.length) {
      state.buffer.push(rest);
      state.length += (state[kState] & kObjectMode) !== 0 ? 1 : rest.length;
    }
  }
  state[kState] |= kEnded;
  if ((state[kState] & kSync) !== 0) {
    emitReadable(stream);
  } else {
    state[kState] &= ~kNeedReadable;
    state[kState] |= kEmittedReadable;
    emitReadableNow(stream);
  }
  return false;
}

Readable.prototype.isPaused = function() {
  const bits = this._readableState[kState];
  return (bits & kPaused) !== 0 || (bits & (kHasFlowing | kFlowing)) === kHasFlowing;
};

Readable.prototype.setEncoding = function(enc) {
  const { StringDecoder } = require('string_decoder');
  const state = this._readableState;
  const decoder = new StringDecoder(enc);
  state[kDecoderValue] = decoder;
  state[kEncodingValue] = decoder.encoding;
  state[kState] |= kDecoder | kEncoding;

  let text = '';
  for (const chunk of state.buffer.slice(state.bufferIndex)) text += decoder.write(chunk);
  state.buffer.length = 0;
  state.bufferIndex = 0;
  if (text !== '') state.buffer.push(text);
  state.length = text.length;
  return this;
};

// The next power of two, at most 1 GiB.
function raisedMark(n) {
  if (n > 0x40000000) throw new (errors().codes.ERR_OUT_OF_RANGE)('size', '<= 1GiB', n);
  let mark = 1;
  while (mark < n) mark *= 2;
  return mark;
}

// How much a read(n) takes; n is NaN for "all, or the next chunk if it flows".
function amount(n, state) {
  const hasEnded = (state[kState] & kEnded) !== 0;
  if (n <= 0 || (state.length === 0 && hasEnded)) return 0;
  if ((state[kState] & kObjectMode) !== 0) return 1;
  if (Number.isNaN(n)) {
    if ((state[kState] & kFlowing) !== 0 && state.length) return state.buffer[state.bufferIndex].length;
    return state.length;
  }
  if (n <= state.length) return n;
  return hasEnded ? state.length : 0;
}

Readable.prototype.read = function(n) {
  if (n === undefined) n = NaN;
  else if (!Number.isInteger(n)) n = Number.parseInt(n, 10);
  const state = this._readableState;
  const asked = n;

  if (n > state.highWaterMark) state.highWaterMark = raisedMark(n);
  if (n !== 0) state[kState] &= ~kEmittedReadable;

  // read(0) while there is enough: only tell of it.
  if (n === 0 && (state[kState] & kNeedReadable) !== 0 && ((state[kState] & kEnded) !== 0 ||
      (state.highWaterMark !== 0 ? state.length >= state.highWaterMark : state.length > 0))) {
    if (state.length === 0 && (state[kState] & kEnded) !== 0) endReadable(this);
    else emitReadable(this);
    return null;
  }

  n = amount(n, state);
  if (n === 0 && (state[kState] & kEnded) !== 0) {
    if (state.length === 0) endReadable(this);
    return null;
  }

  // _read comes before the data is taken: it may push at once.
  const isLow = state.length === 0 || state.length - n < state.highWaterMark;
  if ((isLow || (state[kState] & kNeedReadable) !== 0) &&
      (state[kState] & (kReading | kEnded | kDestroyed | kErrored | kConstructed)) === kConstructed) {
    callRead(this, state);
    if ((state[kState] & kReading) === 0) n = amount(asked, state);
  }

  const chunk = n > 0 ? take(n, state) : null;
  if (chunk === null) {
    if (state.length <= state.highWaterMark) state[kState] |= kNeedReadable;
    n = 0;
  } else {
    state.length -= n;
    forgetDrains(state);
  }
  if (state.length === 0) {
    if ((state[kState] & kEnded) === 0) state[kState] |= kNeedReadable;
    else if (asked !== n) endReadable(this);
  }
  if (chunk !== null && (state[kState] & (kErrorEmitted | kCloseEmitted)) === 0) {
    state[kState] |= kDataEmitted;
    this.emit('data', chunk);
  }
  return chunk;
};

function callRead(stream, state) {
  state[kState] |= kReading | kSync;
  if (state.length === 0) state[kState] |= kNeedReadable;
  try {
    stream._read(state.highWaterMark);
  } catch (err) {
    errorOrDestroy(stream, err);
  }
  state[kState] &= ~kSync;
}

// Tells of data a tick later, once.
function emitReadable(stream) {
  const state = stream._readableState;
  state[kState] &= ~kNeedReadable;
  if ((state[kState] & kEmittedReadable) === 0) {
    state[kState] |= kEmittedReadable;
    process.nextTick(emitReadableNow, stream);
  }
}

function emitReadableNow(stream) {
  const state = stream._readableState;
  if ((state[kState] & (kDestroyed | kErrored)) === 0 && (state.length || (state[kState] & kEnded) !== 0)) {
    stream.emit('readable');
    state[kState] &= ~kEmittedReadable;
  }
  if ((state[kState] & (kFlowing | kEnded)) === 0 && state.length <= state.highWaterMark)
    state[kState] |= kNeedReadable;
  flow(stream);
}

// Reads ahead a tick later, up to the water mark.
function maybeReadMore(stream, state) {
  if ((state[kState] & (kReadingMore | kConstructed)) === kConstructed) {
    state[kState] |= kReadingMore;
    process.nextTick(readMore, stream, state);
  }
}

function readMore(stream, state) {
  while ((state[kState] & (kReading | kEnded)) === 0 && (state.length < state.highWaterMark ||
      ((state[kState] & kFlowing) !== 0 && state.length === 0))) {
    const before = state.length;
    stream.read(0);
    if (state.length === before) break;
  }
  state[kState] &= ~kReadingMore;
}

Readable.prototype._read = function(n) {
  throw new (errors().codes.ERR_METHOD_NOT_IMPLEMENTED)('_read()');
};

Readable.prototype.pipe = function(dest, pipeOpts) {
  return require('internal/streams/pipe')(this, dest, pipeOpts, { kEndEmitted, kMultiAwaitDrain, kFlowing, kDataListening });
};

Readable.prototype.unpipe = function(dest) {
  const state = this._readableState;
  if (state.pipes.length === 0) return this;
  if (!dest) {
    const dests = state.pipes;
    state.pipes = [];
    this.pause();
    for (let i = 0; i < dests.length; i++) dests[i].emit('unpipe', this, { hasUnpiped: false });
    return this;
  }
  const at = state.pipes.indexOf(dest);
  if (at === -1) return this;
  state.pipes.splice(at, 1);
  if (state.pipes.length === 0) this.pause();
  dest.emit('unpipe', this, { hasUnpiped: false });
  return this;
};

// A listener of 'data' makes the stream flow, one of 'readable' keeps it from flowing.
Readable.prototype.on = function(ev, fn) {
  const result = Stream.prototype.on.call(this, ev, fn);
  const state = this._readableState;
  if (ev === 'data') {
    state[kState] |= kDataListening;
    if (this.listenerCount('readable') > 0) state[kState] |= kReadableListening;
    if ((state[kState] & (kHasFlowing | kFlowing)) !== kHasFlowing) this.resume();
  } else if (ev === 'readable' && (state[kState] & (kEndEmitted | kReadableListening)) === 0) {
    state[kState] |= kReadableListening | kNeedReadable | kHasFlowing;
    state[kState] &= ~(kFlowing | kEmittedReadable);
    if (state.length) emitReadable(this);
    else if ((state[kState] & kReading) === 0) process.nextTick(readNothing, this);
  }
  return result;
};
Readable.prototype.addListener = Readable.prototype.on;

function readNothing(stream) {
  stream.read(0);
}

Readable.prototype.removeListener = function(ev, fn) {
  const result = Stream.prototype.removeListener.call(this, ev, fn);
  if (ev === 'readable') process.nextTick(updateListening, this);
  else if (ev === 'data' && this.listenerCount('data') === 0) this._readableState[kState] &= ~kDataListening;
  return result;
};
Readable.prototype.off = Readable.prototype.removeListener;

Readable.prototype.removeAllListeners = function(ev) {
  const result = Stream.prototype.removeAllListeners.apply(this, arguments);
  // Not told of the loss of 'data' listeners: as in Node.
  if (ev === 'readable' || ev === undefined) process.nextTick(updateListening, this);
  return result;
};

// Listeners of 'readable' came and went in the last tick: goes back to flowing if that is left.
function updateListening(stream) {
  const state = stream._readableState;
  if (stream.listenerCount('readable') > 0) state[kState] |= kReadableListening;
  else state[kState] &= ~kReadableListening;

  if ((state[kState] & (kHasPaused | kPaused | kResumeScheduled)) === (kHasPaused | kResumeScheduled))
    state[kState] |= kHasFlowing | kFlowing;
  else if ((state[kState] & kDataListening) !== 0)
    stream.resume();
  else if ((state[kState] & kReadableListening) === 0)
    state[kState] &= ~(kHasFlowing | kFlowing);
}

Readable.prototype.resume = function() {
  const state = this._readableState;
  if ((state[kState] & kFlowing) === 0) {
    state[kState] |= kHasFlowing;
    if ((state[kState] & kReadableListening) === 0) state[kState] |= kFlowing;
    if ((state[kState] & kResumeScheduled) === 0) {
      state[kState] |= kResumeScheduled;
      process.nextTick(resumeNow, this, state);
    }
  }
  state[kState] |= kHasPaused;
  state[kState] &= ~kPaused;
  return this;
};

function resumeNow(stream, state) {
  if ((state[kState] & kReading) === 0) stream.read(0);
  state[kState] &= ~kResumeScheduled;
  stream.emit('resume');
  flow(stream);
  if ((state[kState] & (kFlowing | kReading)) === kFlowing) stream.read(0);
}

Readable.prototype.pause = function() {
  const state = this._readableState;
  if ((state[kState] & (kHasFlowing | kFlowing)) !== kHasFlowing) {
    state[kState] |= kHasFlowing;
    state[kState] &= ~kFlowing;
    this.emit('pause');
  }
  state[kState] |= kHasPaused | kPaused;
  return this;
};

function flow(stream) {
  const state = stream._readableState;
  while ((state[kState] & kFlowing) !== 0 && stream.read() !== null);
}

Readable.prototype.wrap = function(stream) {
  return require('internal/streams/wrap').wrap(this, stream);
};

Readable.prototype[Symbol.asyncIterator] = function() {
  return require('internal/streams/iteration').iterate(this);
};

Readable.prototype.iterator = function(options) {
  if (options !== undefined) require('internal/validators').validateObject(options, 'options');
  return require('internal/streams/iteration').iterate(this, options);
};

function stateOf(stream, bit) {
  return stream._readableState ? (stream._readableState[kState] & bit) !== 0 : false;
}

const define = (name, get, set) => Object.defineProperty(Readable.prototype, name, { __proto__: null, get, set });

define('readable', function() {
  const r = this._readableState;
  // readable of a state is not its own accessor: programs, and Duplex, switch a side off with it.
  return !!r && r.readable !== false && (r[kState] & (kDestroyed | kErrorEmitted | kEndEmitted)) === 0;
}, function(value) {
  if (this._readableState) this._readableState.readable = !!value;
});
define('readableDidRead', function() {
  return (this._readableState[kState] & kDataEmitted) !== 0;
});
define('readableAborted', function() {
  const r = this._readableState;
  return !!(r.readable !== false && (r[kState] & (kDestroyed | kErrored)) !== 0 && (r[kState] & kEndEmitted) === 0);
});
define('readableHighWaterMark', function() {
  return this._readableState.highWaterMark;
});
define('readableBuffer', function() {
  return this._readableState && this._readableState.buffer;
});
define('readableFlowing', function() {
  return this._readableState.flowing;
}, function(value) {
  if (this._readableState) this._readableState.flowing = value;
});
define('readableLength', function() {
  return this._readableState.length;
});
define('readableObjectMode', function() {
  return stateOf(this, kObjectMode);
});
define('readableEncoding', function() {
  return this._readableState ? encodingOf(this._readableState) : null;
});
define('errored', function() {
  return this._readableState ? this._readableState.errored : null;
});
define('closed', function() {
  return stateOf(this, kClosed);
});
define('destroyed', function() {
  return stateOf(this, kDestroyed);
}, function(value) {
  if (this._readableState) this._readableState.destroyed = value;
});
define('readableEnded', function() {
  return stateOf(this, kEndEmitted);
});

Readable._fromList = take;

function endReadable(stream) {
  const state = stream._readableState;
  if ((state[kState] & kEndEmitted) === 0) {
    state[kState] |= kEnded;
    process.nextTick(emitEnd, state, stream);
  }
}

function emitEnd(state, stream) {
  // Something may have been given back meanwhile.
  if ((state[kState] & (kErrored | kCloseEmitted | kEndEmitted)) !== 0 || state.length !== 0) return;
  state[kState] |= kEndEmitted;
  stream.emit('end');
  if (stream.writable && stream.allowHalfOpen === false) {
    process.nextTick(endWritable, stream);
  } else if ((state[kState] & kAutoDestroy) !== 0) {
    const w = stream._writableState;
    if (!w || (w.autoDestroy && (w.finished || w.writable === false))) stream.destroy();
  }
}

function endWritable(stream) {
  if (stream.writable && !stream.writableEnded && !stream.destroyed) stream.end();
}

Readable.from = function(iterable, opts) {
  return require('internal/streams/from')(Readable, iterable, opts);
};

Readable.fromWeb = function(readableStream, options) {
  return require('internal/webstreams/adapters').newStreamReadableFromReadableStream(readableStream, options);
};

Readable.toWeb = function(streamReadable, options) {
  return require('internal/webstreams/adapters').newReadableStreamFromStreamReadable(streamReadable, options);
};

Readable.wrap = function(src, options) {
  return require('internal/streams/wrap').wrapped(Readable, src, options);
};
