'use strict';

// open, close, read, write and their vector forms, with callbacks. Each is one request of the pool.

const binding = internalBinding('fs');
const { fdOf, modeOf, nativeFd, pathOf, requireCallback, stringToFlags } = require('internal/fs/utils');

function open(path, flags, mode, callback) {
  path = pathOf(path);
  if (arguments.length < 3) {
    callback = flags;
    flags = 'r';
    mode = 0o666;
  } else if (typeof mode === 'function') {
    callback = mode;
    mode = 0o666;
  } else {
    mode = modeOf(mode, 0o666);
  }
  flags = stringToFlags(flags);
  binding.openShown(path, flags, mode, requireCallback(callback));
}

function throwError(err) {
  if (err != null) throw err;
}

function close(fd, callback = throwError) {
  requireCallback(callback);
  binding.close(nativeFd(fd), callback);
}

function read(fd, buffer, offsetOrOptions, length, position, callback) {
  const { checkRead, readPosition, validateBuffer, validateInteger, validateOptions } = require('internal/fs/io_args');
  fd = fdOf(fd);
  let offset = offsetOrOptions;
  if (arguments.length <= 4) {
    let params = null;
    if (arguments.length === 4) {
      validateOptions(offsetOrOptions);
      callback = length;
      params = offsetOrOptions;
    } else {
      callback = arguments.length === 3 ? offsetOrOptions : buffer;
      if (arguments.length !== 3) {
        buffer = require('buffer').Buffer.alloc(16384);
      } else if (!ArrayBuffer.isView(buffer)) {
        params = buffer;
        ({ buffer = require('buffer').Buffer.alloc(16384) } = params ?? {});
      }
    }
    if (params !== undefined) validateOptions(params);
    ({ offset = 0, length = buffer?.byteLength - offset, position = null } = params ?? {});
  }
  validateBuffer(buffer);
  requireCallback(callback);
  if (offset == null) offset = 0;
  else validateInteger(offset, 'offset', 0);

  length |= 0;
  if (length === 0) {
    process.nextTick(() => callback(null, 0, buffer));
    return;
  }
  checkRead(buffer, offset, length);
  position = readPosition(position);
  binding.read(fd, buffer.buffer, buffer.byteOffset + offset, length, position,
    (err, bytesRead) => callback(err, bytesRead || 0, buffer));
}

function readv(fd, buffers, position, callback) {
  fd = fdOf(fd);
  require('internal/fs/checks').validateBufferArray(buffers);
  callback = callback || position;
  requireCallback(callback);
  const { partsOf, readViews, writePosition } = require('internal/fs/io_args');
  readViews(fd, partsOf(buffers), writePosition(position),
    (err, bytesRead) => callback(err, bytesRead || 0, buffers));
}

function write(fd, buffer, offsetOrOptions, length, position, callback) {
  const { bytesToWrite, textToWrite, writePosition } = require('internal/fs/io_args');
  fd = fdOf(fd);
  const done = (err, written) => callback(err, written || 0, buffer);

  if (ArrayBuffer.isView(buffer)) {
    callback = callback || (position || length || offsetOrOptions);
    requireCallback(callback);
    const at = bytesToWrite(buffer, offsetOrOptions, length, position, true);
    binding.writeBuffer(fd, buffer.buffer, buffer.byteOffset + at.offset, at.length, at.position, done);
    return;
  }

  // write(fd, string[, position[, encoding]], callback)
  if (typeof buffer !== 'string') require('internal/fs/checks').validateText(buffer, 'buffer');
  let where = offsetOrOptions;
  let encoding = length;
  if (typeof position === 'function') {
    callback = position;
  } else {
    if (typeof where === 'function') {
      callback = where;
      where = null;
    } else {
      callback = length;
    }
    encoding = 'utf8';
  }
  const bytes = textToWrite(buffer, encoding);
  requireCallback(callback);
  binding.writeBuffer(fd, bytes.buffer, bytes.byteOffset, bytes.byteLength, writePosition(where), done);
}

function writev(fd, buffers, position, callback) {
  fd = fdOf(fd);
  require('internal/fs/checks').validateBufferArray(buffers);
  callback = callback || position;
  requireCallback(callback);
  if (buffers.length === 0) {
    process.nextTick(callback, null, 0, buffers);
    return;
  }
  const { partsOf, writePosition } = require('internal/fs/io_args');
  binding.writeBuffers(fd, partsOf(buffers), writePosition(position),
    (err, written) => callback(err, written || 0, buffers));
}

// Tells util.promisify what to call the values that these functions give.
function nameResults(fn) {
  const { customPromisifyArgs } = require('internal/util');
  const value = fn === readv ? ['bytesRead', 'buffers'] :
    [fn === read ? 'bytesRead' : 'bytesWritten', 'buffer'];
  Object.defineProperty(fn, customPromisifyArgs, { __proto__: null, value, enumerable: false });
  return fn;
}

module.exports = { close, nameResults, open, read, readv, write, writev };
