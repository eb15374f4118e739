'use strict';

// What ReadStream and WriteStream have in common (lib/internal/fs/streams.js at v20.20.2): where the file
// descriptor comes from, and how it is closed.

const kFs = Symbol('kFs');
const kHandle = Symbol('kHandle');
const kIoDone = Symbol('kIoDone');
const kIsPerformingIO = Symbol('kIsPerformingIO');
const kFd = Symbol('kFd');

const { kLooksPlain } = require('internal/util');
const binding = internalBinding('fs');

// The fd of a stream, which looks like a plain property. Two streams may open their files in any order without
// anybody being the wiser, as long as the program does not look at the numbers: so it is told when it does.
const fdAccessor = {
  __proto__: null,
  get() {
    if (typeof this[kFd] === 'number') binding.showsFd();
    return this[kFd];
  },
  set(fd) {
    this[kFd] = fd;
  },
  enumerable: true,
  configurable: true,
};
fdAccessor.get[kLooksPlain] = true;

function setFd(stream, fd) {
  Object.defineProperty(stream, 'fd', fdAccessor);
  Object.defineProperty(stream, kFd, { __proto__: null, value: fd, writable: true });
}

function newError(code, ...args) {
  return new (require('internal/errors').codes[code])(...args);
}

// _construct of both: opens the file. Errors and the descriptor are told by the constructor's callback.
function makeConstruct(isOwnOpen) {
  return function _construct(callback) {
    if (typeof this[kFd] === 'number') {
      callback();
      return;
    }
    if (!isOwnOpen(this.open)) {
      openByProgram(this, callback);
      return;
    }
    open(this, (err, fd) => {
      if (err) {
        callback(err);
        return;
      }
      this[kFd] = fd;
      callback();
      this.emit('open', this.listenerCount('open') > 0 ? this.fd : fd);
      this.emit('ready');
    });
  };
}

function open(stream, callback) {
  const { path, flags, mode } = stream;
  if (stream[kFs].open === require('internal/fs/io').open) {
    const { modeOf, pathOf, stringToFlags } = require('internal/fs/utils');
    binding.open(pathOf(path), stringToFlags(flags), modeOf(mode, 0o666), callback);
  } else {
    stream[kFs].open(path, flags, mode, callback);
  }
}

// The program has an open of its own, which tells by 'open' or 'error'.
function openByProgram(stream, callback) {
  const { emit } = stream;
  stream.emit = function(...args) {
    const isAnswer = args[0] === 'open' || args[0] === 'error';
    if (isAnswer) this.emit = emit;
    if (args[0] === 'open') callback();
    if (args[0] === 'error') callback(args[1]);
    else emit.apply(this, args);
  };
  stream.open();
}

// The operations of fs on a FileHandle.
function operationsOf(handle) {
  const { unref } = require('internal/fs/promises/handle');
  return {
    open: (path, flags, mode, cb) => {
      throw newError('ERR_METHOD_NOT_IMPLEMENTED', 'open()');
    },
    close: (fd, cb) => {
      unref(handle);
      handle.close().then(() => cb(), cb);
    },
    fsync: (fd, cb) => {
      handle.sync().then(() => cb(), cb);
    },
    read: (fd, buf, offset, length, pos, cb) => {
      handle.read(buf, offset, length, pos)
        .then((r) => cb(null, r.bytesRead, r.buffer), (err) => cb(err, 0, buf));
    },
    write: (fd, buf, offset, length, pos, cb) => {
      handle.write(buf, offset, length, pos)
        .then((r) => cb(null, r.bytesWritten, r.buffer), (err) => cb(err, 0, buf));
    },
    writev: (fd, buffers, pos, cb) => {
      handle.writev(buffers, pos)
        .then((r) => cb(null, r.bytesWritten, r.buffers), (err) => cb(err, 0, buffers));
    },
  };
}

// Takes options.fd, a number or a FileHandle.
function importFd(stream, options) {
  const { fd } = options;
  if (typeof fd === 'number') {
    stream[kFs] = options.fs || require('fs');
    return fd;
  }
  const { FileHandle } = require('internal/fs/promises/file_handle');
  if (typeof fd !== 'object' || !(fd instanceof FileHandle))
    throw newError('ERR_INVALID_ARG_TYPE', 'options.fd', ['number', 'FileHandle'], fd);
  if (options.fs) throw newError('ERR_METHOD_NOT_IMPLEMENTED', 'FileHandle with fs');
  stream[kHandle] = fd;
  stream[kFs] = operationsOf(fd);
  require('internal/fs/promises/handle').ref(fd);
  fd.on('close', stream.close.bind(stream));
  return fd[require('internal/fs/promises/handle').kFd];
}

// Sets what says which file it is: a path to open with flags, or a descriptor.
function setSource(stream, path, options, flags) {
  const { fdOf, pathOfURL, validPath } = require('internal/fs/utils');
  if (options.fd != null) {
    setFd(stream, fdOf(importFd(stream, options)));
    return;
  }
  setFd(stream, null);
  stream[kFs] = options.fs || require('fs');
  require('internal/validators').validateFunction(stream[kFs].open, 'options.fs.open');
  stream.path = pathOfURL(path);
  stream.flags = options.flags === undefined ? flags : options.flags;
  stream.mode = options.mode === undefined ? 0o666 : options.mode;
  validPath(stream.path);
}

// Gives a class what both have on their prototypes.
function complete(Class, stateName, onDeprecatedOpen) {
  Object.defineProperty(Class.prototype, 'autoClose', {
    __proto__: null,
    get() {
      return this[stateName].autoDestroy;
    },
    set(value) {
      this[stateName].autoDestroy = value;
    },
  });
  const open = function(...args) {
    return onDeprecatedOpen().apply(this, args);
  };
  Class.prototype.open = open;
  Class.prototype._construct = makeConstruct((fn) => fn === open);
  // A descriptor must not be closed under an operation.
  Class.prototype._destroy = function(err, cb) {
    if (this[kIsPerformingIO]) this.once(kIoDone, (er) => close(this, err || er, cb));
    else close(this, err, cb);
  };
  Object.defineProperty(Class.prototype, 'pending', {
    __proto__: null,
    get() {
      return this[kFd] === null;
    },
    configurable: true,
  });
}

function close(stream, err, cb) {
  if (!stream[kFd])
    cb(err);
  else if (stream.flush)
    stream[kFs].fsync(stream[kFd], (er) => closeFd(stream, err || er, cb));
  else
    closeFd(stream, err, cb);
}

function closeFd(stream, err, cb) {
  stream[kFs].close(stream[kFd], (er) => {
    cb(er || err);
  });
  stream[kFd] = null;
}

module.exports = { complete, kFd, kFs, kIoDone, kIsPerformingIO, newError, setSource };
