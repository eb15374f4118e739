'use strict';

// readFile, writeFile and appendFile with callbacks: several requests each, in the order of Node's lib/fs.js
// and lib/internal/fs/read/context.js at v20.20.2. Others may change the file between two of them.

const fs = require('fs');
const binding = internalBinding('fs');
const { abortError, copyObject, getOptions, isFd, pathOf, requireCallback, stringToFlags } =
  require('internal/fs/utils');

const kMaxLength = 2 ** 31 - 1;
const kChunk = 512 * 1024;
const kChunkOfUnknownSize = 64 * 1024;

// open, fstat, then read until the size that fstat told or until nothing comes, then close.
class WholeRead {
  constructor(callback, { encoding, signal }, isUserFd) {
    this.callback = callback;
    this.encoding = encoding;
    this.signal = signal;
    this.isUserFd = isUserFd;
    this.fd = undefined;
    this.size = 0; // 0: unknown
    this.pos = 0;
    this.buffer = null;
    this.buffers = null; // pieces of a file of unknown size
    this.err = null;
  }

  opened(err, fd) {
    const { callback } = this;
    if (err) {
      callback(err);
      return;
    }
    this.fd = fd;
    binding.fstat(fd, (err, stats) => this.measured(err, stats));
  }

  measured(err, stats) {
    if (err) {
      this.close(err);
      return;
    }
    this.size = (stats[1] & 0o170000) === 0o100000 ? stats[8] : 0;
    if (this.size > kMaxLength) {
      const { codes } = require('internal/errors');
      this.close(new codes.ERR_FS_FILE_TOO_LARGE(this.size));
      return;
    }
    try {
      if (this.size === 0) this.buffers = [];
      else this.buffer = require('buffer').Buffer.allocUnsafeSlow(this.size);
    } catch (err) {
      this.close(err);
      return;
    }
    this.read();
  }

  read() {
    if (this.signal?.aborted) {
      this.close(abortError(this.signal));
      return;
    }
    let offset = this.pos;
    let length = Math.min(kChunk, this.size - this.pos);
    if (this.size === 0) {
      this.buffer = require('buffer').Buffer.allocUnsafeSlow(kChunkOfUnknownSize);
      offset = 0;
      length = kChunkOfUnknownSize;
    }
    const { buffer } = this;
    binding.read(this.fd, buffer.buffer, buffer.byteOffset + offset, length, -1, (err, n) => this.got(err, n));
  }

  got(err, bytesRead) {
    if (err) {
      this.close(err);
      return;
    }
    this.pos += bytesRead;
    if (this.pos === this.size || bytesRead === 0) {
      this.close();
      return;
    }
    if (this.size === 0) {
      this.buffers.push(bytesRead === kChunkOfUnknownSize ? this.buffer : this.buffer.subarray(0, bytesRead));
    }
    this.read();
  }

  // Node forgets err when the descriptor is the program's own.
  close(err) {
    if (this.isUserFd) {
      process.nextTick(() => this.closed(null));
      return;
    }
    this.err = err;
    binding.close(this.fd, (err) => this.closed(err));
  }

  closed(err) {
    const { callback } = this;
    if (this.err || err) {
      callback(require('internal/errors').aggregateTwoErrors(err, this.err));
      return;
    }
    let { buffer } = this;
    try {
      if (this.size === 0) buffer = require('buffer').Buffer.concat(this.buffers, this.pos);
      else if (this.pos < this.size) buffer = buffer.subarray(0, this.pos);
      if (this.encoding) buffer = buffer.toString(this.encoding);
    } catch (err) {
      callback(err);
      return;
    }
    callback(null, buffer);
  }
}

function aborted(signal, callback) {
  if (!signal?.aborted) return false;
  callback(abortError(signal));
  return true;
}

function readFile(path, options, callback) {
  callback ||= options;
  requireCallback(callback);
  options = getOptions(options, { flag: 'r' });
  const isUserFd = isFd(path);
  const whole = new WholeRead(callback, options, isUserFd);
  if (isUserFd) {
    process.nextTick(() => whole.opened(null, path));
    return;
  }
  if (aborted(options.signal, callback)) return;
  const flags = stringToFlags(options.flag, 'options.flag');
  binding.open(pathOf(path), flags, 0o666, (err, fd) => whole.opened(err, fd));
}

// Writes data from offset on, in as many requests as the writes take, then closes.
class WholeWrite {
  constructor(fd, isUserFd, data, { signal, flush = false }, callback) {
    this.fd = fd;
    this.isUserFd = isUserFd;
    this.data = data;
    this.offset = 0;
    this.length = data.byteLength;
    this.signal = signal;
    this.flush = flush;
    this.callback = callback;
  }

  write() {
    if (this.signal?.aborted) {
      this.fail(abortError(this.signal));
      return;
    }
    fs.write(this.fd, this.data, this.offset, this.length, null, (err, written) => {
      if (err) {
        this.fail(err);
      } else if (written === this.length) {
        this.written();
      } else {
        this.offset += written;
        this.length -= written;
        this.write();
      }
    });
  }

  written() {
    if (!this.flush) {
      this.finish();
      return;
    }
    fs.fsync(this.fd, (err) => {
      if (err) this.fail(err);
      else this.finish();
    });
  }

  finish() {
    const { callback } = this;
    if (this.isUserFd) callback(null);
    else fs.close(this.fd, callback);
  }

  fail(err) {
    const { callback } = this;
    if (this.isUserFd) {
      callback(err);
      return;
    }
    fs.close(this.fd, (closeErr) => callback(require('internal/errors').aggregateTwoErrors(closeErr, err)));
  }
}

function writeFile(path, data, options, callback) {
  callback ||= options;
  requireCallback(callback);
  options = getOptions(options, { encoding: 'utf8', mode: 0o666, flag: 'w', flush: false });
  const flag = options.flag || 'w';
  const { flush } = options;
  if (flush != null) require('internal/validators').validateBoolean(flush, 'options.flush');
  if (!ArrayBuffer.isView(data)) {
    require('internal/fs/checks').validateText(data, 'data');
    data = require('buffer').Buffer.from(data, options.encoding || 'utf8');
  }
  if (isFd(path)) {
    new WholeWrite(path, true, data, options, callback).write();
    return;
  }
  if (aborted(options.signal, callback)) return;
  fs.open(path, flag, options.mode, (err, fd) => {
    if (err) callback(err);
    else new WholeWrite(fd, false, data, options, callback).write();
  });
}

function appendFile(path, data, options, callback) {
  callback ||= options;
  requireCallback(callback);
  options = copyObject(getOptions(options, { encoding: 'utf8', mode: 0o666, flag: 'a' }));
  if (!options.flag || isFd(path)) options.flag = 'a';
  fs.writeFile(path, data, options, callback);
}

module.exports = { appendFile, readFile, writeFile };
