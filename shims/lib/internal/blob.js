'use strict';

// Blob (lib/internal/blob.js and src/node_blob.cc at v20.20.2). A Blob is a list of byte ranges that nobody changes;
// reading one takes Node a microtask for each and one between each two, and so it does here.

const { codes } = require('internal/errors');

const kParts = Symbol('kParts');
const kType = Symbol('kType');
const kLength = Symbol('kLength');

function isBlob(value) {
  return value?.[kParts] !== undefined;
}

function checkThis(value) {
  if (!isBlob(value)) throw new codes.ERR_INVALID_THIS('Blob');
}

function mediaType(type) {
  type = `${type}`;
  return /[^\u{0020}-\u{007E}]/u.test(type) ? '' : type.toLowerCase();
}

// The byte ranges of one of the constructor's sources.
function partsOf(source, endings) {
  if (isBlob(source)) return source[kParts];
  if (source instanceof ArrayBuffer) return [new Uint8Array(source.slice(0))];
  if (ArrayBuffer.isView(source))
    return [new Uint8Array(source.buffer.slice(source.byteOffset, source.byteOffset + source.byteLength))];
  source = `${source}`;
  if (endings === 'native') source = source.replace(/\n|\r\n/g, '\n');
  return [new Uint8Array(internalBinding('buffer').encode(source, 'utf8'))];
}

class Blob {
  constructor(sources = [], options) {
    if (sources === null || typeof sources[Symbol.iterator] !== 'function' || typeof sources === 'string')
      throw new codes.ERR_INVALID_ARG_TYPE('sources', 'a sequence', sources);
    require('internal/validators').validateDictionary(options, 'options');
    let { type = '', endings = 'transparent' } = options ?? {};
    endings = `${endings}`;
    if (endings !== 'transparent' && endings !== 'native') throw new codes.ERR_INVALID_ARG_VALUE('options.endings', endings);
    const parts = [];
    for (const source of sources) parts.push(...partsOf(source, endings));
    type = mediaType(type);
    fill(this, parts, type);
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    if (depth < 0) return this;
    const { inspect } = require('internal/util/inspect');
    return `Blob ${inspect({ size: this.size, type: this.type }, deeper(options))}`;
  }

  get type() {
    checkThis(this);
    return this[kType];
  }

  get size() {
    checkThis(this);
    return this[kLength];
  }

  slice(start = 0, end = this[kLength], contentType = '') {
    checkThis(this);
    const size = this[kLength];
    start = start < 0 ? Math.max(size + start, 0) : Math.min(start, size);
    end = end < 0 ? Math.max(size + end, 0) : Math.min(end, size);
    return createBlob(cut(this[kParts], start, Math.max(end - start, 0)), mediaType(contentType));
  }

  arrayBuffer() {
    if (!isBlob(this)) return Promise.reject(new codes.ERR_INVALID_THIS('Blob'));
    const parts = this[kParts];
    const size = this[kLength];
    return new Promise((resolve) => {
      afterMicrotasks(2 * parts.length - 1, () => {
        resolve(joined(parts, size));
      });
    });
  }

  async text() {
    checkThis(this);
    const { TextDecoder } = require('internal/encoding');
    return new TextDecoder().decode(await this.arrayBuffer());
  }

  bytes() {
    checkThis(this);
    return this.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  }

  stream() {
    checkThis(this);
    return require('internal/blob_stream').streamOf(this[kParts]);
  }
}

Object.defineProperty(Blob.prototype, Symbol.toStringTag, { configurable: true, value: 'Blob' });
for (const name of ['size', 'type', 'slice', 'stream', 'text', 'arrayBuffer'])
  Object.defineProperty(Blob.prototype, name, { enumerable: true });

function deeper(options) {
  return { ...options, depth: options.depth == null ? null : options.depth - 1 };
}

function fill(blob, parts, type) {
  blob[kParts] = parts;
  blob[kLength] = parts.reduce((sum, part) => sum + part.byteLength, 0);
  blob[kType] = type;
}

function createBlob(parts, type) {
  const blob = Object.create(Blob.prototype);
  fill(blob, parts, type);
  return blob;
}

// The range [start, start + length) of parts. As in Node, a part that ends where the range starts leaves an empty one.
function cut(parts, start, length) {
  const made = [];
  for (const part of parts) {
    if (length === 0) break;
    if (start > part.byteLength) {
      start -= part.byteLength;
      continue;
    }
    const piece = part.subarray(start, Math.min(start + length, part.byteLength));
    made.push(piece);
    length -= piece.byteLength;
    start = 0;
  }
  return made;
}

function joined(parts, size) {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole.buffer;
}

// Calls done n microtasks from now; at once when n is not above 0.
function afterMicrotasks(n, done) {
  if (n <= 0) done();
  else Promise.resolve().then(() => afterMicrotasks(n - 1, done));
}

// The Blobs that have a URL.
const urls = new Map();

function createObjectURL(obj) {
  if (!isBlob(obj)) throw new codes.ERR_INVALID_ARG_TYPE('obj', 'Blob', obj);
  const id = require('internal/crypto/random').randomUUID();
  urls.set(id, createBlob(obj[kParts], obj[kType]));
  return `blob:nodedata:${id}`;
}

function idOf(url) {
  try {
    const parts = new (require('url').URL)(`${url}`).pathname.split(':');
    return parts.length === 2 && parts[0] === 'nodedata' ? parts[1] : undefined;
  } catch {
    return undefined; // no URL
  }
}

function revokeObjectURL(url) {
  if (arguments.length === 0) throw new codes.ERR_MISSING_ARGS('url');
  urls.delete(idOf(url));
}

function resolveObjectURL(url) {
  const blob = urls.get(idOf(`${url}`));
  return blob && createBlob(blob[kParts], blob[kType]);
}

module.exports = { Blob, createBlob, createObjectURL, deeper, isBlob, resolveObjectURL, revokeObjectURL };
