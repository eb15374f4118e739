'use strict';

// http.OutgoingMessage: an answer on the server, a request on the client (lib/_http_outgoing.js at
// v20.20.2). Header lines and the start line are made by internal/http/head; methods that few programs
// call are in internal/http/outgoing_rare.

const Stream = require('stream');
const { Buffer } = require('buffer');
const { captureRejectionSymbol } = require('events');
const { codes } = require('internal/errors');
const { accessors, inherit, kNeedDrain, kOutHeaders } = require('internal/http');
const { kHighWaterMark, kUniqueHeaders, storeHeader, validateHeaderName, validateHeaderValue } = require('internal/http/head');
const { getDefaultHighWaterMark } = require('internal/streams/state');
const { validateString } = require('internal/validators');

const kCorked = Symbol('corked');
const kBytesWritten = Symbol('kBytesWritten');
const kErrored = Symbol('errored');
const kRejectNonStandardBodyWrites = Symbol('kRejectNonStandardBodyWrites');

const nop = () => {};
const rare = (name) => require('internal/http/outgoing_rare')[name];

function OutgoingMessage(options) {
  Stream.call(this);

  this.outputData = []; // what waits for the socket
  this.outputSize = 0;
  this.writable = true;
  this.destroyed = false;
  this._last = false;
  this.chunkedEncoding = false;
  this.shouldKeepAlive = true;
  this.maxRequestsOnConnectionReached = false;
  this._defaultKeepAlive = true;
  this.useChunkedEncodingByDefault = true;
  this.sendDate = false;
  this._removedConnection = false;
  this._removedContLen = false;
  this._removedTE = false;
  this.strictContentLength = false;
  this[kBytesWritten] = 0;
  this._contentLength = null;
  this._hasBody = true;
  this._trailer = '';
  this[kNeedDrain] = false;
  this.finished = false;
  this._headerSent = false;
  this[kCorked] = 0;
  this._closed = false;
  this.socket = null;
  this._header = null;
  this[kOutHeaders] = null;
  this._keepAliveTimeout = 0;
  this._onPendingData = nop;
  this[kErrored] = null;
  this[kHighWaterMark] = options?.highWaterMark ?? getDefaultHighWaterMark();
  this[kRejectNonStandardBodyWrites] = options?.rejectNonStandardBodyWrites ?? false;
}
inherit(OutgoingMessage, Stream);

accessors(OutgoingMessage.prototype, {
  errored: [function() {
    return this[kErrored];
  }],
  closed: [function() {
    return this._closed;
  }],
  writableFinished: [function() {
    return this.finished && this.outputSize === 0 && (!this.socket || this.socket.writableLength === 0);
  }],
  writableObjectMode: [function() {
    return false;
  }],
  writableLength: [function() {
    return this.outputSize + (this.socket ? this.socket.writableLength : 0);
  }],
  writableHighWaterMark: [function() {
    return this.socket ? this.socket.writableHighWaterMark : this[kHighWaterMark];
  }],
  writableCorked: [function() {
    return (this.socket ? this.socket.writableCorked : 0) + this[kCorked];
  }],
  _headers: [function() {
    return rare('getOldHeaders').call(this);
  }, function(value) {
    rare('setOldHeaders').call(this, value);
  }],
  connection: [function() {
    return this.socket;
  }, function(socket) {
    this.socket = socket;
  }],
  _headerNames: [function() {
    return rare('getOldHeaderNames').call(this);
  }, function(value) {
    rare('setOldHeaderNames').call(this, value);
  }],
});

function sent(verb) {
  return new codes.ERR_HTTP_HEADERS_SENT(verb);
}

function sizeOf(chunk, encoding) {
  return typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk.byteLength;
}

// Whether the bytes of the body are to be counted against Content-Length.
function counts(message) {
  return message.strictContentLength && message._contentLength != null && message._hasBody &&
    !message._removedContLen && !message.chunkedEncoding && !message.hasHeader('transfer-encoding');
}

