'use strict';

// net.Socket (lib/net.js at v20.20.2): a Duplex on a TCP or Pipe handle. Connecting is in
// internal/net/connect, and what few sockets need in internal/net/socket_rare.

const Duplex = require('internal/streams/duplex');
const { Buffer } = require('buffer');
const { async_id_symbol, kReinitializeHandle, kTimeout, normalizedArgsSymbol, owner_symbol } = require('internal/net');
const commons = require('internal/stream_base_commons');
const { initSocketHandle, kSetKeepAlive, kSetKeepAliveInitialDelay, kSetNoDelay } = require('internal/net/handle');
const { kBuffer, kBufferCb, kBufferGen, kHandle } = commons;

const kLastWriteQueueSize = Symbol('lastWriteQueueSize');
const kBytesRead = Symbol('kBytesRead');
const kBytesWritten = Symbol('kBytesWritten');

const UV_ENOTCONN = -107;

function noop() {}

function fail(code, ...args) {
  const { codes } = require('internal/errors');
  return new codes[code](...args);
}

function errnoException(errno, syscall) {
  const { ErrnoException } = require('internal/errors');
  return new ErrnoException(errno, syscall);
}

function closeSocketHandle(self, isException, forget) {
  if (!self._handle) return;
  self._handle.close(() => {
    self.emit('close', isException);
    if (forget) forgetHandle(self);
  });
}

function forgetHandle(self) {
  self._handle.onread = noop;
  self._handle = null;
  self._sockname = null;
}

function checkOptions(options) {
  for (const name of ['objectMode', 'readableObjectMode', 'writableObjectMode']) {
    if (options[name]) {
      const value = name === 'objectMode' ? options[name] : options.readableObjectMode || options.writableObjectMode;
      throw fail('ERR_INVALID_ARG_VALUE', `options.${name}`, value, 'is not supported');
    }
  }
  if (options.keepAliveInitialDelay !== undefined) {
    require('internal/validators').validateNumber(options.keepAliveInitialDelay, 'options.keepAliveInitialDelay');
    if (options.keepAliveInitialDelay < 0) options.keepAliveInitialDelay = 0;
  }
}

function Socket(options) {
  if (!(this instanceof Socket)) return new Socket(options);
  if (options) checkOptions(options);

  this.connecting = false;
  this[async_id_symbol] = -1;
  this._hadError = false;
  this[kHandle] = null;
  this._parent = null;
  this._host = null;
  this[kLastWriteQueueSize] = 0;
  this[kTimeout] = null;
  this[kBuffer] = null;
  this[kBufferCb] = null;
  this[kBufferGen] = null;
  this._closeAfterHandlingError = false;

  options = typeof options === 'number' ? { fd: options } : { ...options };
  options.allowHalfOpen = Boolean(options.allowHalfOpen);
  options.emitClose = false;
  options.autoDestroy = true;
  options.decodeStrings = false;
  Duplex.call(this, options);

  if (options.handle) {
    this._handle = options.handle;
    this[async_id_symbol] = options.handle.getAsyncId();
  } else if (options.fd !== undefined) {
    require('internal/unsupported')('net.Socket of a file descriptor')();
  }
  ownBuffer(this, options.onread);

  this[kSetNoDelay] = Boolean(options.noDelay);
  this[kSetKeepAlive] = Boolean(options.keepAlive);
  this[kSetKeepAliveInitialDelay] = ~~(options.keepAliveInitialDelay / 1000);

  this.on('end', onReadableStreamEnd);
  initSocketHandle(this);
  this._pendingData = null;
  this._pendingEncoding = '';
  if (this._handle && options.readable !== false) startReading(this, options);
  if (options.signal) require('internal/net/socket_rare').abortBy(this, options);

  this.server = null;
  this._server = null;
  this[kBytesRead] = 0;
  this[kBytesWritten] = 0;
}
Object.setPrototypeOf(Socket.prototype, Duplex.prototype);
Object.setPrototypeOf(Socket, Duplex);
module.exports = Socket;

// The option onread: data goes to a buffer of the program's.
function ownBuffer(self, onread) {
  if (onread === null || typeof onread !== 'object' || typeof onread.callback !== 'function') return;
  if (typeof onread.buffer === 'function') {
    self[kBuffer] = true;
    self[kBufferGen] = onread.buffer;
  } else if (onread.buffer instanceof Uint8Array) {
    self[kBuffer] = onread.buffer;
  } else {
    return;
  }
  self[kBufferCb] = onread.callback;
}

function startReading(self, options) {
  if (options.pauseOnCreate) {
    self._handle.reading = false;
    self._handle.readStop();
    self.readableFlowing = false;
  } else if (!options.manualStart) {
    self.read(0);
  }
}

// After the other end has ended, a socket that is not to stay half open tells so to who writes.
function onReadableStreamEnd() {
  if (!this.allowHalfOpen) this.write = writeAfterFIN;
}

