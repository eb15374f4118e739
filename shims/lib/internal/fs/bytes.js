'use strict';

// Bytes for natives, which take plain ArrayBuffers. A program that reads and writes text only never needs Buffer,
// whose load is dear.

function isUtf8(encoding) {
  return encoding === 'utf8' || encoding === 'utf-8';
}

// The bytes of text, in the shape of a view: {buffer, byteOffset, byteLength}.
function bytesOfText(text, encoding) {
  if (!isUtf8(encoding)) return require('buffer').Buffer.from(text, encoding);
  const buffer = internalBinding('buffer').encode(text, 'utf8');
  return { buffer, byteOffset: 0, byteLength: buffer.byteLength };
}

// What a program gets for the first length bytes of memory: text, or without an encoding a Buffer.
function contentOf(memory, length, encoding) {
  if (isUtf8(encoding)) return internalBinding('buffer').slice(memory, 'utf8', 0, length);
  const bytes = require('buffer').Buffer.from(memory, 0, length);
  return encoding ? bytes.toString(encoding) : bytes;
}

// The same for pieces, [[memory, length], ...], which are total bytes together.
function contentOfPieces(pieces, total, encoding) {
  if (pieces?.length === 0) return contentOf(new ArrayBuffer(0), 0, encoding);
  if (pieces?.length === 1) return contentOf(pieces[0][0], pieces[0][1], encoding);
  const { Buffer } = require('buffer');
  const bytes = Buffer.concat(pieces && pieces.map(([memory, length]) => Buffer.from(memory, 0, length)), total);
  return encoding ? bytes.toString(encoding) : bytes;
}

module.exports = { bytesOfText, contentOf, contentOfPieces, isUtf8 };
