'use strict';

// Reading and writing open files of fs/promises. Each is one request. whileOpen names them in errors.

const binding = internalBinding('fs');
const { request } = require('internal/fs/promises/request');
const { kFd } = require('internal/fs/promises/handle');

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
  length = length ?? buffer.byteLength - offset;
  if (length === 0) return { __proto__: null, bytesRead: length, buffer };
  checkRead(buffer, offset, length);
  const bytesRead = (await request(binding.read, handle[kFd], buffer.buffer, buffer.byteOffset + offset, length,
    writePosition(position))) || 0;
  return { __proto__: null, bytesRead, buffer };
}

async function readv(handle, buffers, position) {
  const { partsOf, readViews, writePosition } = require('internal/fs/io_args');
  require('internal/fs/checks').validateBufferArray(buffers);
  const bytesRead = (await request(readViews, handle[kFd], partsOf(buffers), writePosition(position))) || 0;
  return { __proto__: null, bytesRead, buffers };
}

async function write(handle, buffer, offset, length, position) {
  if (buffer?.byteLength === 0) return { __proto__: null, bytesWritten: 0, buffer };
  const { bytesToWrite, textToWrite, writePosition } = require('internal/fs/io_args');
  let bytes = buffer;
  let at;
  if (ArrayBuffer.isView(buffer)) {
    at = bytesToWrite(buffer, offset, length, position);
  } else {
    bytes = textToWrite(buffer, length);
    at = { offset: 0, length: bytes.byteLength, position: writePosition(offset) };
  }
  const bytesWritten = (await request(binding.writeBuffer, handle[kFd], bytes.buffer, bytes.byteOffset + at.offset,
    at.length, at.position)) || 0;
  return { __proto__: null, bytesWritten, buffer };
}

async function writev(handle, buffers, position) {
  const { partsOf, writePosition } = require('internal/fs/io_args');
  require('internal/fs/checks').validateBufferArray(buffers);
  if (buffers.length === 0) return { __proto__: null, bytesWritten: 0, buffers };
  const bytesWritten = (await request(binding.writeBuffers, handle[kFd], partsOf(buffers), writePosition(position))) || 0;
  return { __proto__: null, bytesWritten, buffers };
}

module.exports = { read, readv, write, writev };
