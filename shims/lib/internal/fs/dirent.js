'use strict';

// Dirent (lib/internal/fs/utils.js at v20.20.2). The world always knows the type of an entry.

const kType = Symbol('type');

class Dirent {
  constructor(name, type, path) {
    this.name = name;
    this.parentPath = path;
    this.path = path;
    this[kType] = type;
  }

  isDirectory() {
    return this[kType] === 2;
  }

  isFile() {
    return this[kType] === 1;
  }

  isBlockDevice() {
    return this[kType] === 7;
  }

  isCharacterDevice() {
    return this[kType] === 6;
  }

  isSymbolicLink() {
    return this[kType] === 3;
  }

  isFIFO() {
    return this[kType] === 4;
  }

  isSocket() {
    return this[kType] === 5;
  }
}

// The entries behind what the native readdir gives with types, names in the encoding asked for.
function direntsOf(path, [names, types], encoding) {
  const { encodeName } = require('internal/fs/utils');
  return names.map((name, i) => new Dirent(encodeName(name, encoding), types[i], path));
}

module.exports = { Dirent, direntsOf };
