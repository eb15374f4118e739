'use strict';

// fs.WriteStream (lib/internal/fs/streams.js at v20.20.2). Each _write is one request, each _writev too.

const Writable = require('internal/streams/writable');
const { complete, kFd, kFs, kIoDone, kIsPerformingIO, newError, setSource } = require('internal/fs/streams/parts');

function WriteStream(path, options) {
  if (!(this instanceof WriteStream)) return new WriteStream(path, options);
  const { copyObject, getOptions } = require('internal/fs/utils');
  const { validateInteger } = require('internal/validators');

  options = copyObject(getOptions(options, {}));
  options.decodeStrings = true;
  setSource(this, path, options, 'w');
  options.autoDestroy = options.autoClose === undefined ? true : options.autoClose;
  checkOperations(this, options);

  this.start = options.start;
  this.pos = undefined;
  this.bytesWritten = 0;
  this[kIsPerformingIO] = false;
  if (this.start !== undefined) {
    validateInteger(this.start, 'start', 0);
    this.pos = this.start;
  }
  Writable.call(this, options);
  if (options.encoding) this.setDefaultEncoding(options.encoding);
}
module.exports = WriteStream;
Object.setPrototypeOf(WriteStream.prototype, Writable.prototype);
Object.setPrototypeOf(WriteStream, Writable);

complete(WriteStream, '_writableState', () => require('internal/util').deprecate(() => {},
  'WriteStream.prototype.open() is deprecated', 'DEP0135'));

// A program may give operations of its own; write or writev is enough.
function checkOperations(stream, options) {
  const { validateBoolean, validateFunction } = require('internal/validators');
  const fs = stream[kFs];
  if (!fs.write && !fs.writev) throw newError('ERR_INVALID_ARG_TYPE', 'options.fs.write', 'function', fs.write);
  if (fs.write) validateFunction(fs.write, 'options.fs.write');
  if (fs.writev) validateFunction(fs.writev, 'options.fs.writev');
  if (options.autoDestroy) validateFunction(fs.close, 'options.fs.close');
  stream.flush = options.flush;
  if (stream.flush == null) {
    stream.flush = false;
  } else {
    validateBoolean(stream.flush, 'options.flush');
    validateFunction(fs.fsync, 'options.fs.fsync');
  }
  if (!fs.write) stream._write = null;
  if (!fs.writev) stream._writev = null;
}

// Follows a write: cb when all is written, again(rest) for what is not. A file may take less than it is given,
// and five times in a row nothing at all.
function progress(stream, name, size, cb, again) {
  let retries = 0;
  return (err, written, what) => {
    if (err?.code === 'EAGAIN') {
      err = null;
      written = 0;
    }
    if (stream.destroyed || err) {
      cb(err || newError('ERR_STREAM_DESTROYED', name));
      return;
    }
    stream.bytesWritten += written;
    retries = written ? 0 : retries + 1;
    size -= written;
    if (retries > 5) cb(newError('ERR_SYSTEM_ERROR', `${name} failed`));
    else if (size) again(what, written, size);
    else cb();
  };
}

function writeAll(stream, data, pos, cb) {
  const done = progress(stream, 'write', data.length, cb, (buffer, written, size) => {
    pos += written;
    stream[kFs].write(stream[kFd], buffer.slice(written), 0, size, pos, done);
  });
  stream[kFs].write(stream[kFd], data, 0, data.length, pos, done);
}

function writevAll(stream, chunks, size, cb) {
  const done = progress(stream, 'writev', size, cb, (buffers, written) => {
    const { Buffer } = require('buffer');
    stream[kFs].writev(stream[kFd], [Buffer.concat(buffers).slice(written)], stream.pos, done);
  });
  stream[kFs].writev(stream[kFd], chunks, stream.pos, done);
}

function finishing(stream, cb) {
  stream[kIsPerformingIO] = true;
  return (err) => {
    stream[kIsPerformingIO] = false;
    const waits = stream.destroyed;
    cb(err);
    if (waits) stream.emit(kIoDone, err);
  };
}

WriteStream.prototype._write = function(data, encoding, cb) {
  writeAll(this, data, this.pos, finishing(this, cb));
  if (this.pos !== undefined) this.pos += data.length;
};

WriteStream.prototype._writev = function(data, cb) {
  const chunks = data.map(({ chunk }) => chunk);
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  writevAll(this, chunks, size, finishing(this, cb));
  if (this.pos !== undefined) this.pos += size;
};

WriteStream.prototype.close = function(cb) {
  if (cb) {
    if (this.closed) {
      process.nextTick(cb);
      return;
    }
    this.on('close', cb);
  }
  if (!this.autoClose) this.on('finish', this.destroy);
  this.end();
};

WriteStream.prototype.destroySoon = WriteStream.prototype.end;