function writeAfterFIN(chunk, encoding, cb) {
  if (!this.writableEnded) return Duplex.prototype.write.call(this, chunk, encoding, cb);
  if (typeof encoding === 'function') cb = encoding;
  const { genericNodeError } = require('internal/errors');
  const err = genericNodeError('This socket has been ended by the other party', { code: 'EPIPE' });
  if (typeof cb === 'function') process.nextTick(cb, err);
  this.destroy(err);
  return false;
}

function tryReadStart(self) {
  self._handle.reading = true;
  const errno = self._handle.readStart();
  if (errno) self.destroy(errnoException(errno, 'read'));
}

// Sockets that read into the program's buffer start with the call, not with a need for data.
function wakeOwnBuffer(self) {
  if (self[kBuffer] && !self.connecting && self._handle && !self._handle.reading) tryReadStart(self);
}

function emitCloseNT(self) {
  self.emit('close');
}

function onShutdown() {
  this.callback();
}

const methods = {
  _unrefTimer() {
    for (let s = this; s !== null; s = s._parent) {
      if (s[kTimeout]) s[kTimeout].refresh();
    }
  },

  _final(cb) {
    if (this.pending) return this.once('connect', () => this._final(cb));
    if (!this._handle) return cb();
    const req = { oncomplete: onShutdown, handle: this._handle, callback: cb };
    const errno = this._handle.shutdown(req);
    if (errno === UV_ENOTCONN) return cb();
    if (errno !== 0) return cb(errnoException(errno, 'shutdown'));
  },

  setTimeout: commons.setStreamTimeout,

  _onTimeout() {
    const handle = this._handle;
    const last = this[kLastWriteQueueSize];
    if (last > 0 && handle) {
      const { writeQueueSize } = handle;
      if (last !== writeQueueSize) { // a write makes progress
        this[kLastWriteQueueSize] = writeQueueSize;
        this._unrefTimer();
        return;
      }
    }
    this.emit('timeout');
  },

  setNoDelay(enable) {
    enable = Boolean(enable === undefined ? true : enable);
    if (!this._handle) {
      this[kSetNoDelay] = enable;
    } else if (this._handle.setNoDelay && enable !== this[kSetNoDelay]) {
      this[kSetNoDelay] = enable;
      this._handle.setNoDelay(enable);
    }
    return this;
  },

  setKeepAlive(enable, initialDelayMsecs) {
    enable = Boolean(enable);
    const delay = ~~(initialDelayMsecs / 1000);
    if (this._handle && !this._handle.setKeepAlive) return this;
    const changes = enable !== this[kSetKeepAlive] || enable && this[kSetKeepAliveInitialDelay] !== delay;
    if (!this._handle || changes) {
      this[kSetKeepAlive] = enable;
      this[kSetKeepAliveInitialDelay] = delay;
      if (this._handle) this._handle.setKeepAlive(enable, delay);
    }
    return this;
  },

  address() {
    return this._getsockname();
  },

  _read(n) {
    if (this.connecting || !this._handle) this.once('connect', () => this._read(n));
    else if (!this._handle.reading) tryReadStart(this);
  },

  end(data, encoding, callback) {
    Duplex.prototype.end.call(this, data, encoding, callback);
    return this;
  },

  resetAndDestroy() {
    return require('internal/net/socket_rare').resetAndDestroy(this);
  },

  pause() {
    if (this[kBuffer] && !this.connecting && this._handle?.reading) {
      this._handle.reading = false;
      if (!this.destroyed) {
        const errno = this._handle.readStop();
        if (errno) this.destroy(errnoException(errno, 'read'));
      }
    }
    return Duplex.prototype.pause.call(this);
  },

  resume() {
    wakeOwnBuffer(this);
    return Duplex.prototype.resume.call(this);
  },

  read(n) {
    wakeOwnBuffer(this);
    return Duplex.prototype.read.call(this, n);
  },

  destroySoon() {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', this.destroy);
  },

  _destroy(exception, cb) {
    this.connecting = false;
    for (let s = this; s !== null; s = s._parent) internalBinding('timers').clearTimeout(s[kTimeout]);
    if (this._handle) {
      destroyHandle(this, Boolean(exception));
      cb(exception);
    } else {
      cb(exception);
      process.nextTick(emitCloseNT, this);
    }
    if (this._server) {
      this._server._connections--;
      this._server._emitCloseIfDrained?.();
    }
  },

  _reset() {
    this.resetAndClosing = true;
    return this.destroy();
  },

  _getpeername() {
    if (!this._handle || !this._handle.getpeername || this.connecting) return this._peername || {};
    if (!this._peername) {
      const out = {};
      if (this._handle.getpeername(out)) return out;
      this._peername = out;
    }
    return this._peername;
  },

  _getsockname() {
    if (!this._handle || !this._handle.getsockname) return {};
    if (!this._sockname) {
      this._sockname = {};
      this._handle.getsockname(this._sockname);
    }
    return this._sockname;
  },

  _writeGeneric(writev, data, encoding, cb) {
    if (this.connecting) return writeOnceConnected(this, writev, data, encoding, cb);
    this._pendingData = null;
    this._pendingEncoding = '';
    if (!this._handle) {
      cb(fail('ERR_SOCKET_CLOSED'));
      return false;
    }
    this._unrefTimer();
    const req = writev ? commons.writevGeneric(this, data, cb) : commons.writeGeneric(this, data, encoding, cb);
    if (req.async) this[kLastWriteQueueSize] = req.bytes;
  },

  _writev(chunks, cb) {
    this._writeGeneric(true, chunks, '', cb);
  },

  _write(data, encoding, cb) {
    this._writeGeneric(false, data, encoding, cb);
  },

  connect(...args) {
    const { normalizeArgs } = require('internal/net/arguments');
    const normalized = Array.isArray(args[0]) && args[0][normalizedArgsSymbol] ? args[0] : normalizeArgs(args);
    return require('internal/net/connect').connect(this, normalized);
  },

  ref() {
    if (!this._handle) this.once('connect', this.ref);
    else if (typeof this._handle.ref === 'function') this._handle.ref();
    return this;
  },

  unref() {
    if (!this._handle) this.once('connect', this.unref);
    else if (typeof this._handle.unref === 'function') this._handle.unref();
    return this;
  },

  [commons.kAfterAsyncWrite]() {
    this[kLastWriteQueueSize] = 0;
  },

  [kReinitializeHandle](handle) {
    this._handle?.close();
    this._handle = handle;
    handle[owner_symbol] = this;
    initSocketHandle(this);
  },
};
Object.assign(Socket.prototype, methods);

