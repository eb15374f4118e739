'use strict';

// The sync forms of internal/fs/questions.

const binding = internalBinding('fs');
const { bitsOf, nativeFd, pathOf } = require('internal/fs/utils');

function statsOrUndefined(stats, isBigInt) {
  return stats === undefined ? undefined : require('internal/fs/stats').statsOf(stats, isBigInt);
}

function statSync(path, options = { bigint: false, throwIfNoEntry: true }) {
  path = pathOf(path);
  const isBigInt = options.bigint;
  return statsOrUndefined(binding.stat(path, undefined, options.throwIfNoEntry !== false), isBigInt);
}

function lstatSync(path, options = { bigint: false, throwIfNoEntry: true }) {
  path = pathOf(path);
  const isBigInt = options.bigint;
  return statsOrUndefined(binding.lstat(path, undefined, options.throwIfNoEntry !== false), isBigInt);
}

function fstatSync(fd, options = { bigint: false }) {
  const isBigInt = options.bigint;
  return statsOrUndefined(binding.fstat(nativeFd(fd)), isBigInt);
}

function accessSync(path, mode) {
  binding.access(pathOf(path), bitsOf(mode));
}

function existsSync(path) {
  try {
    path = pathOf(path);
  } catch {
    return false;
  }
  return binding.existsSync(path);
}

module.exports = { accessSync, existsSync, fstatSync, lstatSync, statSync };
