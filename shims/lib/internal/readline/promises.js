'use strict';

// readline/promises' Readline: control of a terminal's cursor, several steps in one write
// (lib/internal/readline/promises.js at v20.20.2).

const { byDistance, clearing, kClearScreenDown, toPosition } = require('internal/readline/callbacks');

class Readline {
  #autoCommit = false;
  #stream;
  #todo = [];

  constructor(stream, options = undefined) {
    const { isWritable } = require('internal/streams/utils');
    if (!isWritable(stream)) {
      const { codes } = require('internal/errors');
      throw new codes.ERR_INVALID_ARG_TYPE('stream', 'Writable', stream);
    }
    this.#stream = stream;
    if (options?.autoCommit != null) {
      require('internal/validators').validateBoolean(options.autoCommit, 'options.autoCommit');
      this.#autoCommit = options.autoCommit;
    }
  }

  #add(data) {
    if (this.#autoCommit) process.nextTick(() => this.#stream.write(data));
    else this.#todo.push(data);
    return this;
  }

  cursorTo(x, y = undefined) {
    const { validateInteger } = require('internal/validators');
    validateInteger(x, 'x');
    if (y != null) validateInteger(y, 'y');
    return this.#add(toPosition(x, y));
  }

  moveCursor(dx, dy) {
    if (!dx && !dy) return this;
    const { validateInteger } = require('internal/validators');
    validateInteger(dx, 'dx');
    validateInteger(dy, 'dy');
    return this.#add(byDistance(dx, dy));
  }

  clearLine(dir) {
    require('internal/validators').validateInteger(dir, 'dir', -1, 1);
    return this.#add(clearing(dir));
  }

  clearScreenDown() {
    return this.#add(kClearScreenDown);
  }

  commit() {
    return new Promise((resolve) => {
      this.#stream.write(this.#todo.join(''), resolve);
      this.#todo = [];
    });
  }

  rollback() {
    this.#todo = [];
    return this;
  }
}

module.exports = { Readline };