function fail(message, err, callback) {
  if (message.destroyed) return;
  process.nextTick(failNow, message, err, callback);
}

function failNow(message, err, callback) {
  callback(err);
  if (typeof message.emit === 'function' && !message.destroyed) message.emit('error', err);
}

function uncork(socket) {
  socket.uncork();
}

function finished(message) {
  if (message.socket?._hadError) return;
  message.emit('finish');
}

function checkChunk(chunk) {
  if (chunk === null) throw new codes.ERR_STREAM_NULL_VALUES();
  if (typeof chunk !== 'string' && !require('internal/util/types').isUint8Array(chunk)) {
    throw new codes.ERR_INVALID_ARG_TYPE('chunk', ['string', 'Buffer', 'Uint8Array'], chunk);
  }
}

// The checks before anything is written; it reports whether to go on.
function mayWrite(message, callback) {
  if (message.finished && !message.destroyed) {
    fail(message, new codes.ERR_STREAM_WRITE_AFTER_END(), callback);
    return false;
  }
  if (message.destroyed) {
    const err = message.finished ? new codes.ERR_STREAM_WRITE_AFTER_END() : new codes.ERR_STREAM_DESTROYED('write');
    process.nextTick(callback, err);
    return false;
  }
  return true;
}

function countBytes(message, size, last) {
  const total = message[kBytesWritten] + size;
  if (counts(message) && (last ? total !== message._contentLength : total > message._contentLength)) {
    throw new codes.ERR_HTTP_CONTENT_LENGTH_MISMATCH(total, message._contentLength);
  }
  message[kBytesWritten] = total;
}

let crlf;

/* untracked */ function lineEnd() {
  crlf = crlf ?? Buffer.from('\r\n');
  return crlf;
}

function writeChunk(message, chunk, encoding, callback, last) {
  if (typeof callback !== 'function') callback = nop;
  checkChunk(chunk);
  if (!mayWrite(message, callback)) return false;
  let size;
  if (message.strictContentLength) {
    size = sizeOf(chunk, encoding);
    countBytes(message, size, last);
  }
  if (!message._header) {
    if (last) {
      size = size ?? (sizeOf(chunk, encoding));
      message._contentLength = size;
    }
    message._implicitHeader();
  }
  if (!message._hasBody) {
    if (message[kRejectNonStandardBodyWrites]) throw new codes.ERR_HTTP_BODY_NOT_ALLOWED();
    process.nextTick(callback);
    return true;
  }
  const { socket } = message;
  if (!last && socket && !socket.writableCorked) { // the writes of this turn leave together
    socket.cork();
    process.nextTick(uncork, socket);
  }
  if (!message.chunkedEncoding || chunk.length === 0) return message._send(chunk, encoding, callback, size);
  size = size ?? (sizeOf(chunk, encoding));
  message._send(size.toString(16), 'latin1', null);
  message._send(lineEnd(), null, null);
  message._send(chunk, encoding, null, size);
  return message._send(lineEnd(), null, callback);
}

// The end of a message whose body is empty or has been written.
function endOnce(message, chunk, encoding, callback) {
  const { socket } = message;
  if (chunk) {
    socket?.cork();
    writeChunk(message, chunk, encoding, null, true);
  } else if (!message._header) {
    socket?.cork();
    message._contentLength = 0;
    message._implicitHeader();
  }
  if (typeof callback === 'function') message.once('finish', callback);
  if (counts(message) && message[kBytesWritten] !== message._contentLength) {
    throw new codes.ERR_HTTP_CONTENT_LENGTH_MISMATCH(message[kBytesWritten], message._contentLength);
  }
  const done = finished.bind(undefined, message);
  if (message._hasBody && message.chunkedEncoding) message._send(`0\r\n${message._trailer}\r\n`, 'latin1', done);
  else if (!message._headerSent || message.writableLength || chunk) message._send('', 'latin1', done);
  else process.nextTick(done);
}

