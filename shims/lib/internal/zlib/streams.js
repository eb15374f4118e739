'use strict';

// The streams of zlib (lib/zlib.js at v20.20.2).

const { Transform } = require('stream');
const { Buffer, kMaxLength } = require('buffer');
const { codes } = require('internal/errors');
const { checkRangesOrGetDefault, validateFiniteNumber } = require('internal/validators');
const assert = require('internal/assert');
const {
  closeHandle, failHandle, kError, kOwner, outputBuffer, processCallback, processChunk, processChunkSync,
} = require('internal/zlib/chunks');

const binding = internalBinding('zlib');

// Of zlib.constants, which has a hundred more: a run that needs a stream does not pay for those.
const Z_NO_FLUSH = 0;
const Z_SYNC_FLUSH = 2;
const Z_FULL_FLUSH = 3;
const Z_FINISH = 4;
const Z_BLOCK = 5;
const Z_DEFAULT_COMPRESSION = -1;
const Z_DEFAULT_STRATEGY = 0;
const Z_FIXED = 4;
const Z_MIN_CHUNK = 64;
const Z_DEFAULT_CHUNK = 16384;
const Z_MIN_WINDOWBITS = 8;
const Z_MAX_WINDOWBITS = 15;
const Z_MIN_LEVEL = -1;
const Z_MAX_LEVEL = 9;
const Z_MIN_MEMLEVEL = 1;
const Z_MAX_MEMLEVEL = 9;
const Z_DEFAULT_MEMLEVEL = 8;
const INFLATE = 2;
const GZIP = 3;
const GUNZIP = 4;
const UNZIP = 7;
const BROTLI_DECODE = 8;
const BROTLI_OPERATION_PROCESS = 0;
const BROTLI_OPERATION_FLUSH = 1;
const BROTLI_OPERATION_FINISH = 2;
const BROTLI_OPERATION_EMIT_METADATA = 3;

const kFlushFlag = Symbol('kFlushFlag');
const kStream = Symbol('kStream');

// The native stream, as far as programs see it.
class Handle {
  constructor(stream, state) {
    Object.defineProperty(this, kStream, { value: stream });
    Object.defineProperty(this, 'state', { value: state });
  }

  write(...args) {
    binding.write(this[kStream], ...args, this.state, (fault) => {
      if (fault === undefined) processCallback.call(this);
      else failHandle(this, fault, true);
    });
  }

  writeSync(...args) {
    this.#check(binding.write(this[kStream], ...args, this.state));
  }

  params(level, strategy) {
    this.#check(binding.params(this[kStream], level, strategy));
  }

  reset() {
    this.#check(binding.reset(this[kStream]));
  }

  close() {}

  #check(fault) {
    if (fault !== undefined) failHandle(this, fault, false);
  }
}

// Options that every stream takes; flushes has the defaults and the range of those.
function commonOptions(opts, flushes) {
  let { chunkSize } = opts;
  if (!validateFiniteNumber(chunkSize, 'options.chunkSize')) chunkSize = Z_DEFAULT_CHUNK;
  else if (chunkSize < Z_MIN_CHUNK) throw new codes.ERR_OUT_OF_RANGE('options.chunkSize', `>= ${Z_MIN_CHUNK}`, chunkSize);
  const [least, most] = flushes.range;
  return {
    chunkSize,
    flush: checkRangesOrGetDefault(opts.flush, 'options.flush', least, most, flushes.flush),
    finishFlush: checkRangesOrGetDefault(opts.finishFlush, 'options.finishFlush', least, most, flushes.finishFlush),
    maxOutputLength: checkRangesOrGetDefault(opts.maxOutputLength, 'options.maxOutputLength', 1, kMaxLength, kMaxLength),
  };
}

function ZlibBase(opts, mode, handle, flushes) {
  let common = { chunkSize: Z_DEFAULT_CHUNK, maxOutputLength: kMaxLength, ...flushes };
  if (opts) {
    common = commonOptions(opts, flushes);
    if (opts.encoding || opts.objectMode || opts.writableObjectMode)
      opts = { ...opts, encoding: null, objectMode: false, writableObjectMode: false };
  }
  Transform.call(this, { autoDestroy: true, ...opts });
  this[kError] = null;
  this.bytesWritten = 0;
  this._handle = handle;
  handle[kOwner] = this;
  this._chunkSize = common.chunkSize;
  outputBuffer(this);
  this._defaultFlushFlag = common.flush;
  this._finishFlushFlag = common.finishFlush;
  this._defaultFullFlushFlag = flushes.fullFlush;
  this._info = opts && opts.info;
  this._maxOutputLength = common.maxOutputLength;
}
inherit(ZlibBase, Transform);

