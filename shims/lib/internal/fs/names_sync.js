'use strict';

// The sync forms of internal/fs/names.

const binding = internalBinding('fs');
const { bitsOf, encodeName, getOptions, modeOf, pathOf } = require('internal/fs/utils');

function renameSync(oldPath, newPath) {
  oldPath = pathOf(oldPath, 'oldPath');
  newPath = pathOf(newPath, 'newPath');
  binding.rename(oldPath, newPath);
}

function unlinkSync(path) {
  binding.unlink(pathOf(path));
}

function copyFileSync(src, dest, mode) {
  src = pathOf(src, 'src');
  dest = pathOf(dest, 'dest');
  binding.copyFile(src, dest, bitsOf(mode));
}

function mkdirSync(path, options) {
  const { checkRecursive, mkdirOptions } = require('internal/fs/names');
  const { mode, recursive } = mkdirOptions(options);
  path = pathOf(path);
  checkRecursive(recursive);
  if (recursive) return require('internal/fs/mkdirp').mkdirpSync(path, modeOf(mode));
  binding.mkdir(path, modeOf(mode));
}

function mkdtempSync(prefix, options) {
  options = getOptions(options);
  prefix = pathOf(prefix, 'prefix');
  if (prefix.endsWith('X')) require('internal/fs/checks').warnOfTemplate();
  return encodeName(binding.mkdtemp(prefix), options.encoding);
}

module.exports = { copyFileSync, mkdirSync, mkdtempSync, renameSync, unlinkSync };