function destroyHandle(self, isException) {
  self[kBytesRead] = self._handle.bytesRead;
  self[kBytesWritten] = self._handle.bytesWritten;
  if (self.resetAndClosing) {
    self.resetAndClosing = false;
    const errno = self._handle.reset(() => self.emit('close', isException));
    if (errno) self.emit('error', errnoException(errno, 'reset'));
  } else if (self._closeAfterHandlingError) {
    queueMicrotask(() => closeSocketHandle(self, isException, true));
    return;
  } else {
    closeSocketHandle(self, isException, false);
  }
  forgetHandle(self);
}

function writeOnceConnected(self, writev, data, encoding, cb) {
  function onClose() {
    cb(fail('ERR_SOCKET_CLOSED_BEFORE_CONNECTION'));
  }
  self._pendingData = data;
  self._pendingEncoding = encoding;
  self.once('connect', function connect() {
    this.off('close', onClose);
    this._writeGeneric(writev, data, encoding, cb);
  });
  self.once('close', onClose);
}

function bytesOf(chunk, encoding) {
  return typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk.length;
}

// How much was written, what has not been sent yet included.
function bytesWritten(self) {
  let bytes = self._bytesDispatched;
  const waiting = self.writableBuffer;
  if (!waiting) return undefined;
  for (const entry of waiting) bytes += bytesOf(entry.chunk, entry.encoding);
  const data = self._pendingData;
  if (Array.isArray(data)) {
    for (const entry of data) bytes += entry.chunk === undefined ? entry.length : bytesOf(entry.chunk, entry.encoding);
  } else if (data) {
    bytes += bytesOf(data, self._pendingEncoding);
  }
  return bytes;
}

function define(name, enumerable, configurable, get, set) {
  Object.defineProperty(Socket.prototype, name, { __proto__: null, get, set, enumerable, configurable });
}
define('_handle', false, false, function() { return this[kHandle]; }, function(v) { this[kHandle] = v; });
define('_connecting', false, false, function() { return this.connecting; });
define('pending', false, true, function() { return !this._handle || this.connecting; });
define('readyState', false, false, function() {
  if (this.connecting) return 'opening';
  if (this.readable) return this.writable ? 'open' : 'readOnly';
  return this.writable ? 'writeOnly' : 'closed';
});
define('bufferSize', false, false, function() { return this._handle ? this.writableLength : undefined; });
define(commons.kUpdateTimer, false, false, function() { return this._unrefTimer; });
define('bytesRead', true, false, function() { return this._handle ? this._handle.bytesRead : this[kBytesRead]; });
define('remoteAddress', true, false, function() { return this._getpeername().address; });
define('remoteFamily', true, false, function() { return this._getpeername().family; });
define('remotePort', true, false, function() { return this._getpeername().port; });
define('localAddress', true, false, function() { return this._getsockname().address; });
define('localPort', true, false, function() { return this._getsockname().port; });
define('localFamily', true, false, function() { return this._getsockname().family; });
define('_bytesDispatched', true, false, function() {
  return this._handle ? this._handle.bytesWritten : this[kBytesWritten];
});
define('bytesWritten', true, false, function() { return bytesWritten(this); });
