'use strict';

// stream.duplexPair: two ends, each reads what the other writes (lib/internal/streams/duplexpair.js at v20.20.2).

const Duplex = require('internal/streams/duplex');

const kCallback = Symbol('Callback');

class DuplexSide extends Duplex {
  #other = null;

  constructor(options) {
    super(options);
    this[kCallback] = null; // of the write at the other side that has not been read
  }

  static pair(options) {
    const sides = [new DuplexSide(options), new DuplexSide(options)];
    sides[0].#other = sides[1];
    sides[1].#other = sides[0];
    return sides;
  }

  _read() {
    const callback = this[kCallback];
    if (callback) {
      this[kCallback] = null;
      callback();
    }
  }

  _write(chunk, encoding, callback) {
    if (chunk.length === 0) {
      process.nextTick(callback);
    } else {
      this.#other.push(chunk);
      this.#other[kCallback] = callback;
    }
  }

  _final(callback) {
    this.#other.on('end', callback);
    this.#other.push(null);
  }
}

module.exports = function duplexPair(options) {
  return DuplexSide.pair(options);
};
