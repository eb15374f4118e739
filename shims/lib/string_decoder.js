'use strict';

// The string_decoder module: bytes to text in chunks that may cut characters. Node's
// lib/string_decoder.js and src/string_decoder.cc at v20.20.2.

const binding = internalBinding('buffer');

const kNativeDecoder = Symbol('kNativeDecoder');

// The state is kept where Node keeps it, since inspection shows it: four bytes for a character that is
// not whole, then how many bytes it lacks, how many it has, and the encoding's number.
const MISSING = 4;
const BUFFERED = 5;
const ENCODING = 6;
const numbers = { ascii: 0, utf8: 1, base64: 2, utf16le: 3, latin1: 4, hex: 5, base64url: 7 };

function normalize(encoding) {
  const { Buffer } = require('buffer');
  const { normalizeEncoding } = require('internal/util');
  const name = normalizeEncoding(encoding);
  if (name === undefined && !Buffer.isEncoding(encoding)) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_UNKNOWN_ENCODING(encoding);
  }
  return name ?? encoding;
}

function StringDecoder(encoding) {
  this.encoding = normalize(encoding);
  this[kNativeDecoder] = require('buffer').Buffer.alloc(7);
  this[kNativeDecoder][ENCODING] = numbers[this.encoding];
}

StringDecoder.prototype.write = function write(buf) {
  if (typeof buf === 'string')
    return buf;
  const { codes } = require('internal/errors');
  if (!ArrayBuffer.isView(buf))
    throw new codes.ERR_INVALID_ARG_TYPE('buf', ['Buffer', 'TypedArray', 'DataView'], buf);
  const state = this[kNativeDecoder];
  if (!state)
    throw new codes.ERR_INVALID_THIS('StringDecoder');
  const data = buf instanceof Uint8Array ? buf : new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength);
  switch (this.encoding) {
    case 'utf8': case 'utf16le': case 'base64': case 'base64url':
      return decode(state, data, this.encoding);
  }
  return binding.slice(data, this.encoding, 0);
};

StringDecoder.prototype.end = function end(buf) {
  let text = buf === undefined ? '' : this.write(buf);
  const state = this[kNativeDecoder];
  if (state[BUFFERED] > 0)
    text += flush(state, this.encoding);
  return text;
};

StringDecoder.prototype.text = function text(buf, offset) {
  this[kNativeDecoder][MISSING] = 0;
  this[kNativeDecoder][BUFFERED] = 0;
  return this.write(buf.slice(offset));
};

function decode(state, data, encoding) {
  let before = '';
  let at = 0;
  if (state[MISSING] > 0) {
    at = complete(state, data, encoding);
    if (state[MISSING] === 0) {
      before = binding.slice(state, encoding, 0, state[BUFFERED]);
      state[BUFFERED] = 0;
    }
  }
  if (at === data.length)
    return before;
  keepTail(state, data, at, encoding);
  const end = data.length - state[BUFFERED];
  for (let i = 0; i < state[BUFFERED]; i++)
    state[i] = data[end + i];
  return before + binding.slice(data, encoding, at, end);
}

// Adds bytes of data to the character that is not whole; returns how many it took.
function complete(state, data, encoding) {
  let wanted = Math.min(state[MISSING], data.length);
  if (encoding === 'utf8') {
    for (let i = 0; i < wanted; i++) {
      if ((data[i] & 0xc0) !== 0x80) { // the character stays broken, and a new one begins here
        wanted = i;
        state[MISSING] = i;
        break;
      }
    }
  }
  for (let i = 0; i < wanted; i++)
    state[state[BUFFERED]++] = data[i];
  state[MISSING] -= wanted;
  return wanted;
}

// Sets how many bytes at the end of data begin a character, and how many it lacks.
function keepTail(state, data, from, encoding) {
  const n = data.length - from;
  const last = data[data.length - 1];
  if (encoding === 'utf16le') {
    if (n % 2 === 1)
      state[MISSING] = state[BUFFERED] = 1;
    else if ((last & 0xfc) === 0xd8)
      state[MISSING] = state[BUFFERED] = 2;
  } else if (encoding !== 'utf8') {
    state[BUFFERED] = n % 3;
    state[MISSING] = (3 - state[BUFFERED]) % 3;
  } else if (last >= 0x80) {
    for (let have = 1; have <= Math.min(4, n); have++) {
      const c = data[data.length - have];
      if ((c & 0xc0) === 0x80)
        continue;
      const need = (c & 0xe0) === 0xc0 ? 2 : (c & 0xf0) === 0xe0 ? 3 : (c & 0xf8) === 0xf0 ? 4 : 0;
      if (have < need) {
        state[BUFFERED] = have;
        state[MISSING] = need - have;
      }
      return;
    }
  }
}

function flush(state, encoding) {
  if (encoding === 'utf16le' && state[BUFFERED] % 2 === 1) {
    state[MISSING]--;
    state[BUFFERED]--;
  }
  if (state[BUFFERED] === 0)
    return '';
  const text = binding.slice(state, encoding, 0, state[BUFFERED]);
  state[MISSING] = 0;
  state[BUFFERED] = 0;
  return text;
}

const accessors = {
  lastChar() {
    return this[kNativeDecoder].subarray(0, 4);
  },
  lastNeed() {
    return this[kNativeDecoder][MISSING];
  },
  lastTotal() {
    return this[kNativeDecoder][BUFFERED] + this[kNativeDecoder][MISSING];
  },
};
for (const name of ['lastChar', 'lastNeed', 'lastTotal'])
  Object.defineProperty(StringDecoder.prototype, name, { configurable: true, enumerable: true, get: accessors[name] });

exports.StringDecoder = StringDecoder;
