'use strict';

// Dir, opendir and opendirSync (lib/internal/fs/dir.js at v20.20.2).

const binding = internalBinding('fs');
const { encodeName, getOptions, nativePath, requireCallback, validPath } = require('internal/fs/utils');
const { codes } = require('internal/errors');
const { promisify } = require('internal/util');

const kDirHandle = Symbol('kDirHandle');
const kDirPath = Symbol('kDirPath');
const kDirBufferedEntries = Symbol('kDirBufferedEntries');
const kDirClosed = Symbol('kDirClosed');
const kDirOptions = Symbol('kDirOptions');
const kDirReadImpl = Symbol('kDirReadImpl');
const kDirReadPromisified = Symbol('kDirReadPromisified');
const kDirClosePromisified = Symbol('kDirClosePromisified');
const kDirOperationQueue = Symbol('kDirOperationQueue');

// An open directory of the world.
class DirHandle {
  #id;
  #path;

  constructor(id, path) {
    this.#id = id;
    this.#path = path;
  }

  read(size, req) {
    return binding.readdirHandle(this.#id, size, req, this.#path);
  }

  close(req) {
    return binding.closedir(this.#id, req, this.#path);
  }
}

class Dir {
  constructor(handle, path, options) {
    if (handle == null) throw new codes.ERR_MISSING_ARGS('handle');
    this[kDirHandle] = handle;
    this[kDirBufferedEntries] = [];
    this[kDirPath] = path;
    this[kDirClosed] = false;
    // null, or the operations that wait for the one under way.
    this[kDirOperationQueue] = null;
    this[kDirOptions] = { bufferSize: 32, ...getOptions(options, { encoding: 'utf8' }) };
    require('internal/validators').validateUint32(this[kDirOptions].bufferSize, 'options.bufferSize', true);
    this[kDirReadPromisified] = promisify(this[kDirReadImpl]).bind(this, false);
    this[kDirClosePromisified] = promisify(this.close).bind(this);
  }

  get path() {
    return this[kDirPath];
  }

  read(callback) {
    return this[kDirReadImpl](true, callback);
  }

  [kDirReadImpl](maybeSync, callback) {
    if (this[kDirClosed]) throw new codes.ERR_DIR_CLOSED();
    if (callback === undefined) return this[kDirReadPromisified]();
    requireCallback(callback, 'callback');
    if (this[kDirOperationQueue] !== null) {
      this[kDirOperationQueue].push(() => this[kDirReadImpl](maybeSync, callback));
      return undefined;
    }
    if (this[kDirBufferedEntries].length > 0) {
      try {
        const dirent = takeEntry(this);
        if (maybeSync) process.nextTick(callback, null, dirent);
        else callback(null, dirent);
      } catch (err) {
        callback(err);
      }
      return undefined;
    }
    this[kDirOperationQueue] = [];
    this[kDirHandle].read(this[kDirOptions].bufferSize, (err, result) => {
      process.nextTick(() => {
        const queue = this[kDirOperationQueue];
        this[kDirOperationQueue] = null;
        for (const operation of queue) operation();
      });
      if (err || result === null) {
        callback(err, result);
        return;
      }
      try {
        bufferEntries(this, this[kDirPath], result);
        callback(null, takeEntry(this));
      } catch (err) {
        callback(err);
      }
    });
    return undefined;
  }

  readSync() {
    requireIdle(this);
    if (this[kDirBufferedEntries].length === 0) {
      const result = this[kDirHandle].read(this[kDirOptions].bufferSize);
      if (result === null) return null;
      bufferEntries(this, this[kDirPath], result);
    }
    return takeEntry(this);
  }

  close(callback) {
    if (callback === undefined) {
      if (this[kDirClosed]) return Promise.reject(new codes.ERR_DIR_CLOSED());
      return this[kDirClosePromisified]();
    }
    requireCallback(callback, 'callback');
    if (this[kDirClosed]) {
      process.nextTick(callback, new codes.ERR_DIR_CLOSED());
    } else if (this[kDirOperationQueue] !== null) {
      this[kDirOperationQueue].push(() => this.close(callback));
    } else {
      this[kDirClosed] = true;
      this[kDirHandle].close(callback);
    }
    return undefined;
  }

  closeSync() {
    requireIdle(this);
    this[kDirClosed] = true;
    this[kDirHandle].close();
  }

  entries() {
    const { DirIterator } = require('internal/fs/dir_iterator');
    return new DirIterator(() => this[kDirReadPromisified](), () => this[kDirClosePromisified]());
  }
}

Object.defineProperty(Dir.prototype, Symbol.asyncIterator ?? Symbol.for('Symbol.asyncIterator'), {
  __proto__: null, value: Dir.prototype.entries, enumerable: false, writable: true, configurable: true,
});

function requireIdle(dir) {
  if (dir[kDirClosed]) throw new codes.ERR_DIR_CLOSED();
  if (dir[kDirOperationQueue] !== null) throw new codes.ERR_DIR_CONCURRENT_OPERATION();
}

// Adds what a native read gave: [name, type, name, type, ...].
function bufferEntries(dir, path, result) {
  const { Dirent } = require('internal/fs/dirent');
  const { encoding } = dir[kDirOptions];
  for (let i = 0; i < result.length; i += 2) {
    dir[kDirBufferedEntries].push(new Dirent(encodeName(result[i], encoding), result[i + 1], path));
  }
}

// The next entry. With {recursive: true} a directory is read on the spot, its first bufferSize entries, as in Node.
function takeEntry(dir) {
  const dirent = dir[kDirBufferedEntries].shift();
  const { bufferSize, recursive } = dir[kDirOptions];
  if (recursive && dirent.isDirectory()) {
    const path = require('path').join(dirent.parentPath, dirent.name);
    const handle = new DirHandle(binding.opendir(path), path);
    const result = handle.read(bufferSize);
    if (result) bufferEntries(dir, path, result);
    handle.close();
  }
  return dirent;
}

function opendir(path, options, callback) {
  callback = requireCallback(typeof options === 'function' ? options : callback, 'callback');
  path = validPath(path);
  options = getOptions(options, { encoding: 'utf8' });
  binding.opendir(nativePath(path), (err, id) => {
    if (err) callback(err);
    else callback(null, new Dir(new DirHandle(id, nativePath(path)), path, options));
  });
}

function opendirSync(path, options) {
  path = validPath(path);
  options = getOptions(options, { encoding: 'utf8' });
  return new Dir(new DirHandle(binding.opendir(nativePath(path)), nativePath(path)), path, options);
}

module.exports = { Dir, opendir, opendirSync };
