'use strict';

// Between a socket and its handle: writes, reads and the idle timer (lib/internal/stream_base_commons.js
// at v20.20.2).

const { async_id_symbol, kTimeout, owner_symbol, stackIs } = require('internal/net');
const { Buffer } = require('buffer');

const kUpdateTimer = Symbol('kUpdateTimer');
const kAfterAsyncWrite = Symbol('kAfterAsyncWrite');
const kMaybeDestroy = Symbol('kMaybeDestroy');
const kHandle = Symbol('kHandle');
const kSession = Symbol('kSession');
const kBoundSession = Symbol('kBoundSession');
const kBuffer = Symbol('kBuffer');
const kBufferGen = Symbol('kBufferGen');
const kBufferCb = Symbol('kBufferCb');

const UV_EOF = -4095;
const MAX_TIMEOUT = 2 ** 31 - 1;

function errnoException(errno, syscall) {
  const { ErrnoException } = require('internal/errors');
  return new ErrnoException(errno, syscall);
}

// The name that the natives have for an encoding that they write themselves.
function nativeEncoding(encoding) {
  switch (encoding) {
    case 'utf8': case 'utf-8': return 'utf8';
    case 'latin1': case 'binary': return 'latin1';
    case 'ascii': return 'ascii';
    case 'ucs2': case 'ucs-2': case 'utf16le': case 'utf-16le': return 'utf16le';
    default: return undefined;
  }
}

// A write that found no room is over.
function onWriteComplete(status) {
  const stream = this.handle[owner_symbol];
  if (stream.destroyed) {
    if (typeof this.callback === 'function') this.callback(null);
    return;
  }
  if (status < 0) {
    const err = errnoException(status, 'write');
    if (typeof this.callback === 'function') this.callback(err);
    else stream.destroy(err);
    return;
  }
  stream[kUpdateTimer]();
  stream[kAfterAsyncWrite](this);
  if (typeof this.callback === 'function') this.callback(null);
}

class WriteWrap {
  constructor(handle, callback) {
    this.handle = handle;
    this.oncomplete = onWriteComplete;
    this.async = false;
    this.bytes = 0;
    this.buffer = null;
    this.callback = callback;
  }
}

// status is what handle.write returned: it is all sent, or later, or an error.
function afterWriteDispatched(req, status, cb) {
  req.async = status === 1;
  if (status < 0) return cb(errnoException(status, 'write'));
  if (!req.async && typeof req.callback === 'function') req.callback();
}

function writeBytes(req, bytes) {
  req.bytes = bytes.byteLength;
  return req.handle.write(req, bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function writeGeneric(self, data, encoding, cb) {
  const req = new WriteWrap(self[kHandle], cb);
  let status;
  if (encoding === 'buffer') {
    status = writeBytes(req, data);
    req.buffer = data;
  } else {
    const native = nativeEncoding(encoding);
    if (native === undefined) {
      status = writeBytes(req, Buffer.from(data, encoding));
    } else {
      const before = req.handle.bytesWritten;
      status = req.handle.write(req, data, native);
      req.bytes = req.handle.bytesWritten - before;
    }
  }
  afterWriteDispatched(req, status, cb);
  return req;
}

// All chunks at once: one system call, one segment.
function writevGeneric(self, data, cb) {
  const req = new WriteWrap(self[kHandle], cb);
  const parts = [];
  for (const { chunk, encoding } of data) {
    parts.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk);
  }
  afterWriteDispatched(req, writeBytes(req, Buffer.concat(parts)), cb);
  return req;
}

// handle.onread: count bytes in arrayBuffer, or in the socket's own buffer; or the end; or an error.
function onStreamRead(count, arrayBuffer) {
  const stream = this[owner_symbol];
  stream[kUpdateTimer]();
  if (count > 0 && !stream.destroyed) return received(this, stream, count, arrayBuffer);
  if (count === 0) return undefined;
  if (count !== UV_EOF) {
    const wrap = this.getsockname ? 'TCP' : 'Pipe';
    stream.destroy(stackIs(errnoException(count, 'read'), `${wrap}.onStreamRead (node:internal/stream_base_commons:218:20)`));
    return undefined;
  }
  if (stream._readableState.endEmitted) {
    if (stream[kMaybeDestroy]) stream[kMaybeDestroy]();
    return undefined;
  }
  if (stream[kMaybeDestroy]) stream.on('end', stream[kMaybeDestroy]);
  stream.push(null);
  stream.read(0);
  return undefined;
}

function received(handle, stream, count, arrayBuffer) {
  let goOn;
  const own = stream[kBuffer];
  if (own) {
    goOn = stream[kBufferCb](count, own) !== false;
    if (stream[kBufferGen] !== null) {
      const next = stream[kBufferGen]();
      if (next instanceof Uint8Array) {
        stream[kBuffer] = next;
        handle.useUserBuffer(next.buffer, next.byteOffset, next.byteLength);
      }
    }
  } else {
    goOn = stream.push(Buffer.from(arrayBuffer, 0, count));
  }
  if (!goOn) {
    handle.reading = false;
    if (!stream.destroyed) {
      const errno = handle.readStop();
      if (errno) stream.destroy(errnoException(errno, 'read'));
    }
  }
}

function timerDuration(msecs) {
  const { validateNumber } = require('internal/validators');
  validateNumber(msecs, 'msecs');
  if (msecs < 0 || !Number.isFinite(msecs)) {
    const { codes: { ERR_OUT_OF_RANGE } } = require('internal/errors');
    throw new ERR_OUT_OF_RANGE('msecs', 'a non-negative finite number', msecs);
  }
  if (msecs > MAX_TIMEOUT) {
    process.emitWarning(`${msecs} does not fit into a 32-bit signed integer.` +
      `\nTimer duration was truncated to ${MAX_TIMEOUT}.`, 'TimeoutOverflowWarning');
    return MAX_TIMEOUT;
  }
  return msecs;
}

// Socket.prototype.setTimeout.
function setStreamTimeout(msecs, callback) {
  if (this.destroyed) return this;
  this.timeout = msecs;
  msecs = timerDuration(msecs);
  const timers = internalBinding('timers');
  timers.clearTimeout(this[kTimeout]);
  if (callback !== undefined && msecs === 0) {
    require('internal/validators').validateFunction(callback, 'callback');
    this.removeListener('timeout', callback);
  }
  if (msecs === 0) return this;
  this[kTimeout] = timers.setTimeout(this._onTimeout.bind(this), msecs).unref();
  this[kSession]?.[kUpdateTimer]();
  this[kBoundSession]?.[kUpdateTimer]();
  if (callback !== undefined) {
    require('internal/validators').validateFunction(callback, 'callback');
    this.once('timeout', callback);
  }
  return this;
}

module.exports = {
  async_id_symbol,
  kAfterAsyncWrite,
  kBoundSession,
  kBuffer,
  kBufferCb,
  kBufferGen,
  kHandle,
  kMaybeDestroy,
  kSession,
  kUpdateTimer,
  onStreamRead,
  setStreamTimeout,
  writeGeneric,
  writevGeneric,
};
