'use strict';

// More functions of fs/promises that take paths: links, owners, modes and times.

const binding = internalBinding('fs');
const { encodeName, getOptions, modeOf, pathOf } = require('internal/fs/utils');
const { toUnixTimestamp, validateOwner } = require('internal/fs/checks');
const { request } = require('internal/fs/promises/request');

async function readlink(path, options) {
  const { encoding } = getOptions(options);
  path = pathOf(path, 'oldPath');
  return encodeName(await request(binding.readlink, path), encoding);
}

async function symlink(target, path, type) {
  target = pathOf(target, 'target');
  path = pathOf(path);
  const { symlinkFlags } = require('internal/fs/links');
  return await request(binding.symlink, target, path, symlinkFlags(typeof type === 'string' ? type : null));
}

async function link(existingPath, newPath) {
  existingPath = pathOf(existingPath, 'existingPath');
  newPath = pathOf(newPath, 'newPath');
  return await request(binding.link, existingPath, newPath);
}

async function realpath(path, options) {
  const { encoding } = getOptions(options);
  path = pathOf(path);
  return encodeName(await request(binding.realpath, path), encoding);
}

async function chmod(path, mode) {
  path = pathOf(path);
  mode = modeOf(mode);
  return await request(binding.chmod, path, mode);
}

async function lchmod(path, mode) {
  const { codes } = require('internal/errors');
  throw new codes.ERR_METHOD_NOT_IMPLEMENTED('lchmod()');
}

async function chown(path, uid, gid) {
  path = pathOf(path);
  validateOwner(uid, gid);
  return await request(binding.chown, path, uid, gid);
}

async function lchown(path, uid, gid) {
  path = pathOf(path);
  validateOwner(uid, gid);
  return await request(binding.lchown, path, uid, gid);
}

async function utimes(path, atime, mtime) {
  path = pathOf(path);
  return await request(binding.utimes, path, toUnixTimestamp(atime), toUnixTimestamp(mtime));
}

async function lutimes(path, atime, mtime) {
  path = pathOf(path);
  return await request(binding.lutimes, path, toUnixTimestamp(atime), toUnixTimestamp(mtime));
}

module.exports = { chmod, chown, lchmod, lchown, link, lutimes, readlink, realpath, symlink, utimes };
