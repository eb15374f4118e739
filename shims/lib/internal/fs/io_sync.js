'use strict';

// The sync forms of internal/fs/io.

const binding = internalBinding('fs');
const { fdOf, modeOf, nativeFd, pathOf, stringToFlags } = require('internal/fs/utils');

function openSync(path, flags, mode) {
  return binding.openShown(pathOf(path), stringToFlags(flags), modeOf(mode, 0o666));
}

function closeSync(fd) {
  binding.close(nativeFd(fd));
}

function readSync(fd, buffer, offsetOrOptions, length, position) {
  const { checkRead, readPosition, validateBuffer, validateInteger, validateOptions } = require('internal/fs/io_args');
  fd = fdOf(fd);
  validateBuffer(buffer);
  let offset = offsetOrOptions;
  if (arguments.length <= 3 || typeof offsetOrOptions === 'object') {
    if (offsetOrOptions !== undefined) validateOptions(offsetOrOptions);
    ({ offset = 0, length = buffer.byteLength - offset, position = null } = offsetOrOptions ?? {});
  }
  if (offset === undefined) offset = 0;
  else validateInteger(offset, 'offset', 0);

  length |= 0;
  if (length === 0) return 0;
  checkRead(buffer, offset, length);
  return binding.read(fd, buffer.buffer, buffer.byteOffset + offset, length, readPosition(position));
}

function readvSync(fd, buffers, position) {
  fd = fdOf(fd);
  require('internal/fs/checks').validateBufferArray(buffers);
  const { partsOf, writePosition } = require('internal/fs/io_args');
  return binding.readBuffers(fd, partsOf(buffers), writePosition(position));
}

function writeSync(fd, buffer, offsetOrOptions, length, position) {
  const { bytesToWrite, textToWrite, writePosition } = require('internal/fs/io_args');
  fd = fdOf(fd);
  if (ArrayBuffer.isView(buffer)) {
    const at = bytesToWrite(buffer, offsetOrOptions, length, position);
    return binding.writeBuffer(fd, buffer.buffer, buffer.byteOffset + at.offset, at.length, at.position);
  }
  const bytes = textToWrite(buffer, length);
  return binding.writeBuffer(fd, bytes.buffer, bytes.byteOffset, bytes.byteLength, writePosition(offsetOrOptions));
}

function writevSync(fd, buffers, position) {
  fd = fdOf(fd);
  require('internal/fs/checks').validateBufferArray(buffers);
  if (buffers.length === 0) return 0;
  const { partsOf, writePosition } = require('internal/fs/io_args');
  return binding.writeBuffers(fd, partsOf(buffers), writePosition(position));
}

module.exports = { closeSync, openSync, readSync, readvSync, writeSync, writevSync };
