'use strict';

// The functions of fs/promises that take paths and are one request each, or a chain that the callback form has too
// (lib/internal/fs/promises.js at v20.20.2). The rarer ones are in rare_paths.js.

const binding = internalBinding('fs');
const { bitsOf, encodeName, getOptions, modeOf, nativePath, pathOf, validPath } = require('internal/fs/utils');
const { request } = require('internal/fs/promises/request');

async function access(path, mode = 0) {
  path = pathOf(path);
  return await request(binding.access, path, bitsOf(mode));
}

async function stat(path, options = { bigint: false }) {
  path = pathOf(path);
  const isBigInt = options.bigint;
  const stats = await request(binding.stat, path);
  return require('internal/fs/stats').statsOf(stats, isBigInt);
}

async function lstat(path, options = { bigint: false }) {
  path = pathOf(path);
  const isBigInt = options.bigint;
  const stats = await request(binding.lstat, path);
  return require('internal/fs/stats').statsOf(stats, isBigInt);
}

async function rename(oldPath, newPath) {
  oldPath = pathOf(oldPath, 'oldPath');
  newPath = pathOf(newPath, 'newPath');
  return await request(binding.rename, oldPath, newPath);
}

async function unlink(path) {
  path = pathOf(path);
  return await request(binding.unlink, path);
}

async function copyFile(src, dest, mode) {
  src = pathOf(src, 'src');
  dest = pathOf(dest, 'dest');
  return await request(binding.copyFile, src, dest, bitsOf(mode));
}

async function mkdir(path, options) {
  if (typeof options === 'number' || typeof options === 'string') options = { mode: options };
  const { recursive = false, mode = 0o777 } = options || {};
  path = pathOf(path);
  if (typeof recursive !== 'boolean') require('internal/validators').validateBoolean(recursive, 'options.recursive');
  return await request(recursive ? require('internal/fs/mkdirp').mkdirp : binding.mkdir, path, modeOf(mode, 0o777));
}

async function mkdtemp(prefix, options) {
  const { encoding } = getOptions(options);
  prefix = pathOf(prefix, 'prefix');
  if (prefix.endsWith('X')) require('internal/fs/checks').warnOfTemplate();
  return encodeName(await request(binding.mkdtemp, prefix), encoding);
}

// Depth first, the last found directory next; one request per directory, one at a time.
async function readdirRecursive(base, options) {
  const { join, relative } = require('path');
  const { entriesOf } = require('internal/fs/readdir');
  const withFileTypes = !!options.withFileTypes;
  const found = [];
  const queue = [[base, await request(binding.readdir, nativePath(base), withFileTypes)]];
  while (queue.length > 0) {
    const [path, result] = queue.pop();
    for (const entry of entriesOf(path, result, options)) {
      const full = join(path, withFileTypes ? entry.name : entry);
      let isDirectory;
      if (withFileTypes) {
        found.push(entry);
        isDirectory = entry.isDirectory();
      } else {
        isDirectory = binding.internalModuleStat(full) === 1;
        found.push(relative(base, full));
      }
      if (isDirectory) queue.push([full, await request(binding.readdir, full, withFileTypes)]);
    }
  }
  return found;
}

async function readdir(path, options) {
  options = require('internal/fs/utils').copyObject(getOptions(options));
  path = validPath(path);
  if (options.recursive) return readdirRecursive(path, options);
  const result = await request(binding.readdir, nativePath(path), !!options.withFileTypes);
  const entries = require('internal/fs/readdir').entriesOf(path, result, options);
  // Node makes Dirents behind one more promise.
  return options.withFileTypes ? Promise.resolve(entries) : entries;
}

async function rm(path, options) {
  path = pathOf(path);
  const checked = await new Promise((resolve, reject) => {
    require('internal/fs/remove').checkRm(path, options, false, (err, options) => {
      if (err) reject(err);
      else resolve(options);
    });
  });
  return removed(path, checked);
}

// Promises that path is gone.
function removed(path, options) {
  return new Promise((resolve, reject) => {
    require('internal/fs/rimraf').rimraf(path, options, (err) => {
      if (err) reject(err);
      else resolve();
    });
  });
}

async function rmdir(path, options) {
  path = pathOf(path);
  const { rmdirOptions, warnOfRecursiveRmdir } = require('internal/fs/checks');
  options = rmdirOptions(options);
  if (options.recursive) {
    warnOfRecursiveRmdir();
    const stats = await stat(path);
    if (stats.isDirectory()) return removed(path, options);
  }
  return await request(binding.rmdir, path);
}

module.exports = { access, copyFile, lstat, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, unlink };
