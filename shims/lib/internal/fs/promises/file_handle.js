'use strict';

// FileHandle and open (lib/internal/fs/promises.js at v20.20.2).

const { EventEmitter } = require('internal/event_emitter');
const { closeHandle, fsync, kFd, openAs, startHandle, whileOpen } = require('internal/fs/promises/handle');

function operations() {
  return require('internal/fs/promises/operations');
}

function readWrite() {
  return require('internal/fs/promises/read_write');
}

function whole() {
  return require('internal/fs/promises/whole');
}

// An emitter by its methods, not by instanceof: as Node mixes it in.
class MixedEventEmitter {}

const methods = Object.getOwnPropertyDescriptors(EventEmitter.prototype);
delete methods.constructor;
Object.defineProperties(MixedEventEmitter.prototype, methods);

class FileHandle extends MixedEventEmitter {
  constructor(fd) {
    super();
    EventEmitter.call(this);
    const close = () => closeHandle(this);
    this.close = close;
    startHandle(this, fd);
  }

  get fd() {
    internalBinding('fs').showsFd();
    return this[kFd];
  }

  appendFile(data, options) {
    return whileOpen(whole().writeFile, this, data, options);
  }

  chmod(mode) {
    return whileOpen(operations().fchmod, this, mode);
  }

  chown(uid, gid) {
    return whileOpen(operations().fchown, this, uid, gid);
  }

  datasync() {
    return whileOpen(operations().fdatasync, this);
  }

  sync() {
    return whileOpen(fsync, this);
  }

  read(buffer, offset, length, position) {
    return whileOpen(readWrite().read, this, buffer, offset, length, position);
  }

  readv(buffers, position) {
    return whileOpen(readWrite().readv, this, buffers, position);
  }

  readFile(options) {
    return whileOpen(whole().readFile, this, options);
  }

  stat(options) {
    return whileOpen(operations().fstat, this, options);
  }

  truncate(len = 0) {
    return whileOpen(operations().ftruncate, this, len);
  }

  utimes(atime, mtime) {
    return whileOpen(operations().futimes, this, atime, mtime);
  }

  write(buffer, offset, length, position) {
    return whileOpen(readWrite().write, this, buffer, offset, length, position);
  }

  writev(buffers, position) {
    return whileOpen(readWrite().writev, this, buffers, position);
  }

  writeFile(data, options) {
    return whileOpen(whole().writeFile, this, data, options);
  }

  readLines(options = undefined) {
    return require('readline').createInterface({
      input: this.createReadStream(options),
      crlfDelay: Infinity,
    });
  }

  createReadStream(options = undefined) {
    return new (require('internal/fs/streams/read'))(undefined, { ...options, fd: this });
  }

  createWriteStream(options = undefined) {
    return new (require('internal/fs/streams/write'))(undefined, { ...options, fd: this });
  }

  async [Symbol.asyncDispose ?? Symbol.for('nodejs.asyncDispose')]() {
    return this.close();
  }
}

for (const name of ['getAsyncId', 'readableWebStream']) {
  Object.defineProperty(FileHandle.prototype, name, {
    __proto__: null,
    value: require('internal/unsupported')(`FileHandle.${name}`),
    writable: true,
    configurable: true,
  });
}

function open(path, flags, mode) {
  return openAs(FileHandle, path, flags, mode);
}

module.exports = { FileHandle, open };
