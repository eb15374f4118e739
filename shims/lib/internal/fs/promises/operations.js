'use strict';

// What can be done to open files of fs/promises besides reading and writing. Each is one request.

const binding = internalBinding('fs');
const { request } = require('internal/fs/promises/request');
const { kFd } = require('internal/fs/promises/handle');

async function fstat(handle, options = { bigint: false }) {
  const isBigInt = options.bigint;
  const stats = await request(binding.fstat, handle[kFd]);
  return require('internal/fs/stats').statsOf(stats, isBigInt);
}

async function fdatasync(handle) {
  return await request(binding.fdatasync, handle[kFd]);
}

async function ftruncate(handle, len = 0) {
  require('internal/fs/checks').validateInteger(len, 'len');
  return await request(binding.ftruncate, handle[kFd], Math.max(0, len));
}

async function fchmod(handle, mode) {
  mode = require('internal/fs/utils').modeOf(mode);
  return await request(binding.fchmod, handle[kFd], mode);
}

async function fchown(handle, uid, gid) {
  require('internal/fs/checks').validateOwner(uid, gid);
  return await request(binding.fchown, handle[kFd], uid, gid);
}

async function futimes(handle, atime, mtime) {
  const { toUnixTimestamp } = require('internal/fs/checks');
  atime = toUnixTimestamp(atime, 'atime');
  mtime = toUnixTimestamp(mtime, 'mtime');
  return await request(binding.futimes, handle[kFd], atime, mtime);
}

module.exports = { fchmod, fchown, fdatasync, fstat, ftruncate, futimes };
