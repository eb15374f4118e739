'use strict';

// fsync, fdatasync, ftruncate, fchmod, fchown and futimes, and truncate, which opens a descriptor; with callbacks and
// sync.

const binding = internalBinding('fs');
const { modeOf, nativeFd, requireCallback } = require('internal/fs/utils');
const { toUnixTimestamp, validateInteger, validateOwner, warnOfTruncate } = require('internal/fs/checks');

function fsync(fd, callback) {
  requireCallback(callback);
  binding.fsync(nativeFd(fd), callback);
}

function fsyncSync(fd) {
  binding.fsync(nativeFd(fd));
}

function fdatasync(fd, callback) {
  requireCallback(callback);
  binding.fdatasync(nativeFd(fd), callback);
}

function fdatasyncSync(fd) {
  binding.fdatasync(nativeFd(fd));
}

function lengthOf(len) {
  validateInteger(len, 'len');
  return Math.max(0, len);
}

function ftruncate(fd, len = 0, callback) {
  if (typeof len === 'function') {
    callback = len;
    len = 0;
  }
  len = lengthOf(len);
  requireCallback(callback);
  binding.ftruncate(nativeFd(fd), len, callback);
}

function ftruncateSync(fd, len = 0) {
  len = lengthOf(len);
  binding.ftruncate(nativeFd(fd), len);
}

// open, ftruncate, close: three requests.
function truncate(path, len, callback) {
  const fs = require('fs');
  if (typeof path === 'number') {
    warnOfTruncate();
    return fs.ftruncate(path, len, callback);
  }
  if (typeof len === 'function') {
    callback = len;
    len = 0;
  } else if (len === undefined) {
    len = 0;
  }
  len = lengthOf(len);
  requireCallback(callback);
  fs.open(path, 'r+', (err, fd) => {
    if (err) return callback(err);
    binding.ftruncate(fd, len, (err) => {
      fs.close(fd, (closeErr) => callback(require('internal/errors').aggregateTwoErrors(closeErr, err)));
    });
  });
}

function truncateSync(path, len) {
  const fs = require('fs');
  if (typeof path === 'number') {
    warnOfTruncate();
    return fs.ftruncateSync(path, len);
  }
  const fd = fs.openSync(path, 'r+');
  try {
    fs.ftruncateSync(fd, len);
  } finally {
    fs.closeSync(fd);
  }
}

function fchmod(fd, mode, callback) {
  mode = modeOf(mode);
  requireCallback(callback);
  binding.fchmod(nativeFd(fd), mode, callback);
}

function fchmodSync(fd, mode) {
  mode = modeOf(mode);
  binding.fchmod(nativeFd(fd), mode);
}

function fchown(fd, uid, gid, callback) {
  validateOwner(uid, gid);
  requireCallback(callback);
  binding.fchown(nativeFd(fd), uid, gid, callback);
}

function fchownSync(fd, uid, gid) {
  validateOwner(uid, gid);
  binding.fchown(nativeFd(fd), uid, gid);
}

function futimes(fd, atime, mtime, callback) {
  atime = toUnixTimestamp(atime, 'atime');
  mtime = toUnixTimestamp(mtime, 'mtime');
  requireCallback(callback);
  binding.futimes(nativeFd(fd), atime, mtime, callback);
}

function futimesSync(fd, atime, mtime) {
  atime = toUnixTimestamp(atime, 'atime');
  mtime = toUnixTimestamp(mtime, 'mtime');
  binding.futimes(nativeFd(fd), atime, mtime);
}

module.exports = {
  fchmod,
  fchmodSync,
  fchown,
  fchownSync,
  fdatasync,
  fdatasyncSync,
  fsync,
  fsyncSync,
  ftruncate,
  ftruncateSync,
  futimes,
  futimesSync,
  truncate,
  truncateSync,
};
