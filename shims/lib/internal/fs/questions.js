'use strict';

// stat, lstat, fstat, access and exists, with callbacks.

const binding = internalBinding('fs');
const { bitsOf, nativeFd, pathOf, requireCallback } = require('internal/fs/utils');

function statsCallback(callback, isBigInt) {
  return (err, stats) => {
    if (err) callback(err);
    else callback(err, require('internal/fs/stats').statsOf(stats, isBigInt));
  };
}

function stat(path, options = { bigint: false }, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = {};
  }
  requireCallback(callback);
  path = pathOf(path);
  binding.stat(path, statsCallback(callback, options.bigint));
}

function lstat(path, options = { bigint: false }, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = {};
  }
  requireCallback(callback);
  path = pathOf(path);
  binding.lstat(path, statsCallback(callback, options.bigint));
}

function fstat(fd, options = { bigint: false }, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = {};
  }
  requireCallback(callback);
  const isBigInt = options.bigint;
  binding.fstat(nativeFd(fd), statsCallback(callback, isBigInt));
}

function access(path, mode, callback) {
  if (typeof mode === 'function') {
    callback = mode;
    mode = 0;
  }
  path = pathOf(path);
  requireCallback(callback);
  binding.access(path, bitsOf(mode), callback);
}

function exists(path, callback) {
  requireCallback(callback);
  try {
    require('fs').access(path, 0, (err) => callback(!err));
  } catch {
    callback(false);
  }
}

// exists, with what util.promisify makes of it.
function promisifiable() {
  return Object.defineProperty(exists, Symbol.for('nodejs.util.promisify.custom'), {
    __proto__: null,
    value: function exists(path) {
      return new Promise((resolve) => require('fs').exists(path, resolve));
    },
  });
}

module.exports = { access, fstat, lstat, promisifiable, stat };
