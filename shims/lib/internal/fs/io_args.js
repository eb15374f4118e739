'use strict';

// The arguments of read and write in their many shapes, shared by the callback, sync and promise forms
// (lib/fs.js and lib/internal/fs/promises.js at v20.20.2).

const { validateBuffer, validateEncoding, validateInteger, validateObject,
  kValidateObjectAllowNullable } = require('internal/validators');
const { validateOffsetLengthRead, validateOffsetLengthWrite, validatePosition, validateText } =
  require('internal/fs/checks');

function validateOptions(options) {
  validateObject(options, 'options', kValidateObjectAllowNullable);
}

// Where a read of length bytes goes: throws unless it fits.
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

// Offset, length and position of bytes to write, from (offset, length, position) or (options).
function bytesToWrite(buffer, offset, length, position) {
  if (typeof offset === 'object') {
    ({ offset = 0, length = buffer.byteLength - offset, position = null } = offset ?? {});
  }
  if (offset == null || typeof offset === 'function') offset = 0;
  else validateInteger(offset, 'offset', 0);
  if (typeof length !== 'number') length = buffer.byteLength - offset;
  validateOffsetLengthWrite(offset, length, buffer.byteLength);
  return { offset, length, position: writePosition(position) };
}

// The bytes of text to write; they are taken now, later changes cannot reach them.
function textToWrite(text, encoding) {
  validateText(text, 'buffer');
  validateEncoding(text, encoding);
  const { Buffer } = require('buffer');
  return Buffer.from(text, Buffer.isEncoding(encoding) ? encoding : 'utf8');
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
