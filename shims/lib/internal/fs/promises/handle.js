'use strict';

// Open files of fs/promises: the count of operations under way, and close, which waits for them
// (FileHandle of lib/internal/fs/promises.js at v20.20.2). FileHandle itself is in file_handle.js; readFile and
// writeFile make do with a Handle, which nobody sees.

const binding = internalBinding('fs');
const { request } = require('internal/fs/promises/request');

const kHandle = Symbol('kHandle');
const kFd = Symbol('kFd');
const kRefs = Symbol('kRefs');
const kClosePromise = Symbol('kClosePromise');
const kCloseResolve = Symbol('kCloseResolve');
const kCloseReject = Symbol('kCloseReject');

// The binding's side of an open file, named as in Node.
const NativeHandle = class FileHandle {
  #fd;

  constructor(fd) {
    this.#fd = fd;
  }

  close() {
    return new Promise((resolve, reject) => {
      binding.close(this.#fd, (err) => {
        if (err) reject(err);
        else resolve();
      });
    });
  }
};

function startHandle(handle, fd) {
  handle[kHandle] = new NativeHandle(fd);
  handle[kFd] = fd;
  handle[kRefs] = 1;
  handle[kClosePromise] = null;
}

function ref(handle) {
  handle[kRefs]++;
}

function unref(handle) {
  handle[kRefs]--;
  if (handle[kRefs] === 0) {
    handle[kFd] = -1;
    handle[kHandle].close().then(handle[kCloseResolve], handle[kCloseReject]);
  }
}

// Promise.prototype.finally as Node's internals call it.
function finallyOf(promise, fn) {
  return new Promise((resolve, reject) => {
    new Promise((a, b) => promise.then(a, b)).finally(fn).then(resolve, reject);
  });
}

// Closes when the last operation is over. The promise is kept while the close is under way.
function closeHandle(handle) {
  if (handle[kFd] === -1) return Promise.resolve();
  if (handle[kClosePromise]) return handle[kClosePromise];
  handle[kRefs]--;
  if (handle[kRefs] === 0) {
    handle[kFd] = -1;
    handle[kClosePromise] = finallyOf(handle[kHandle].close(), () => {
      handle[kClosePromise] = undefined;
    });
  } else {
    handle[kClosePromise] = finallyOf(new Promise((resolve, reject) => {
      handle[kCloseResolve] = resolve;
      handle[kCloseReject] = reject;
    }), () => {
      handle[kClosePromise] = undefined;
      handle[kCloseReject] = undefined;
      handle[kCloseResolve] = undefined;
    });
  }
  if (handle.emit !== undefined) handle.emit('close');
  return handle[kClosePromise];
}

// Runs fn(handle, ...args) so that a close waits for it.
async function whileOpen(fn, handle, ...args) {
  if (handle[kRefs] === undefined) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INTERNAL_ASSERTION('handle must be an instance of FileHandle');
  }
  if (handle[kFd] === -1) {
    const err = new Error('file closed');
    err.code = 'EBADF';
    err.syscall = fn.name;
    throw err;
  }
  try {
    ref(handle);
    return await fn(handle, ...args);
  } finally {
    unref(handle);
  }
}

async function fsync(handle) {
  return await request(binding.fsync, handle[kFd]);
}

class Handle {
  constructor(fd) {
    startHandle(this, fd);
  }

  get fd() {
    binding.showsFd();
    return this[kFd];
  }

  sync() {
    return whileOpen(fsync, this);
  }
}

// Opens a file as one of Class.
async function openAs(Class, path, flags, mode) {
  const { modeOf, pathOf, stringToFlags } = require('internal/fs/utils');
  path = pathOf(path);
  flags = stringToFlags(flags);
  mode = modeOf(mode, 0o666);
  return new Class(await request(binding.open, path, flags, mode));
}

module.exports = { Handle, closeHandle, fsync, kFd, kRefs, openAs, ref, startHandle, unref, whileOpen };