Object.assign(OutgoingMessage.prototype, {
  _renderHeaders() {
    if (this._header) throw sent('render');
    const all = this[kOutHeaders];
    const out = {};
    if (all !== null) {
      for (const key of Object.keys(all)) out[all[key][0]] = all[key][1];
    }
    return out;
  },

  cork() {
    if (this.socket) this.socket.cork();
    else this[kCorked]++;
  },

  uncork() {
    if (this.socket) this.socket.uncork();
    else if (this[kCorked]) this[kCorked]--;
  },

  setTimeout(msecs, callback) {
    if (callback) this.on('timeout', callback);
    if (this.socket) {
      this.socket.setTimeout(msecs);
    } else {
      this.once('socket', function socketSetTimeoutOnConnect(socket) {
        socket.setTimeout(msecs);
      });
    }
    return this;
  },

  destroy(error) {
    if (this.destroyed) return this;
    this.destroyed = true;
    this[kErrored] = error;
    if (this.socket) {
      this.socket.destroy(error);
    } else {
      this.once('socket', function socketDestroyOnConnect(socket) {
        socket.destroy(error);
      });
    }
    return this;
  },

  // Sends data, behind the header if that has not been sent: in one string where possible.
  _send(data, encoding, callback, byteLength) {
    if (!this._headerSent && this._header !== null) {
      const header = this._header;
      if (typeof data === 'string' && (!encoding || encoding === 'utf8' || encoding === 'latin1')) {
        data = header + data;
      } else {
        this.outputData.unshift({ data: header, encoding: 'latin1', callback: null });
        this.outputSize += header.length;
        this._onPendingData(header.length);
      }
      this._headerSent = true;
    }
    return this._writeRaw(data, encoding, callback, byteLength);
  },

  _writeRaw(data, encoding, callback, size) {
    const { socket } = this;
    if (socket?.destroyed) return false;
    if (typeof encoding === 'function') {
      callback = encoding;
      encoding = null;
    }
    if (socket && socket._httpMessage === this && socket.writable) {
      if (this.outputData.length) this._flushOutput(socket);
      return socket.write(data, encoding, callback);
    }
    this.outputData.push({ data, encoding, callback });
    this.outputSize += data.length;
    this._onPendingData(data.length);
    return this.outputSize < this[kHighWaterMark];
  },

  _storeHeader: storeHeader,

  setHeader(name, value) {
    if (this._header) throw sent('set');
    validateHeaderName(name);
    validateHeaderValue(name, value);
    let all = this[kOutHeaders];
    if (all === null) this[kOutHeaders] = all = { __proto__: null };
    all[name.toLowerCase()] = [name, value];
    return this;
  },

  setHeaders(headers) {
    return rare('setHeaders').call(this, headers);
  },

  appendHeader(name, value) {
    return rare('appendHeader').call(this, name, value);
  },

  getHeader(name) {
    validateString(name, 'name');
    const all = this[kOutHeaders];
    if (all === null) return;
    return all[name.toLowerCase()]?.[1];
  },

  getHeaderNames() {
    return this[kOutHeaders] !== null ? Object.keys(this[kOutHeaders]) : [];
  },

  getRawHeaderNames() {
    const all = this[kOutHeaders];
    return all === null ? [] : Object.values(all).map((entry) => entry[0]);
  },

  getHeaders() {
    const all = this[kOutHeaders];
    const out = { __proto__: null };
    if (all) {
      for (const key of Object.keys(all)) out[key] = all[key][1];
    }
    return out;
  },

  hasHeader(name) {
    validateString(name, 'name');
    return this[kOutHeaders] !== null && !!this[kOutHeaders][name.toLowerCase()];
  },

  removeHeader(name) {
    validateString(name, 'name');
    if (this._header) throw sent('remove');
    const key = name.toLowerCase();
    switch (key) {
      case 'connection': this._removedConnection = true; break;
      case 'content-length': this._removedContLen = true; break;
      case 'transfer-encoding': this._removedTE = true; break;
      case 'date': this.sendDate = false; break;
      default:
    }
    if (this[kOutHeaders] !== null) delete this[kOutHeaders][key];
  },

  _implicitHeader() {
    throw new codes.ERR_METHOD_NOT_IMPLEMENTED('_implicitHeader()');
  },
});

