'use strict';

// readFile, writeFile, appendFile and truncate of fs/promises: several requests each, in the order of Node's
// lib/internal/fs/promises.js at v20.20.2.

const binding = internalBinding('fs');
const { bytesOfText, contentOf, contentOfPieces } = require('internal/fs/bytes');
const { copyObject, getOptions } = require('internal/fs/utils');
const { closeAfter, request, throwIfAborted } = require('internal/fs/promises/request');
const { Handle, closeHandle, kFd, openAs } = require('internal/fs/promises/handle');

const kMaxLength = 2 ** 31 - 1;
const kChunk = 512 * 1024;
const kChunkOfUnknownSize = 64 * 1024;

function isFileHandle(value) {
  return value !== null && typeof value === 'object' && value[kFd] !== undefined;
}

function decoderOf(encoding) {
  const { StringDecoder } = require('string_decoder');
  return new StringDecoder(encoding);
}

// What was read so far, and what to ask for next.
class Reading {
  constructor(size, encoding) {
    this.size = size; // 0: unknown
    this.encoding = encoding;
    this.length = (encoding ? Math.min(size, kChunk) : size) || kChunkOfUnknownSize;
    this.isChunked = this.length > kChunk;
    this.memory = new ArrayBuffer(this.length);
    this.offset = 0;
    this.total = 0;
    this.pieces = []; // of a file of unknown size: [memory, bytes read]
    this.decoder = undefined;
    this.text = '';
  }

  get nextLength() {
    return this.isChunked ? Math.min(this.size - this.total, kChunk) : this.length;
  }

  // Takes n bytes that came into memory. True: that was the last of the file.
  took(n) {
    this.total += n;
    if (n === 0 || this.total === this.size || (n !== this.length && !this.isChunked && this.size !== 0)) return true;
    if (this.encoding) {
      this.text += this.decode(n);
    } else if (this.size !== 0) {
      this.offset = this.total;
    } else {
      this.pieces.push([this.memory, n]);
      this.memory = new ArrayBuffer(kChunkOfUnknownSize);
    }
    return false;
  }

  decode(n) {
    this.decoder ??= decoderOf(this.encoding);
    return this.decoder.write(require('buffer').Buffer.from(this.memory, 0, n));
  }

  // The whole file, n bytes having come last.
  result(n) {
    const isSingle = n === this.total;
    if (this.encoding) {
      if (isSingle) return contentOf(this.memory, n, this.encoding);
      return this.text + this.decode(n) + this.decoder.end();
    }
    if (this.size !== 0) return contentOf(this.memory, this.isChunked ? this.total : n);
    this.pieces.push([this.memory, n]);
    return contentOfPieces(this.pieces, this.total);
  }
}

// fstat, then reads until the end.
async function readFileHandle(handle, options) {
  const signal = options?.signal;
  const encoding = options?.encoding;
  if (encoding === 'buffer') decoderOf(encoding); // throws
  throwIfAborted(signal);
  const stats = await request(binding.fstat, handle[kFd]);
  throwIfAborted(signal);
  const size = (stats[1] & 0o170000) === 0o100000 ? stats[8] : 0;
  if (size > kMaxLength) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_FS_FILE_TOO_LARGE(size);
  }
  const reading = new Reading(size, encoding);
  for (;;) {
    throwIfAborted(signal);
    const n = (await request(binding.read, handle[kFd], reading.memory, reading.offset, reading.nextLength, -1)) ?? 0;
    if (reading.took(n)) return reading.result(n);
  }
}

async function readFile(path, options) {
  options = getOptions(options, { flag: 'r' });
  const flag = options.flag || 'r';
  if (isFileHandle(path)) return readFileHandle(path, options);
  throwIfAborted(options.signal);
  const handle = await openAs(Handle, path, flag, 0o666);
  return closeAfter(readFileHandle(handle, options), () => closeHandle(handle));
}

function isIterable(value) {
  return value != null && typeof value !== 'string' && !ArrayBuffer.isView(value) &&
    (typeof value[Symbol.asyncIterator ?? Symbol.for('Symbol.asyncIterator')] === 'function' ||
     typeof value[Symbol.iterator] === 'function');
}

async function writeSome(handle, { buffer, byteOffset }, offset, length) {
  return (await request(binding.writeBuffer, handle[kFd], buffer, byteOffset + offset, length, -1)) || 0;
}

// Writes data in requests of 512 KiB at most; none when it is empty.
async function writeBytes(handle, data, signal) {
  throwIfAborted(signal);
  let offset = 0;
  while (offset < data.byteLength) {
    throwIfAborted(signal);
    offset += await writeSome(handle, data, offset, Math.min(kChunk, data.byteLength - offset));
  }
}

function writeData(handle, data, signal, encoding) {
  if (!isIterable(data)) return writeBytes(handle, data, signal);
  return require('internal/fs/promises/write_pieces').writePieces(handle, data, signal, encoding);
}

async function syncAfter(operation, handle) {
  return operation.then(
    (result) => handle.sync().then(() => result, (err) => Promise.reject(err)),
    (err) => Promise.reject(err),
  );
}

async function writeFile(path, data, options) {
  options = getOptions(options, { encoding: 'utf8', mode: 0o666, flag: 'w', flush: false });
  const flag = options.flag || 'w';
  const flush = options.flush ?? false;
  const { signal } = options;
  if (typeof flush !== 'boolean') require('internal/validators').validateBoolean(flush, 'options.flush');
  if (typeof data === 'string') data = bytesOfText(data, options.encoding || 'utf8');
  else if (!ArrayBuffer.isView(data) && !isIterable(data)) require('internal/fs/checks').validateText(data, 'data');
  if (signal !== undefined) require('internal/validators').validateAbortSignal(signal);
  if (isFileHandle(path)) return writeData(path, data, signal, options.encoding);
  throwIfAborted(signal);
  const handle = await openAs(Handle, path, flag, options.mode);
  let writing = writeData(handle, data, signal, options.encoding);
  if (flush) writing = syncAfter(writing, handle);
  return closeAfter(writing, () => closeHandle(handle));
}

async function appendFile(path, data, options) {
  options = copyObject(getOptions(options, { encoding: 'utf8', mode: 0o666, flag: 'a' }));
  options.flag = options.flag || 'a';
  return writeFile(path, data, options);
}

async function truncate(path, len = 0) {
  const handle = await openAs(Handle, path, 'r+');
  return closeAfter(require('internal/fs/promises/operations').ftruncate(handle, len), () => closeHandle(handle));
}

module.exports = { appendFile, readFile, truncate, writeFile };
