'use strict';

// process.stdout and process.stderr. In Node they write at once when they lead to a file, a pipe or a
// terminal on Linux; so they do here. They are event emitters with the face of a Writable.

const EventEmitter = require('events');
const binding = internalBinding('process');

class WriteStream extends EventEmitter {
  constructor(fd) {
    super();
    this.fd = fd;
    this.writable = true;
    this._isStdio = true;
  }

  get writableLength() { return 0; }
  get writableHighWaterMark() { return 16384; }
  get writableNeedDrain() { return false; }
  get writableEnded() { return false; }
  get destroyed() { return false; }

  write(chunk, encoding, callback) {
    if (typeof encoding === 'function') {
      callback = encoding;
      encoding = undefined;
    }
    if (typeof chunk === 'string' && (encoding === undefined || encoding === 'utf8' || encoding === null)) {
      binding.write(this.fd, chunk);
    } else {
      binding.writeBytes(this.fd, bytesOf(chunk, encoding));
    }
    if (typeof callback === 'function') process.nextTick(callback, null);
    return true;
  }

  end(chunk, encoding, callback) {
    if (typeof chunk === 'function') return this.end(undefined, undefined, chunk);
    if (chunk !== undefined && chunk !== null) this.write(chunk, encoding);
    if (typeof callback === 'function') process.nextTick(callback);
    return this;
  }

  cork() {}
  uncork() {}
  setDefaultEncoding() { return this; }
  destroy() { return this; }
}

function bytesOf(chunk, encoding) {
  const { Buffer } = require('buffer');
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding);
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const { codes: { ERR_INVALID_ARG_TYPE, ERR_STREAM_NULL_VALUES } } = require('internal/errors');
  if (chunk === null) throw new ERR_STREAM_NULL_VALUES();
  throw new ERR_INVALID_ARG_TYPE('chunk', ['string', 'Buffer', 'TypedArray', 'DataView'], chunk);
}

module.exports = { output: (fd) => new WriteStream(fd) };