function inherit(Class, Base) {
  Object.setPrototypeOf(Class.prototype, Base.prototype);
  Object.setPrototypeOf(Class, Base);
}

Object.defineProperty(ZlibBase.prototype, '_closed', {
  configurable: true,
  enumerable: true,
  get() {
    return !this._handle;
  },
});

// The old name of bytesWritten. The warnings are made when it is first used.
function deprecatedBytesRead(self, fn) {
  const { deprecate } = require('internal/util');
  Object.defineProperty(ZlibBase.prototype, 'bytesRead', {
    configurable: true,
    enumerable: true,
    get: deprecate(function() {
      return this.bytesWritten;
    }, 'zlib.bytesRead is deprecated and will change its meaning in the future. Use zlib.bytesWritten instead.', 'DEP0108'),
    set: deprecate(function(value) {
      this.bytesWritten = value;
    }, 'Setting zlib.bytesRead is deprecated. This feature will be removed in the future.', 'DEP0108'),
  });
  return fn();
}
Object.defineProperty(ZlibBase.prototype, 'bytesRead', {
  configurable: true,
  enumerable: true,
  get() {
    return deprecatedBytesRead(this, () => this.bytesRead);
  },
  set(value) {
    deprecatedBytesRead(this, () => {
      this.bytesRead = value;
    });
  },
});

ZlibBase.prototype.reset = function() {
  if (!this._handle) assert(false, 'zlib binding closed');
  return this._handle.reset();
};

ZlibBase.prototype._flush = function(callback) {
  this._transform(Buffer.alloc(0), '', callback);
};

// The end of the input is dealt with in _flush.
ZlibBase.prototype._final = function(callback) {
  callback();
};

// The kinds of flush by strength: Z_BLOCK is the second weakest.
function strength(flush) {
  return flush === Z_BLOCK ? 0.5 : flush;
}

function maxFlush(a, b) {
  return strength(a) > strength(b) ? a : b;
}

ZlibBase.prototype.flush = function(kind, callback) {
  if (typeof kind === 'function' || (kind === undefined && !callback)) {
    callback = kind;
    kind = this._defaultFullFlushFlag;
  }
  if (this.writableFinished) {
    if (callback) process.nextTick(callback);
  } else if (this.writableEnded) {
    if (callback) this.once('end', callback);
  } else {
    // An empty chunk that tells _transform of the flush.
    const chunk = Buffer.alloc(0);
    chunk[kFlushFlag] = kind;
    this.write(chunk, '', callback);
  }
};

ZlibBase.prototype.close = function(callback) {
  if (callback) require('stream').finished(this, callback);
  this.destroy();
};

ZlibBase.prototype._destroy = function(err, callback) {
  closeHandle(this);
  callback(err);
};

ZlibBase.prototype._transform = function(chunk, encoding, cb) {
  let flushFlag = this._defaultFlushFlag;
  if (typeof chunk[kFlushFlag] === 'number') flushFlag = chunk[kFlushFlag];
  if (this.writableEnded && this.writableLength === chunk.byteLength) flushFlag = maxFlush(flushFlag, this._finishFlushFlag);
  processChunk(this, chunk, flushFlag, cb);
};

ZlibBase.prototype._processChunk = function(chunk, flushFlag, cb) {
  if (typeof cb === 'function') processChunk(this, chunk, flushFlag, cb);
  else return processChunkSync(this, chunk, flushFlag);
};

const zlibFlushes = {
  flush: Z_NO_FLUSH, finishFlush: Z_FINISH, fullFlush: Z_FULL_FLUSH, range: [Z_NO_FLUSH, Z_BLOCK],
};

function windowBitsOf(opts, mode) {
  const { windowBits } = opts;
  // 0 takes the size from the header, where there is one.
  if ((windowBits == null || windowBits === 0) && (mode === INFLATE || mode === GUNZIP || mode === UNZIP)) return 0;
  return checkRangesOrGetDefault(
    windowBits, 'options.windowBits', Z_MIN_WINDOWBITS + (mode === GZIP ? 1 : 0), Z_MAX_WINDOWBITS, Z_MAX_WINDOWBITS);
}

function dictionaryOf({ dictionary }) {
  if (dictionary === undefined || ArrayBuffer.isView(dictionary)) return dictionary;
  if (dictionary instanceof ArrayBuffer) return Buffer.from(dictionary);
  throw new codes.ERR_INVALID_ARG_TYPE('options.dictionary', ['Buffer', 'TypedArray', 'DataView', 'ArrayBuffer'], dictionary);
}

