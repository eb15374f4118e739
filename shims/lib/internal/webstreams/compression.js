'use strict';

// CompressionStream and DecompressionStream (lib/internal/webstreams/compression.js at v20.20.2): streams of zlib.

const { expose, inspectAs, kInspect, kType, newError } = require('internal/webstreams/parts');

const kHandle = Symbol('kHandle');
const kTransform = Symbol('kTransform');

function checked(stream, type) {
  if (typeof stream?.[kHandle] !== 'object' || stream?.[kType] !== type) throw newError('ERR_INVALID_THIS', type);
  return stream;
}

function setUp(stream, type, format, names) {
  stream[kType] = type;
  if (!Object.hasOwn(names, format)) throw newError('ERR_INVALID_ARG_VALUE', 'format', format);
  stream[kHandle] = require('zlib')[names[format]]();
  stream[kTransform] = require('internal/webstreams/adapters').newReadableWritablePairFromDuplex(stream[kHandle]);
}

class CompressionStream {
  constructor(format) {
    setUp(this, 'CompressionStream', format, { deflate: 'createDeflate', 'deflate-raw': 'createDeflateRaw', gzip: 'createGzip' });
  }

  get readable() {
    return checked(this, 'CompressionStream')[kTransform].readable;
  }

  get writable() {
    return checked(this, 'CompressionStream')[kTransform].writable;
  }

  [kInspect](depth, options) {
    const { readable, writable } = checked(this, 'CompressionStream');
    return inspectAs(this, depth, options, { readable, writable });
  }
}
expose(CompressionStream, 'readable', 'writable');

class DecompressionStream {
  constructor(format) {
    setUp(this, 'DecompressionStream', format, { deflate: 'createInflate', 'deflate-raw': 'createInflateRaw', gzip: 'createGunzip' });
  }

  get readable() {
    return checked(this, 'DecompressionStream')[kTransform].readable;
  }

  get writable() {
    return checked(this, 'DecompressionStream')[kTransform].writable;
  }

  [kInspect](depth, options) {
    const { readable, writable } = checked(this, 'DecompressionStream');
    return inspectAs(this, depth, options, { readable, writable });
  }
}
expose(DecompressionStream, 'readable', 'writable');

module.exports = { CompressionStream, DecompressionStream };
