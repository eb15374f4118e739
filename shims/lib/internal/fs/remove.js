'use strict';

// rm and rmdir, with callbacks and sync (lib/fs.js at v20.20.2).

const fs = require('fs');
const binding = internalBinding('fs');
const { pathOf, requireCallback } = require('internal/fs/utils');
const { rmOptions, rmdirOptions, warnOfRecursiveRmdir } = require('internal/fs/checks');

function isDirectoryError(path) {
  const { codes } = require('internal/errors');
  return new codes.ERR_FS_EISDIR({ code: 'EISDIR', message: 'is a directory', path, syscall: 'rm', errno: 21 });
}

// Looks at what path is before it is removed: one lstat. callback(err, options); err is false when a directory was
// wanted and it is none.
function checkRm(path, options, wantsDirectory, callback) {
  options = rmOptions(options);
  fs.lstat(path, (err, stats) => {
    if (err) {
      callback(options.force && err.code === 'ENOENT' ? null : err, options);
    } else if (wantsDirectory && !stats.isDirectory()) {
      callback(false);
    } else if (stats.isDirectory() && !options.recursive) {
      callback(isDirectoryError(path));
    } else {
      callback(null, options);
    }
  });
}

// The sync form of checkRm: returns the options, or false.
function checkRmSync(path, options, wantsDirectory) {
  options = rmOptions(options);
  if (options.force && !wantsDirectory && options.recursive) return options;
  const isDirectory = fs.lstatSync(path, { throwIfNoEntry: !options.force })?.isDirectory();
  if (wantsDirectory && !isDirectory) return false;
  if (isDirectory && !options.recursive) throw isDirectoryError(path);
  return options;
}

function rmdir(path, options, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  requireCallback(callback);
  path = pathOf(path);
  if (!options?.recursive) {
    rmdirOptions(options);
    binding.rmdir(path, callback);
    return;
  }
  warnOfRecursiveRmdir();
  checkRm(path, { ...options, force: false }, true, (err, options) => {
    if (err === false) binding.rmdir(path, callback);
    else if (err) callback(err);
    else require('internal/fs/rimraf').rimraf(path, options, callback);
  });
}

function rmdirSync(path, options) {
  path = pathOf(path);
  if (!options?.recursive) {
    rmdirOptions(options);
  } else {
    warnOfRecursiveRmdir();
    options = checkRmSync(path, { ...options, force: false }, true);
    if (options !== false) {
      require('internal/fs/rimraf').rimrafSync(path, options);
      return;
    }
  }
  binding.rmdir(path);
}

function rm(path, options, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  path = pathOf(path);
  checkRm(path, options, false, (err, options) => {
    if (err) callback(err);
    else require('internal/fs/rimraf').rimraf(path, options, callback);
  });
}

function rmSync(path, options) {
  path = pathOf(path);
  require('internal/fs/rimraf').rimrafSync(path, checkRmSync(path, options, false));
}

module.exports = { checkRm, rm, rmSync, rmdir, rmdirSync };