Object.defineProperty(OutgoingMessage.prototype, 'headersSent', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() {
    return !!this._header;
  },
});

accessors(OutgoingMessage.prototype, {
  writableEnded: [function() {
    return this.finished;
  }],
  writableNeedDrain: [function() {
    return !this.destroyed && !this.finished && this[kNeedDrain];
  }],
});

Object.assign(OutgoingMessage.prototype, {
  write(chunk, encoding, callback) {
    if (typeof encoding === 'function') {
      callback = encoding;
      encoding = null;
    }
    const more = writeChunk(this, chunk, encoding, callback, false);
    if (!more) this[kNeedDrain] = true;
    return more;
  },

  addTrailers(headers) {
    rare('addTrailers').call(this, headers);
  },

  end(chunk, encoding, callback) {
    if (typeof chunk === 'function') {
      callback = chunk;
      chunk = null;
      encoding = null;
    } else if (typeof encoding === 'function') {
      callback = encoding;
      encoding = null;
    }
    if (this.finished) {
      const given = typeof callback === 'function';
      if (chunk) fail(this, new codes.ERR_STREAM_WRITE_AFTER_END(), given ? callback : nop);
      else if (given && !this.writableFinished) this.on('finish', callback);
      else if (given) callback(new codes.ERR_STREAM_ALREADY_FINISHED('end'));
      return this;
    }
    endOnce(this, chunk, encoding, callback);
    if (this.socket) {
      this.socket._writableState.corked = 1; // whatever the program has corked
      this.socket.uncork();
    }
    this[kCorked] = 0;
    this.finished = true;
    if (this.outputData.length === 0 && this.socket && this.socket._httpMessage === this) this._finish();
    return this;
  },

  // Called when everything has been given to the socket.
  _finish() {
    require('internal/assert')(this.socket);
    this.emit('prefinish');
  },

  // Called when the socket is there, or may take more.
  _flush() {
    const { socket } = this;
    if (!socket || !socket.writable) return;
    const more = this._flushOutput(socket);
    if (this.finished) {
      this._finish();
    } else if (more && this[kNeedDrain]) {
      this[kNeedDrain] = false;
      this.emit('drain');
    }
  },

  _flushOutput(socket) {
    for (; this[kCorked]; this[kCorked]--) socket.cork();
    const waiting = this.outputData;
    if (waiting.length <= 0) return undefined;
    let more;
    socket.cork();
    for (let i = 0, n = waiting.length; i < n; i++) {
      const { data, encoding, callback } = waiting[i];
      waiting[i].data = null;
      more = socket.write(data, encoding, callback);
    }
    socket.uncork();
    this.outputData = [];
    this._onPendingData(-this.outputSize);
    this.outputSize = 0;
    return more;
  },

  flushHeaders() {
    if (!this._header) this._implicitHeader();
    this._send('');
  },

  pipe() {
    this.emit('error', new codes.ERR_STREAM_CANNOT_PIPE());
  },

  [captureRejectionSymbol](err, event) {
    this.destroy(err);
  },
});

module.exports = {
  kHighWaterMark,
  kUniqueHeaders,
  parseUniqueHeadersOption(headers) {
    return Array.isArray(headers) ? new Set(headers.map((name) => name.toLowerCase())) : null;
  },
  validateHeaderName,
  validateHeaderValue,
  OutgoingMessage,
};
