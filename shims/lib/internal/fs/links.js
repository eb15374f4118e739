'use strict';

// link, symlink, readlink and realpath, with callbacks and sync.

const fs = require('fs');
const binding = internalBinding('fs');
const { encodeName, encodedCallback, getOptions, pathOf, pathOfURL, requireCallback, validPath } =
  require('internal/fs/utils');

function link(existingPath, newPath, callback) {
  requireCallback(callback);
  existingPath = pathOf(existingPath, 'existingPath');
  newPath = pathOf(newPath, 'newPath');
  binding.link(existingPath, newPath, callback);
}

function linkSync(existingPath, newPath) {
  existingPath = pathOf(existingPath, 'existingPath');
  newPath = pathOf(newPath, 'newPath');
  binding.link(existingPath, newPath);
}

// The number behind a type of symlink; only Windows looks at it.
function symlinkFlags(type) {
  switch (type) {
    case null: case 'file': return 0;
    case 'dir': return 1;
    case 'junction': return 2;
    default: {
      const { codes } = require('internal/errors');
      throw new codes.ERR_FS_INVALID_SYMLINK_TYPE(type);
    }
  }
}

function symlink(target, path, type, callback) {
  const last = requireCallback(arguments[arguments.length - 1]);
  target = pathOf(target, 'target');
  path = pathOf(path);
  binding.symlink(target, path, symlinkFlags(typeof type === 'string' ? type : null), last);
}

function symlinkSync(target, path, type) {
  target = pathOf(target, 'target');
  path = pathOf(path);
  binding.symlink(target, path, symlinkFlags(typeof type === 'string' ? type : null));
}

function readlink(path, options, callback) {
  callback = requireCallback(typeof options === 'function' ? options : callback);
  options = getOptions(options);
  path = pathOf(path, 'oldPath');
  binding.readlink(path, encodedCallback(callback, options.encoding));
}

function readlinkSync(path, options) {
  options = getOptions(options);
  path = pathOf(path, 'oldPath');
  return encodeName(binding.readlink(path), options.encoding);
}

// The path that realpath starts from: absolute, without "." and "..".
function startOf(path) {
  path = pathOfURL(path);
  if (typeof path !== 'string') path = `${path}`;
  return require('path').resolve(validPath(path));
}

// A walk along a path from its root, part by part. path[0:pos] was looked at.
class Walk {
  constructor(path) {
    this.known = new Set(); // prefixes that are no links
    this.targets = new Map(); // of links, by device and inode
    this.path = path;
    this.pos = 1;
    this.base = ''; // the prefix to look at
    this.parent = '/'; // base without its last part
  }

  get atEnd() {
    return this.pos >= this.path.length;
  }

  next() {
    const slash = this.path.indexOf('/', this.pos);
    const end = slash === -1 ? this.path.length : slash;
    this.parent = this.path.slice(0, this.pos);
    this.base = this.path.slice(0, end);
    this.pos = slash === -1 ? end : slash + 1;
  }

  // Goes on at the target of the link base, from the root.
  follow(target) {
    const { resolve } = require('path');
    this.path = resolve(resolve(this.parent, target), this.path.slice(this.pos));
    this.pos = 1;
  }
}

function isLink(stats) {
  return (stats[1] & 0o170000) === 0o120000;
}

function realpathSync(path, options) {
  options = getOptions(options);
  const walk = new Walk(startOf(path));
  while (!walk.atEnd) {
    walk.next();
    if (walk.known.has(walk.base)) continue;
    const stats = binding.lstat(walk.base, undefined, true);
    if (!isLink(stats)) {
      walk.known.add(walk.base);
      continue;
    }
    const id = `${stats[0]}:${stats[7]}`;
    let target = walk.targets.get(id);
    if (target === undefined) {
      binding.stat(walk.base, undefined, true);
      target = binding.readlink(walk.base);
      walk.targets.set(id, target);
    }
    walk.follow(target);
  }
  return encodeName(walk.path, options.encoding);
}

// An lstat per part of the path, and for each link a stat and a readlink; a tick between parts.
function realpath(path, options, callback) {
  if (typeof options === 'function') callback = options;
  else requireCallback(callback);
  options = getOptions(options);
  const walk = new Walk(startOf(path));
  process.nextTick(step);

  function step() {
    if (walk.atEnd) {
      callback(null, encodeName(walk.path, options.encoding));
      return;
    }
    walk.next();
    if (walk.known.has(walk.base)) {
      process.nextTick(step);
      return;
    }
    fs.lstat(walk.base, { bigint: true }, looked);
  }

  function looked(err, stats) {
    if (err) {
      callback(err);
      return;
    }
    if (!stats.isSymbolicLink()) {
      walk.known.add(walk.base);
      process.nextTick(step);
      return;
    }
    const id = `${stats.dev}:${stats.ino}`;
    if (walk.targets.has(id)) {
      follow(null, walk.targets.get(id));
      return;
    }
    fs.stat(walk.base, (err) => {
      if (err) {
        callback(err);
        return;
      }
      fs.readlink(walk.base, (err, target) => {
        walk.targets.set(id, target);
        follow(err, target);
      });
    });
  }

  function follow(err, target) {
    if (err) {
      callback(err);
      return;
    }
    walk.follow(target);
    process.nextTick(step);
  }
}

realpath.native = (path, options, callback) => {
  callback = requireCallback(callback || options);
  options = getOptions(options);
  path = pathOf(path);
  binding.realpath(path, encodedCallback(callback, options.encoding));
};

realpathSync.native = (path, options) => {
  options = getOptions(options);
  return encodeName(binding.realpath(pathOf(path)), options.encoding);
};

module.exports = { link, linkSync, readlink, readlinkSync, realpath, realpathSync, symlink, symlinkFlags, symlinkSync };
