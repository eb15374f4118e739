'use strict';

// The arguments of read and write in their many shapes, shared by the callback, sync and promise forms
// (lib/fs.js and lib/internal/fs/promises.js at v20.20.2).

const { validateInteger, validateOffsetLengthRead, validateOffsetLengthWrite, validatePosition } =
  require('internal/fs/checks');

function validateOptions(options) {
  if (options === null || (typeof options === 'object' && !Array.isArray(options))) return;
  require('internal/validators').validateObject(options, 'options');
}

function validateBuffer(buffer) {
  if (!ArrayBuffer.isView(buffer)) require('internal/validators').validateBuffer(buffer);
}

// Throws unless buffer has room for a read of length bytes at offset.
function checkRead(buffer, offset, length) {
  if (buffer.byteLength === 0) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_VALUE('buffer', buffer, 'is empty and cannot be written');
  }
  validateOffsetLengthRead(offset, length, buffer.byteLength);
}

// The place in the file for natives: -1 is the descriptor's own.
function readPosition(position) {
  if (position == null) return -1;
  validatePosition(position);
  return position;
}

function writePosition(position) {
  return Number.isSafeInteger(position) && position >= 0 ? position : -1;
}

// Offset, length and position of bytes to write, from (offset, length, position) or (options). Where a callback may
// stand for the offset, offset is 0.
function bytesToWrite(buffer, offset, length, position, mayBeCallback = false) {
  if (typeof offset === 'object') {
    ({ offset = 0, length = buffer.byteLength - offset, position = null } = offset ?? {});
  }
  if (offset == null || (mayBeCallback && typeof offset === 'function')) offset = 0;
  else validateInteger(offset, 'offset', 0);
  if (typeof length !== 'number') length = buffer.byteLength - offset;
  validateOffsetLengthWrite(offset, length, buffer.byteLength);
  return { offset, length, position: writePosition(position) };
}

// The bytes of text to write; they are taken now, later changes cannot reach them.
function textToWrite(text, encoding) {
  const { bytesOfText, isUtf8 } = require('internal/fs/bytes');
  if (typeof text !== 'string') require('internal/fs/checks').validateText(text, 'buffer');
  if (encoding === undefined || isUtf8(encoding)) return bytesOfText(text, 'utf8');
  require('internal/validators').validateEncoding(text, encoding);
  return bytesOfText(text, require('buffer').Buffer.isEncoding(encoding) ? encoding : 'utf8');
}

// Views as natives take them: [memory, offset, length, ...].
function partsOf(views) {
  const parts = [];
  for (let i = 0; i < views.length; i++) parts.push(views[i].buffer, views[i].byteOffset, views[i].byteLength);
  return parts;
}

// The native for reading into views: without any libuv refuses at once, so the callback comes before the call is over.
function readViews(fd, parts, position, callback) {
  const binding = internalBinding('fs');
  if (parts.length > 0) {
    binding.readBuffers(fd, parts, position, callback);
    return;
  }
  try {
    binding.readBuffers(fd, parts, position);
  } catch (err) {
    err.stack = `Error: ${err.message}`;
    callback(err);
  }
}

module.exports = {
  bytesToWrite,
  checkRead,
  partsOf,
  readPosition,
  readViews,
  textToWrite,
  validateBuffer,
  validateInteger,
  validateOptions,
  writePosition,
};
