'use strict';

// Removes a path with everything below it, as lib/internal/fs/rimraf.js at v20.20.2 does it: lstat, then unlink or
// rmdir; when the directory was not empty readdir, all children at once, and rmdir again.

const fs = require('fs');

function isRetried(code) {
  return code === 'EBUSY' || code === 'EMFILE' || code === 'ENFILE' || code === 'ENOTEMPTY' || code === 'EPERM';
}

function isNotEmpty(code) {
  return code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM';
}

function rimraf(path, options, callback) {
  let retries = 0;
  removeOne(path, options, function done(err) {
    if (err) {
      if (isRetried(err.code) && retries < options.maxRetries) {
        retries++;
        return require('timers').setTimeout(removeOne, retries * options.retryDelay, path, options, done);
      }
      if (err.code === 'ENOENT') err = null;
    }
    callback(err);
  });
}

function removeOne(path, options, callback) {
  fs.lstat(path, (err, stats) => {
    if (err?.code === 'ENOENT') return callback(null);
    if (!err && stats.isDirectory()) return removeDirectory(path, options, err, callback);
    fs.unlink(path, (err) => {
      switch (err?.code) {
        case 'ENOENT': return callback(null);
        case 'EISDIR': case 'EPERM': return removeDirectory(path, options, err, callback);
        default: return callback(err);
      }
    });
  });
}

function removeDirectory(path, options, originalErr, callback) {
  fs.rmdir(path, (err) => {
    if (err) {
      if (isNotEmpty(err.code)) return removeChildren(path, options, callback);
      if (err.code === 'ENOTDIR') return callback(originalErr);
    }
    callback(err);
  });
}

function removeChildren(path, options, callback) {
  fs.readdir(path, (err, names) => {
    if (err) return callback(err);
    let left = names.length;
    if (left === 0) return fs.rmdir(path, callback);
    let done = false;
    for (let i = 0; i < names.length; i++) {
      rimraf(`${path}/${names[i]}`, options, (err) => {
        if (done) return;
        if (err) {
          done = true;
          callback(err);
          return;
        }
        left--;
        if (left === 0) fs.rmdir(path, callback);
      });
    }
  });
}

function rimrafSync(path, options) {
  let stats;
  try {
    stats = fs.lstatSync(path);
  } catch (err) {
    if (err.code === 'ENOENT') return;
  }
  try {
    if (stats?.isDirectory()) removeDirectorySync(path, options, null);
    else retrySync(fs.unlinkSync, path, options);
  } catch (err) {
    if (err.code === 'ENOENT') return;
    if (err.code !== 'EISDIR' && err.code !== 'EPERM') throw err;
    removeDirectorySync(path, options, err);
  }
}

// Stops the turn for some milliseconds of its clock.
function sleep(ms) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

function retrySync(remove, path, options) {
  const tries = options.maxRetries + 1;
  for (let i = 1; i <= tries; i++) {
    try {
      remove(path);
      return;
    } catch (err) {
      if (isRetried(err.code) && i < tries && options.retryDelay > 0) sleep(i * options.retryDelay);
      else if (err.code === 'ENOENT') return;
      else if (i === tries) throw err;
    }
  }
}

function removeDirectorySync(path, options, originalErr) {
  try {
    fs.rmdirSync(path);
  } catch (err) {
    if (err.code === 'ENOENT') return;
    if (err.code === 'ENOTDIR' || !isNotEmpty(err.code)) throw originalErr || err;
    for (const name of fs.readdirSync(path)) rimrafSync(`${path}/${name}`, options);
    retrySync(fs.rmdirSync, path, options);
  }
}

module.exports = { rimraf, rimrafSync };
