'use strict';

// rename, unlink, copyFile, mkdir and mkdtemp, with callbacks.

const binding = internalBinding('fs');
const { bitsOf, encodedCallback, getOptions, modeOf, pathOf, requireCallback } = require('internal/fs/utils');

function rename(oldPath, newPath, callback) {
  requireCallback(callback);
  oldPath = pathOf(oldPath, 'oldPath');
  newPath = pathOf(newPath, 'newPath');
  binding.rename(oldPath, newPath, callback);
}

function unlink(path, callback) {
  requireCallback(callback);
  binding.unlink(pathOf(path), callback);
}

function copyFile(src, dest, mode, callback) {
  if (typeof mode === 'function') {
    callback = mode;
    mode = 0;
  }
  src = pathOf(src, 'src');
  dest = pathOf(dest, 'dest');
  requireCallback(callback);
  binding.copyFile(src, dest, bitsOf(mode), callback);
}

function mkdirOptions(options) {
  if (typeof options === 'number' || typeof options === 'string') return { mode: options, recursive: false };
  const { mode = 0o777, recursive = false } = options || {};
  return { mode, recursive };
}

function checkRecursive(recursive) {
  if (typeof recursive !== 'boolean') require('internal/validators').validateBoolean(recursive, 'options.recursive');
}

function mkdir(path, options, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  const { mode, recursive } = mkdirOptions(options);
  requireCallback(callback);
  path = pathOf(path);
  checkRecursive(recursive);
  if (recursive) require('internal/fs/mkdirp').mkdirp(path, modeOf(mode), callback);
  else binding.mkdir(path, modeOf(mode), callback);
}

function mkdtemp(prefix, options, callback) {
  callback = requireCallback(typeof options === 'function' ? options : callback);
  options = getOptions(options);
  prefix = pathOf(prefix, 'prefix');
  if (prefix.endsWith('X')) require('internal/fs/checks').warnOfTemplate();
  binding.mkdtemp(prefix, encodedCallback(callback, options.encoding));
}

module.exports = { checkRecursive, copyFile, mkdir, mkdirOptions, mkdtemp, rename, unlink };
