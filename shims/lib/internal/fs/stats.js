'use strict';

// Stats and BigIntStats (lib/internal/fs/utils.js at v20.20.2).

function StatsBase(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks) {
  this.dev = dev;
  this.mode = mode;
  this.nlink = nlink;
  this.uid = uid;
  this.gid = gid;
  this.rdev = rdev;
  this.blksize = blksize;
  this.ino = ino;
  this.size = size;
  this.blocks = blocks;
}

StatsBase.prototype.isDirectory = function() {
  return this._checkModeProperty(0o040000);
};

StatsBase.prototype.isFile = function() {
  return this._checkModeProperty(0o100000);
};

StatsBase.prototype.isBlockDevice = function() {
  return this._checkModeProperty(0o060000);
};

StatsBase.prototype.isCharacterDevice = function() {
  return this._checkModeProperty(0o020000);
};

StatsBase.prototype.isSymbolicLink = function() {
  return this._checkModeProperty(0o120000);
};

StatsBase.prototype.isFIFO = function() {
  return this._checkModeProperty(0o010000);
};

StatsBase.prototype.isSocket = function() {
  return this._checkModeProperty(0o140000);
};

function dateOf(ms) {
  return new Date(Math.round(Number(ms)));
}

function setDates(stats) {
  stats.atime = dateOf(stats.atimeMs);
  stats.mtime = dateOf(stats.mtimeMs);
  stats.ctime = dateOf(stats.ctimeMs);
  stats.birthtime = dateOf(stats.birthtimeMs);
}

function Stats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks, atimeMs, mtimeMs, ctimeMs, birthtimeMs) {
  StatsBase.call(this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
  this.atimeMs = atimeMs;
  this.mtimeMs = mtimeMs;
  this.ctimeMs = ctimeMs;
  this.birthtimeMs = birthtimeMs;
  setDates(this);
}

function inherit(Class) {
  Object.setPrototypeOf(Class.prototype, StatsBase.prototype);
  Object.setPrototypeOf(Class, StatsBase);
}

inherit(Stats);
Stats.prototype.isFile = StatsBase.prototype.isFile;
Stats.prototype._checkModeProperty = function(type) {
  return (this.mode & 0o170000) === type;
};

// Made when a program first asks for bigint stats.
let BigIntStats;

function makeBigIntStats() {
  const big = function BigIntStats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks,
                                   atimeNs, mtimeNs, ctimeNs, birthtimeNs) {
    StatsBase.call(this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
    const nsPerMs = 10n ** 6n;
    this.atimeMs = atimeNs / nsPerMs;
    this.mtimeMs = mtimeNs / nsPerMs;
    this.ctimeMs = ctimeNs / nsPerMs;
    this.birthtimeMs = birthtimeNs / nsPerMs;
    this.atimeNs = atimeNs;
    this.mtimeNs = mtimeNs;
    this.ctimeNs = ctimeNs;
    this.birthtimeNs = birthtimeNs;
    setDates(this);
  };
  inherit(big);
  big.prototype._checkModeProperty = function(type) {
    return (this.mode & BigInt(0o170000)) === BigInt(type);
  };
  return big;
}

// Makes the program's object from a native's array: ten fields, then seconds and nanoseconds of four times.
function statsOf(a, isBigInt) {
  if (!isBigInt) {
    return new Stats(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9],
      a[10] * 1000 + a[11] / 1e6, a[12] * 1000 + a[13] / 1e6, a[14] * 1000 + a[15] / 1e6, a[16] * 1000 + a[17] / 1e6);
  }
  BigIntStats = BigIntStats ?? makeBigIntStats();
  const b = a.map(BigInt);
  const ns = (i) => b[i] * 10n ** 9n + b[i + 1];
  return new BigIntStats(...b.slice(0, 10), ns(10), ns(12), ns(14), ns(16));
}

module.exports = { Stats, statsOf };
