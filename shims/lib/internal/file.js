'use strict';

// File (lib/internal/file.js at v20.20.2).

const { codes } = require('internal/errors');
const { Blob, deeper } = require('internal/blob');

class File extends Blob {
  #name;
  #lastModified;

  constructor(fileBits, fileName, options = {}) {
    if (arguments.length < 2) throw new codes.ERR_MISSING_ARGS('fileBits', 'fileName');
    super(fileBits, options);
    const { lastModified } = options ?? {};
    if (lastModified === undefined) this.#lastModified = Date.now();
    else this.#lastModified = Number.isNaN(+lastModified) ? 0 : +lastModified;
    this.#name = require('util').toUSVString(`${fileName}`);
  }

  get name() {
    return this.#name;
  }

  get lastModified() {
    return this.#lastModified;
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    if (depth < 0) return this;
    const { inspect } = require('internal/util/inspect');
    const shown = { size: this.size, type: this.type, name: this.#name, lastModified: this.#lastModified };
    return `File ${inspect(shown, deeper(options))}`;
  }
}

Object.defineProperty(File.prototype, Symbol.toStringTag, { configurable: true, value: 'File' });
for (const name of ['name', 'lastModified']) Object.defineProperty(File.prototype, name, { enumerable: true });

module.exports = { File };
