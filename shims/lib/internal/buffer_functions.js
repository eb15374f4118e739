'use strict';

// The functions of the buffer module that are not about one Buffer: atob, btoa, isUtf8, isAscii,
// transcode. Node's lib/buffer.js at v20.20.2.

const binding = internalBinding('buffer');

// An error of Node's; its stack begins where fault was called.
function fault(code, ...args) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes[code](...args), fault);
}

function badCharacter(message) {
  const { DOMException } = require('internal/dom_exception');
  return new DOMException(message, 'InvalidCharacterError');
}

function btoa(input) {
  if (arguments.length === 0)
    throw fault('ERR_MISSING_ARGS', 'input');
  const result = binding.btoa(`${input}`);
  if (result === -1)
    throw badCharacter('Invalid character');
  return result;
}

function atob(input) {
  if (arguments.length === 0)
    throw fault('ERR_MISSING_ARGS', 'input');
  const result = binding.atob(`${input}`);
  if (result === -2)
    throw badCharacter('Invalid character');
  if (result === -1)
    throw badCharacter('The string to be decoded is not correctly encoded.');
  return result;
}

function checkInput(input) {
  if (!(input instanceof ArrayBuffer) && (!ArrayBuffer.isView(input) || input instanceof DataView))
    throw fault('ERR_INVALID_ARG_TYPE', 'input', ['ArrayBuffer', 'Buffer', 'TypedArray'], input);
}

function isUtf8(input) {
  checkInput(input);
  return binding.isUtf8(input);
}

function isAscii(input) {
  checkInput(input);
  return binding.isAscii(input);
}

function transcode(source, fromEncoding, toEncoding) {
  if (!(source instanceof Uint8Array))
    throw fault('ERR_INVALID_ARG_TYPE', 'source', ['Buffer', 'Uint8Array'], source);
  const { Buffer } = require('buffer');
  if (source.length === 0)
    return Buffer.alloc(0);
  const from = transcodable(fromEncoding);
  const to = transcodable(toEncoding);
  if (from === undefined || to === undefined)
    throw icuError('U_ILLEGAL_ARGUMENT_ERROR', 1);
  const text = textOf(source, from, to);
  if (to === 'utf8' || to === 'utf16le')
    return Buffer.from(text, to);
  const limit = to === 'ascii' ? 0x7f : 0xff; // what the target lacks becomes '?'
  return Buffer.from(Array.from(text, (c) => (c.codePointAt(0) > limit ? '?' : c)).join(''), 'latin1');
}

// The characters of source, U+FFFD for what is none. Between the two forms of Unicode that is an error.
function textOf(source, from, to) {
  if (from === 'ascii' && to !== 'utf16le')
    return binding.slice(source, 'latin1', 0).replace(/[\x80-\xff]/g, '\ufffd');
  if (from === 'utf8') {
    if (to === 'utf16le' && !binding.isUtf8(source))
      throw icuError('U_INVALID_CHAR_FOUND', 10);
    return binding.slice(source, 'utf8', 0);
  }
  if (from === 'utf16le') {
    const text = binding.slice(source, 'utf16le', 0);
    const wellFormed = binding.slice(new Uint8Array(binding.encode(text, 'utf8')), 'utf8', 0);
    if (to === 'utf8' && wellFormed !== text)
      throw icuError('U_INVALID_CHAR_FOUND', 10);
    return to === 'utf16le' && source.length % 2 === 1 ? `${wellFormed}\ufffd` : wellFormed;
  }
  return binding.slice(source, 'latin1', 0);
}

function icuError(code, errno) {
  return Object.assign(new Error(`Unable to transcode Buffer [${code}]`), { code, errno });
}

function transcodable(encoding) {
  switch (encoding === undefined || encoding === null || encoding === '' ? 'utf8' : `${encoding}`.toLowerCase()) {
    case 'utf8': case 'utf-8':
      return 'utf8';
    case 'utf16le': case 'utf-16le': case 'ucs2': case 'ucs-2':
      return 'utf16le';
    case 'latin1': case 'binary':
      return 'latin1';
    case 'ascii':
      return 'ascii';
  }
}

module.exports = { atob, btoa, isUtf8, isAscii, transcode };