function Zlib(opts, mode) {
  let windowBits = Z_MAX_WINDOWBITS;
  let level = Z_DEFAULT_COMPRESSION;
  let memLevel = Z_DEFAULT_MEMLEVEL;
  let strategy = Z_DEFAULT_STRATEGY;
  let dictionary;
  if (opts) {
    windowBits = windowBitsOf(opts, mode);
    level = checkRangesOrGetDefault(opts.level, 'options.level', Z_MIN_LEVEL, Z_MAX_LEVEL, Z_DEFAULT_COMPRESSION);
    memLevel = checkRangesOrGetDefault(
      opts.memLevel, 'options.memLevel', Z_MIN_MEMLEVEL, Z_MAX_MEMLEVEL, Z_DEFAULT_MEMLEVEL);
    strategy = checkRangesOrGetDefault(
      opts.strategy, 'options.strategy', Z_DEFAULT_STRATEGY, Z_FIXED, Z_DEFAULT_STRATEGY);
    dictionary = dictionaryOf(opts);
  }
  this._writeState = new Uint32Array(2);
  const stream = binding.newStream(mode, windowBits, level, memLevel, strategy, dictionary);
  ZlibBase.call(this, opts, mode, new Handle(stream, this._writeState), zlibFlushes);
  this._level = level;
  this._strategy = strategy;
}
inherit(Zlib, ZlibBase);

Zlib.prototype.params = function params(level, strategy, callback) {
  checkRangesOrGetDefault(level, 'level', Z_MIN_LEVEL, Z_MAX_LEVEL);
  checkRangesOrGetDefault(strategy, 'strategy', Z_DEFAULT_STRATEGY, Z_FIXED);
  if (this._level === level && this._strategy === strategy) {
    process.nextTick(callback);
    return;
  }
  this.flush(Z_SYNC_FLUSH, () => {
    assert(this._handle, 'zlib binding closed');
    this._handle.params(level, strategy);
    if (this.destroyed) return;
    this._level = level;
    this._strategy = strategy;
    if (callback) callback();
  });
};

const brotliFlushes = {
  flush: BROTLI_OPERATION_PROCESS, finishFlush: BROTLI_OPERATION_FINISH, fullFlush: BROTLI_OPERATION_FLUSH,
  range: [BROTLI_OPERATION_PROCESS, BROTLI_OPERATION_EMIT_METADATA],
};

const kMaxBrotliParam = 8;

function brotliParams(given) {
  const params = new Int32Array(kMaxBrotliParam + 1).fill(-1);
  for (const name of Object.keys(given ?? {})) {
    const key = +name;
    if (Number.isNaN(key) || key < 0 || key > kMaxBrotliParam || params[key] !== -1)
      throw new codes.ERR_BROTLI_INVALID_PARAM(name);
    const value = given[name];
    if (typeof value !== 'number' && typeof value !== 'boolean')
      throw new codes.ERR_INVALID_ARG_TYPE('options.params[key]', 'number', value);
    params[key] = value;
  }
  return params;
}

function Brotli(opts, mode) {
  const stream = binding.newBrotli(mode === BROTLI_DECODE, brotliParams(opts?.params));
  this._writeState = new Uint32Array(2);
  ZlibBase.call(this, opts, mode, new Handle(stream, this._writeState), brotliFlushes);
}
inherit(Brotli, Zlib);

// Makes one of the classes that programs see: init is what its constructor does, after options have been looked at.
function classOf(name, Base, init, look = () => {}) {
  const Class = {
    [name]: function(opts) {
      look(opts);
      if (!(this instanceof Class)) return new Class(opts);
      init.call(this, opts);
    },
  }[name];
  inherit(Class, Base);
  return Class;
}

function zlibClass(name, mode, look) {
  return classOf(name, Zlib, function(opts) {
    Zlib.call(this, opts, mode);
  }, look);
}

function brotliClass(name, mode) {
  return classOf(name, Brotli, function(opts) {
    Brotli.call(this, opts, mode);
  });
}

// zlib has no raw windows of 8 bits.
function widen(opts) {
  if (opts && opts.windowBits === 8) opts.windowBits = 9;
}

// Each class is made when it is first asked for.
module.exports = internalBinding('util').lazyObject(
  'BrotliCompress BrotliDecompress Deflate DeflateRaw Gunzip Gzip Inflate InflateRaw Unzip', (name) => {
    switch (name) {
      case 'Deflate': return zlibClass(name, 1);
      case 'Inflate': return zlibClass(name, INFLATE);
      case 'Gzip': return zlibClass(name, GZIP);
      case 'Gunzip': return zlibClass(name, GUNZIP);
      case 'DeflateRaw': return zlibClass(name, 5, widen);
      case 'InflateRaw': return zlibClass(name, 6);
      case 'Unzip': return zlibClass(name, UNZIP);
      case 'BrotliDecompress': return brotliClass(name, BROTLI_DECODE);
      default: return brotliClass(name, 9);
    }
  });
