'use strict';

// How one chunk goes through a native stream (processChunk, processCallback and processChunkSync of lib/zlib.js at
// v20.20.2): output comes in buffers of chunkSize, and each time one is full the native stream is called again.

const { Buffer } = require('buffer');
const { codes } = require('internal/errors');

const kError = Symbol('kError');
const kOwner = Symbol('owner_symbol');

function closeHandle(engine) {
  if (!engine._handle) return; // after an error it may be closed already
  engine._handle.close();
  engine._handle = null;
}

// The frames of Node's own below an error that comes from the thread pool.
const frames = `
    at genericNodeError (node:internal/errors:984:15)
    at wrappedFn (node:internal/errors:538:14)
    at Zlib.zlibOnError [as onerror] (node:zlib:189:17)`;

// Ends the stream of the native stream with an error. late says that it comes from the thread pool.
function failHandle(handle, [message, errno, code], late) {
  const engine = handle[kOwner];
  const err = new Error(message);
  if (late && Error.stackTraceLimit >= 3) {
    Object.defineProperty(err, 'stack', {
      value: `Error: ${message}${frames}`, writable: true, configurable: true, enumerable: false,
    });
  }
  err.errno = errno;
  err.code = code;
  engine.destroy(err);
  engine[kError] = err;
}

function outputBuffer(engine) {
  engine._outOffset = 0;
  engine._outBuffer = Buffer.allocUnsafe(engine._chunkSize);
}

function processChunkSync(self, chunk, flushFlag) {
  const { _writeState: state, _handle: handle, _chunkSize: chunkSize } = self;
  let buffer = self._outBuffer;
  let offset = self._outOffset;
  let room = chunkSize - offset;
  let left = chunk.byteLength;
  let inOff = 0;
  let error;
  const made = [];
  let nread = 0;
  self.on('error', (err) => {
    error = err;
  });
  for (;;) {
    handle.writeSync(flushFlag, chunk, inOff, left, buffer, offset, room);
    if (error) throw error;
    if (self[kError]) throw self[kError];
    const [roomAfter, leftAfter] = state;
    const have = room - roomAfter;
    inOff += left - leftAfter;
    left = leftAfter;
    if (have > 0) {
      made.push(buffer.slice(offset, offset + have));
      offset += have;
      nread += have;
      if (nread > self._maxOutputLength) {
        closeHandle(self);
        throw new codes.ERR_BUFFER_TOO_LARGE(self._maxOutputLength);
      }
    }
    if (roomAfter !== 0) break;
    room = chunkSize;
    offset = 0;
    buffer = Buffer.allocUnsafe(chunkSize);
  }
  self.bytesWritten = inOff;
  closeHandle(self);
  if (nread === 0) return Buffer.alloc(0);
  return made.length === 1 ? made[0] : Buffer.concat(made, nread);
}

function processChunk(self, chunk, flushFlag, cb) {
  const handle = self._handle;
  if (!handle) return process.nextTick(cb);
  handle.buffer = chunk;
  handle.cb = cb;
  handle.availOutBefore = self._chunkSize - self._outOffset;
  handle.availInBefore = chunk.byteLength;
  handle.inOff = 0;
  handle.flushFlag = flushFlag;
  handle.write(flushFlag, chunk, 0, handle.availInBefore, self._outBuffer, self._outOffset, handle.availOutBefore);
}

function writeRest(handle, self) {
  handle.write(handle.flushFlag, handle.buffer, handle.inOff, handle.availInBefore,
               self._outBuffer, self._outOffset, self._chunkSize);
}

// Puts off the next native write until somebody wants to read.
function writeWhenRead(handle, self) {
  const oldRead = self._read;
  self._read = (n) => {
    self._read = oldRead;
    writeRest(handle, self);
    self._read(n);
  };
}

// Called with the native stream as this, when a write on the thread pool is over.
function processCallback() {
  const self = this[kOwner];
  if (self.destroyed) {
    this.buffer = null;
    this.cb();
    return;
  }
  const [roomAfter, leftAfter] = self._writeState;
  const read = this.availInBefore - leftAfter;
  self.bytesWritten += read;
  const have = this.availOutBefore - roomAfter;
  let full = false;
  if (have > 0) {
    const out = self._outBuffer.slice(self._outOffset, self._outOffset + have);
    self._outOffset += have;
    full = !self.push(out);
  }
  if (self.destroyed) {
    this.cb();
    return;
  }
  if (roomAfter === 0 || self._outOffset >= self._chunkSize) {
    this.availOutBefore = self._chunkSize;
    outputBuffer(self);
  }
  if (roomAfter === 0) {
    this.inOff += read;
    this.availInBefore = leftAfter;
    if (full) writeWhenRead(this, self);
    else writeRest(this, self);
    return;
  }
  // Input that the format does not want any more: the stream has ended early.
  if (leftAfter > 0) self.push(null);
  this.buffer = null;
  this.cb();
}

module.exports = {
  closeHandle, failHandle, kError, kOwner, outputBuffer, processCallback, processChunk, processChunkSync,
};
