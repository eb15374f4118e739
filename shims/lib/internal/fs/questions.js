'use strict';

// stat, lstat, fstat, access and exists, with callbacks and sync.

const binding = internalBinding('fs');
const { bitsOf, nativeFd, pathOf, requireCallback } = require('internal/fs/utils');

function statsCallback(callback, isBigInt) {
  return (err, stats) => {
    if (err) callback(err);
    else callback(err, require('internal/fs/stats').statsOf(stats, isBigInt));
  };
}

function statsOrUndefined(stats, isBigInt) {
  return stats === undefined ? undefined : require('internal/fs/stats').statsOf(stats, isBigInt);
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

function statSync(path, options = { bigint: false, throwIfNoEntry: true }) {
  path = pathOf(path);
  const isBigInt = options.bigint;
  return statsOrUndefined(binding.stat(path, undefined, options.throwIfNoEntry !== false), isBigInt);
}

function lstatSync(path, options = { bigint: false, throwIfNoEntry: true }) {
  path = pathOf(path);
  const isBigInt = options.bigint;
  return statsOrUndefined(binding.lstat(path, undefined, options.throwIfNoEntry !== false), isBigInt);
}

function fstatSync(fd, options = { bigint: false }) {
  const isBigInt = options.bigint;
  return statsOrUndefined(binding.fstat(nativeFd(fd)), isBigInt);
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

function accessSync(path, mode) {
  binding.access(pathOf(path), bitsOf(mode));
}

function exists(path, callback) {
  requireCallback(callback);
  try {
    require('fs').access(path, 0, (err) => callback(!err));
  } catch {
    callback(false);
  }
}

Object.defineProperty(exists, Symbol.for('nodejs.util.promisify.custom'), {
  __proto__: null,
  value: function exists(path) {
    return new Promise((resolve) => require('fs').exists(path, resolve));
  },
});

function existsSync(path) {
  try {
    path = pathOf(path);
  } catch {
    return false;
  }
  return binding.existsSync(path);
}

module.exports = { access, accessSync, exists, existsSync, fstat, fstatSync, lstat, lstatSync, stat, statSync };
