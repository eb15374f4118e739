'use strict';

// fs.ReadStream (lib/internal/fs/streams.js at v20.20.2). Each _read is one request.

const Readable = require('internal/streams/readable');
const { errorOrDestroy } = require('internal/streams/destroy');
const { complete, kFd, kFs, kIoDone, kIsPerformingIO, newError, setSource } = require('internal/fs/streams/parts');

function ReadStream(path, options) {
  if (!(this instanceof ReadStream)) return new ReadStream(path, options);
  const { copyObject, getOptions } = require('internal/fs/utils');
  const { validateFunction, validateInteger } = require('internal/validators');

  options = copyObject(getOptions(options, {}));
  if (options.highWaterMark === undefined) options.highWaterMark = 64 * 1024;
  setSource(this, path, options, 'r');
  options.autoDestroy = options.autoClose === undefined ? true : options.autoClose;
  validateFunction(this[kFs].read, 'options.fs.read');
  if (options.autoDestroy) validateFunction(this[kFs].close, 'options.fs.close');

  this.start = options.start;
  this.end = options.end;
  this.pos = undefined;
  this.bytesRead = 0;
  this[kIsPerformingIO] = false;
  if (this.start !== undefined) {
    validateInteger(this.start, 'start', 0);
    this.pos = this.start;
  }
  if (this.end === undefined) {
    this.end = Infinity;
  } else if (this.end !== Infinity) {
    validateInteger(this.end, 'end', 0);
    if (this.start !== undefined && this.start > this.end)
      throw newError('ERR_OUT_OF_RANGE', 'start', `<= "end" (here: ${this.end})`, this.start);
  }
  Readable.call(this, options);
}
module.exports = ReadStream;
Object.setPrototypeOf(ReadStream.prototype, Readable.prototype);
Object.setPrototypeOf(ReadStream, Readable);

complete(ReadStream, '_readableState', () => require('internal/util').deprecate(() => {},
  'ReadStream.prototype.open() is deprecated', 'DEP0135'));

ReadStream.prototype._read = function(n) {
  const read = this.pos !== undefined ? this.pos : this.bytesRead;
  n = Math.min(this.end - read + 1, n);
  if (n <= 0) {
    this.push(null);
    return;
  }
  const { Buffer } = require('buffer');
  const buffer = Buffer.allocUnsafeSlow(n);
  this[kIsPerformingIO] = true;
  this[kFs].read(this[kFd], buffer, 0, n, this.pos, (err, bytesRead, buf) => {
    this[kIsPerformingIO] = false;
    if (this.destroyed) {
      this.emit(kIoDone, err);
    } else if (err) {
      errorOrDestroy(this, err);
    } else if (bytesRead > 0) {
      if (this.pos !== undefined) this.pos += bytesRead;
      this.bytesRead += bytesRead;
      if (bytesRead !== buf.length) {
        const fitting = Buffer.allocUnsafeSlow(bytesRead);
        buf.copy(fitting, 0, 0, bytesRead);
        buf = fitting;
      }
      this.push(buf);
    } else {
      this.push(null);
    }
  });
};

ReadStream.prototype.close = function(cb) {
  if (typeof cb === 'function') require('internal/streams/end-of-stream')(this, cb);
  this.destroy();
};
