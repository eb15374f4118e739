'use strict';

// Compression of a whole buffer at once (lib/zlib.js at v20.20.2).

const { Buffer } = require('buffer');
const { codes } = require('internal/errors');
const { processChunkSync } = require('internal/zlib/chunks');

function zlibBuffer(engine, buffer, callback) {
  require('internal/validators').validateFunction(callback, 'callback');
  if (ArrayBuffer.isView(buffer) && !(buffer instanceof Uint8Array))
    buffer = Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  else if (buffer instanceof ArrayBuffer)
    buffer = Buffer.from(buffer);
  engine.buffers = null;
  engine.nread = 0;
  engine.cb = callback;
  engine.on('data', onData);
  engine.on('error', onError);
  engine.on('end', onEnd);
  engine.end(buffer);
}

function onData(chunk) {
  if (!this.buffers) this.buffers = [chunk];
  else this.buffers.push(chunk);
  this.nread += chunk.length;
  if (this.nread > this._maxOutputLength) {
    this.close();
    this.removeAllListeners('end');
    this.cb(new codes.ERR_BUFFER_TOO_LARGE(this._maxOutputLength));
  }
}

function onError(err) {
  this.removeAllListeners('end');
  this.cb(err);
}

function onEnd() {
  const { buffers, nread } = this;
  let whole = Buffer.alloc(0);
  if (nread !== 0) whole = buffers.length === 1 ? buffers[0] : Buffer.concat(buffers, nread);
  this.close();
  this.cb(null, this._info ? { buffer: whole, engine: this } : whole);
}

function zlibBufferSync(engine, buffer) {
  if (typeof buffer === 'string' || buffer instanceof ArrayBuffer) {
    buffer = Buffer.from(buffer);
  } else if (!ArrayBuffer.isView(buffer)) {
    throw new codes.ERR_INVALID_ARG_TYPE(
      'buffer', ['string', 'Buffer', 'TypedArray', 'DataView', 'ArrayBuffer'], buffer);
  }
  buffer = processChunkSync(engine, buffer, engine._finishFlushFlag);
  return engine._info ? { buffer, engine } : buffer;
}

module.exports = { zlibBuffer, zlibBufferSync };
