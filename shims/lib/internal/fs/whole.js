'use strict';

// readFile, writeFile and appendFile with callbacks: several requests each, in the order of Node's lib/fs.js
// and lib/internal/fs/read/context.js at v20.20.2. Others may change the file between two of them.

const fs = require('fs');
const binding = internalBinding('fs');
const { abortError, copyObject, getOptions, isFd, pathOf, requireCallback, stringToFlags } =
  require('internal/fs/utils');

const { bytesOfText, contentOf, contentOfPieces } = require('internal/fs/bytes');

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
    this.memory = null;
    this.pieces = null; // of a file of unknown size: [memory, bytes read]
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
    if (this.size === 0) this.pieces = [];
    else this.memory = new ArrayBuffer(this.size);
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
      this.memory = new ArrayBuffer(kChunkOfUnknownSize);
      offset = 0;
      length = kChunkOfUnknownSize;
    }
    binding.read(this.fd, this.memory, offset, length, -1, (err, n) => this.got(err, n));
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
    if (this.size === 0) this.pieces.push([this.memory, bytesRead]);
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
    let content;
    try {
      content = this.size === 0 ? contentOfPieces(this.pieces, this.pos, this.encoding) :
        contentOf(this.memory, this.pos, this.encoding);
    } catch (err) {
      callback(err);
      return;
    }
    callback(null, content);
  }
}

function aborted(signal, callback) {
  if (!signal?.aborted) return false;
  callback(abortError(signal));
  return true;
}

function readFile(path, options, callback) {
  callback = callback || options;
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
    this.writeRest((err, written) => {
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

  // Node calls fs.write, which a program may have replaced.
  writeRest(callback) {
    const { buffer, byteOffset, byteLength } = this.data;
    if (fs.write === require('internal/fs/io').write) {
      const fd = require('internal/fs/utils').fdOf(this.fd);
      binding.writeBuffer(fd, buffer, byteOffset + this.offset, this.length, -1, callback);
    } else {
      const bytes = require('buffer').Buffer.from(buffer, byteOffset, byteLength);
      fs.write(this.fd, bytes, this.offset, this.length, null, callback);
    }
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
  callback = callback || options;
  requireCallback(callback);
  options = getOptions(options, { encoding: 'utf8', mode: 0o666, flag: 'w', flush: false });
  const flag = options.flag || 'w';
  const { flush } = options;
  if (flush != null && typeof flush !== 'boolean') {
    require('internal/validators').validateBoolean(flush, 'options.flush');
  }
  if (typeof data === 'string') data = bytesOfText(data, options.encoding || 'utf8');
  else if (!ArrayBuffer.isView(data)) require('internal/fs/checks').validateText(data, 'data');
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
  callback = callback || options;
  requireCallback(callback);
  options = copyObject(getOptions(options, { encoding: 'utf8', mode: 0o666, flag: 'a' }));
  if (!options.flag || isFd(path)) options.flag = 'a';
  fs.writeFile(path, data, options, callback);
}

module.exports = { appendFile, readFile, writeFile };
