'use strict';

// readdir with a callback and sync. {recursive: true} reads everything at once, synchronously, as Node does.

const binding = internalBinding('fs');
const { encodeName, getOptions, nativePath, requireCallback, validPath } = require('internal/fs/utils');

// What the program gets of what the native gives.
function entriesOf(path, result, { encoding, withFileTypes }) {
  if (withFileTypes) return require('internal/fs/dirent').direntsOf(path, result, encoding);
  return encoding && encoding !== 'utf8' ? result.map((name) => encodeName(name, encoding)) : result;
}

// Breadth first, directories below base in the order in which they are found.
function readdirRecursive(base, options) {
  const { join, relative } = require('path');
  const { withFileTypes } = options;
  const found = [];
  const queue = [base];
  for (let i = 0; i < queue.length; i++) {
    const path = queue[i];
    const entries = entriesOf(path, binding.readdir(nativePath(path), !!withFileTypes), options);
    for (const entry of entries) {
      if (withFileTypes) {
        found.push(entry);
        if (entry.isDirectory()) queue.push(join(entry.parentPath, entry.name));
      } else {
        const full = join(path, entry);
        found.push(relative(base, full));
        if (binding.internalModuleStat(full) === 1) queue.push(full);
      }
    }
  }
  return found;
}

function checked(options) {
  if (options.recursive != null) require('internal/validators').validateBoolean(options.recursive, 'options.recursive');
  return options;
}

function readdir(path, options, callback) {
  callback = requireCallback(typeof options === 'function' ? options : callback);
  options = getOptions(options);
  path = validPath(path);
  checked(options);
  if (options.recursive) {
    callback(null, readdirRecursive(path, options));
    return;
  }
  const { encoding, withFileTypes } = options;
  binding.readdir(nativePath(path), !!withFileTypes, (err, result) => {
    if (err) callback(err);
    else callback(null, entriesOf(path, result, { encoding, withFileTypes }));
  });
}

function readdirSync(path, options) {
  options = getOptions(options);
  path = validPath(path);
  checked(options);
  if (options.recursive) return readdirRecursive(path, options);
  const { withFileTypes } = options;
  return entriesOf(path, binding.readdir(nativePath(path), !!withFileTypes), options);
}

module.exports = { entriesOf, readdir, readdirSync };
