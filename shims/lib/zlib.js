'use strict';

// node:zlib (lib/zlib.js at v20.20.2). Its streams are in internal/zlib/streams; each function is made when it is
// first read.

const { lazyObject } = internalBinding('util');

const classes = 'Deflate Inflate Gzip Gunzip DeflateRaw InflateRaw Unzip BrotliCompress BrotliDecompress';
const methods = 'deflate gzip deflateRaw unzip inflate gunzip inflateRaw brotliCompress brotliDecompress';

const names = `crc32 ${classes} ${methods.replace(/(\w+)/g, '$1 $1Sync')} createDeflate createInflate createDeflateRaw ` +
  'createInflateRaw createGzip createGunzip createUnzip createBrotliCompress createBrotliDecompress constants codes';

function crc32(data, value = 0) {
  if (typeof data !== 'string' && !ArrayBuffer.isView(data)) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_TYPE('data', ['Buffer', 'TypedArray', 'DataView', 'string'], data);
  }
  require('internal/validators').validateUint32(value, 'value');
  return internalBinding('zlib').crc32(data, value);
}

function classOf(method) {
  return require('internal/zlib/streams')[method[0].toUpperCase() + method.slice(1)];
}

function convenience(method) {
  const Class = classOf(method.replace(/Sync$/, ''));
  const { zlibBuffer, zlibBufferSync } = require('internal/zlib/whole');
  if (method.endsWith('Sync')) {
    return function syncBufferWrapper(buffer, opts) {
      return zlibBufferSync(new Class(opts), buffer);
    };
  }
  return function asyncBufferWrapper(buffer, opts, callback) {
    if (typeof opts === 'function') {
      callback = opts;
      opts = {};
    }
    return zlibBuffer(new Class(opts), buffer, callback);
  };
}

function resultCodes() {
  const codes = { Z_OK: 0, Z_STREAM_END: 1, Z_NEED_DICT: 2, Z_ERRNO: -1, Z_STREAM_ERROR: -2, Z_DATA_ERROR: -3,
                  Z_MEM_ERROR: -4, Z_BUF_ERROR: -5, Z_VERSION_ERROR: -6 };
  for (const name of Object.keys(codes)) codes[codes[name]] = name;
  return Object.freeze(codes);
}

function load(name) {
  switch (name) {
    case 'crc32': return crc32;
    case 'constants': return require('internal/zlib/constants');
    case 'codes': return resultCodes();
  }
  if (name.startsWith('create')) {
    const Class = classOf(name.slice('create'.length));
    return {
      value(options) {
        return new Class(options);
      },
    }.value;
  }
  return /^[A-Z]/.test(name) ? classOf(name) : convenience(name);
}

// The constants of zlib's own, which Node defines without listing them.
const hidden = lazyObject(
  'Z_NO_FLUSH Z_PARTIAL_FLUSH Z_SYNC_FLUSH Z_FULL_FLUSH Z_FINISH Z_BLOCK Z_OK Z_STREAM_END Z_NEED_DICT Z_ERRNO ' +
  'Z_STREAM_ERROR Z_DATA_ERROR Z_MEM_ERROR Z_BUF_ERROR Z_VERSION_ERROR Z_NO_COMPRESSION Z_BEST_SPEED ' +
  'Z_BEST_COMPRESSION Z_DEFAULT_COMPRESSION Z_FILTERED Z_HUFFMAN_ONLY Z_RLE Z_FIXED Z_DEFAULT_STRATEGY ZLIB_VERNUM ' +
  'DEFLATE INFLATE GZIP GUNZIP DEFLATERAW INFLATERAW UNZIP Z_MIN_WINDOWBITS Z_MAX_WINDOWBITS Z_DEFAULT_WINDOWBITS ' +
  'Z_MIN_CHUNK Z_MAX_CHUNK Z_DEFAULT_CHUNK Z_MIN_MEMLEVEL Z_MAX_MEMLEVEL Z_DEFAULT_MEMLEVEL Z_MIN_LEVEL Z_MAX_LEVEL ' +
  'Z_DEFAULT_LEVEL', (name) => require('internal/zlib/constants')[name], Object.prototype);

module.exports = lazyObject(names, load, hidden);
