'use strict';

// chmod, chown, lchown, utimes and lutimes, with callbacks and sync.

const binding = internalBinding('fs');
const { modeOf, pathOf, requireCallback } = require('internal/fs/utils');
const { toUnixTimestamp, validateOwner } = require('internal/fs/checks');

function chmod(path, mode, callback) {
  path = pathOf(path);
  mode = modeOf(mode);
  binding.chmod(path, mode, requireCallback(callback));
}

function chmodSync(path, mode) {
  path = pathOf(path);
  binding.chmod(path, modeOf(mode));
}

function chown(path, uid, gid, callback) {
  requireCallback(callback);
  path = pathOf(path);
  validateOwner(uid, gid);
  binding.chown(path, uid, gid, callback);
}

function chownSync(path, uid, gid) {
  path = pathOf(path);
  validateOwner(uid, gid);
  binding.chown(path, uid, gid);
}

function lchown(path, uid, gid, callback) {
  requireCallback(callback);
  path = pathOf(path);
  validateOwner(uid, gid);
  binding.lchown(path, uid, gid, callback);
}

function lchownSync(path, uid, gid) {
  path = pathOf(path);
  validateOwner(uid, gid);
  binding.lchown(path, uid, gid);
}

function utimes(path, atime, mtime, callback) {
  requireCallback(callback);
  path = pathOf(path);
  binding.utimes(path, toUnixTimestamp(atime), toUnixTimestamp(mtime), callback);
}

function utimesSync(path, atime, mtime) {
  path = pathOf(path);
  binding.utimes(path, toUnixTimestamp(atime), toUnixTimestamp(mtime));
}

function lutimes(path, atime, mtime, callback) {
  requireCallback(callback);
  path = pathOf(path);
  binding.lutimes(path, toUnixTimestamp(atime), toUnixTimestamp(mtime), callback);
}

function lutimesSync(path, atime, mtime) {
  path = pathOf(path);
  binding.lutimes(path, toUnixTimestamp(atime), toUnixTimestamp(mtime));
}

module.exports = { chmod, chmodSync, chown, chownSync, lchown, lchownSync, lutimes, lutimesSync, utimes, utimesSync };
