'use strict';

// Operations on open files of fs/promises. Each is one request. whileOpen names them in errors.

const binding = internalBinding('fs');
const { request } = require('internal/fs/promises/request');

async function read(handle, bufferOrParams, offset, length, position) {
  const { checkRead, validateBuffer, validateInteger, validateOptions, writePosition } =
    require('internal/fs/io_args');
  let buffer = bufferOrParams;
  if (!ArrayBuffer.isView(buffer)) {
    if (bufferOrParams !== undefined) validateOptions(bufferOrParams);
    ({
      buffer = require('buffer').Buffer.alloc(16384),
      offset = 0,
      length = buffer.byteLength - offset,
      position = null,
    } = bufferOrParams ?? {});
    validateBuffer(buffer);
  }
  if (offset !== null && typeof offset === 'object') {
    ({ offset = 0, length = buffer.byteLength - offset, position = null } = offset);
  }
  if (offset == null) offset = 0;
  else validateInteger(offset, 'offset', 0);
  length ??= buffer.byteLength - offset;
  if (length === 0) return { __proto__: null, bytesRead: length, buffer };
  checkRead(buffer, offset, length);
  const bytesRead = (await request(binding.read, handle.fd, buffer.buffer, buffer.byteOffset + offset, length,
    writePosition(position))) || 0;
  return { __proto__: null, bytesRead, buffer };
}

async function readv(handle, buffers, position) {
  const { partsOf, readViews, writePosition } = require('internal/fs/io_args');
  require('internal/fs/checks').validateBufferArray(buffers);
  const bytesRead = (await request(readViews, handle.fd, partsOf(buffers), writePosition(position))) || 0;
  return { __proto__: null, bytesRead, buffers };
}

async function write(handle, buffer, offset, length, position) {
  if (buffer?.byteLength === 0) return { __proto__: null, bytesWritten: 0, buffer };
  const { bytesToWrite, textToWrite, validateInteger, writePosition } = require('internal/fs/io_args');
  let bytes = buffer;
  let at;
  if (ArrayBuffer.isView(buffer)) {
    if (typeof offset === 'function') validateInteger(offset, 'offset', 0);
    at = bytesToWrite(buffer, offset, length, position);
  } else {
    bytes = textToWrite(buffer, length);
    at = { offset: 0, length: bytes.byteLength, position: writePosition(offset) };
  }
  const bytesWritten = (await request(binding.writeBuffer, handle.fd, bytes.buffer, bytes.byteOffset + at.offset,
    at.length, at.position)) || 0;
  return { __proto__: null, bytesWritten, buffer };
}

async function writev(handle, buffers, position) {
  const { partsOf, writePosition } = require('internal/fs/io_args');
  require('internal/fs/checks').validateBufferArray(buffers);
  if (buffers.length === 0) return { __proto__: null, bytesWritten: 0, buffers };
  const bytesWritten = (await request(binding.writeBuffers, handle.fd, partsOf(buffers), writePosition(position))) || 0;
  return { __proto__: null, bytesWritten, buffers };
}

async function fstat(handle, options = { bigint: false }) {
  const isBigInt = options.bigint;
  const stats = await request(binding.fstat, handle.fd);
  return require('internal/fs/stats').statsOf(stats, isBigInt);
}

async function fdatasync(handle) {
  return await request(binding.fdatasync, handle.fd);
}

async function ftruncate(handle, len = 0) {
  require('internal/fs/checks').validateInteger(len, 'len');
  return await request(binding.ftruncate, handle.fd, Math.max(0, len));
}

async function fchmod(handle, mode) {
  mode = require('internal/fs/utils').modeOf(mode);
  return await request(binding.fchmod, handle.fd, mode);
}

async function fchown(handle, uid, gid) {
  require('internal/fs/checks').validateOwner(uid, gid);
  return await request(binding.fchown, handle.fd, uid, gid);
}

async function futimes(handle, atime, mtime) {
  const { toUnixTimestamp } = require('internal/fs/checks');
  atime = toUnixTimestamp(atime, 'atime');
  mtime = toUnixTimestamp(mtime, 'mtime');
  return await request(binding.futimes, handle.fd, atime, mtime);
}

module.exports = { fchmod, fchown, fdatasync, fstat, ftruncate, futimes, read, readv, write, writev };
