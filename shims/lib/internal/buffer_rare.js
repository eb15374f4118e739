'use strict';

// What a program seldom asks of a Buffer: the members that lib/buffer.js puts off, its warning, and the
// parts of its inspection that need more than bytes. Node's lib/buffer.js and lib/internal/buffer.js at
// v20.20.2.

const binding = internalBinding('buffer');

let warned = false;

// DEP0005, once, unless the call comes from a dependency.
function warnOfConstructor() {
  if (warned)
    return;
  const caller = `${new Error().stack}`.split('\n').slice(1).find((line) => !line.includes('node:'));
  if (caller !== undefined && /[/\\]node_modules[/\\]/.test(caller))
    return;
  warned = true;
  process.emitWarning(
    'Buffer() is deprecated due to security and usability issues. Please use the Buffer.alloc(), ' +
    'Buffer.allocUnsafe(), or Buffer.from() methods instead.', 'DeprecationWarning', 'DEP0005');
}

function notAString() {
  return Object.assign(new TypeError('argument must be a string'), { code: 'ERR_INVALID_ARG_TYPE' });
}

function outOfRange(message, code) {
  return Object.assign(new RangeError(message), { code });
}

// The properties of a Buffer beside its bytes, as inspect shows them after the bytes.
function inspectExtras(buf, ctx) {
  const names = internalBinding('util').nonIndexNames(buf);
  const keys = [...names, ...Object.getOwnPropertySymbols(buf)].filter(
    (key) => ctx.showHidden || Object.prototype.propertyIsEnumerable.call(buf, key));
  if (keys.length === 0)
    return '';
  const shown = { __proto__: null };
  for (const key of keys)
    shown[key] = buf[key];
  const { inspect } = require('internal/util/inspect');
  const text = inspect(shown, { ...ctx, breakLength: Infinity, compact: true });
  return (buf.length !== 0 ? ', ' : '') + text.slice('[Object: null prototype] { '.length, -2);
}

// The encodings by the names in asciiSlice, asciiWrite, ...
const encodings = [
  ['ascii', 'ascii'], ['base64', 'base64'], ['base64url', 'base64url'], ['latin1', 'latin1'],
  ['hex', 'hex'], ['ucs2', 'utf16le'], ['utf8', 'utf8'],
];

// Offsets of the native methods: whole numbers, not negative.
function nativeIndex(value, otherwise) {
  if (value === undefined)
    return otherwise;
  const n = Math.trunc(value) || 0;
  if (n < 0)
    throw outOfRange('Index out of range', 'ERR_OUT_OF_RANGE');
  return n;
}

function checkNativeThis(buf) {
  if (!ArrayBuffer.isView(buf))
    throw Object.assign(new TypeError('argument must be a buffer'), { code: 'ERR_INVALID_ARG_TYPE' });
}

function sliceWith(encoding) {
  return function(...range) {
    checkNativeThis(this);
    if (this.length === 0)
      return '';
    const start = nativeIndex(range[0], 0);
    const end = Math.max(nativeIndex(range[1], this.length), start);
    if (end > this.length)
      throw outOfRange('Index out of range', 'ERR_OUT_OF_RANGE');
    return binding.slice(this, encoding, start, end);
  };
}

function writeWith(encoding) {
  return function(...args) {
    checkNativeThis(this);
    if (typeof args[0] !== 'string')
      throw notAString();
    const offset = nativeIndex(args[1], 0);
    if (offset > this.length)
      throw outOfRange('"offset" is outside of buffer bounds', 'ERR_BUFFER_OUT_OF_BOUNDS');
    const length = Math.min(nativeIndex(args[2], this.length - offset), this.length - offset);
    return length === 0 ? 0 : binding.write(this, args[0], offset, length, encoding);
  };
}

function swapper(bits) {
  return function() {
    if (this.length % (bits / 8) !== 0) {
      const { codes } = require('internal/errors');
      throw new codes.ERR_INVALID_BUFFER_SIZE(`${bits}-bits`);
    }
    return binding.swap(this, bits / 8);
  };
}

function named(fn, name) {
  Object.defineProperty(fn, 'name', { value: name });
  return fn;
}

// Defines on Buffer.prototype every member that rareBufferMember in bind_buffer.go names. find is the
// search of lib/buffer.js.
function addMembers(proto, find) {
  require('internal/buffer_numbers').addMembers(proto);
  for (const [name, encoding] of encodings) {
    proto[`${name}Slice`] = named(sliceWith(encoding), `${name}Slice`);
    proto[`${name}Write`] = named(writeWith(encoding), `${name}Write`);
  }
  const { Buffer } = require('buffer');
  Object.defineProperty(proto, 'parent', {
    enumerable: true,
    get() {
      return this instanceof Buffer ? this.buffer : undefined;
    },
  });
  Object.defineProperty(proto, 'offset', {
    enumerable: true,
    get() {
      return this instanceof Buffer ? this.byteOffset : undefined;
    },
  });
  proto.inspect = proto[Symbol.for('nodejs.util.inspect.custom')];
  proto.lastIndexOf = function lastIndexOf(val, byteOffset, encoding) {
    return find(this, val, byteOffset, encoding, false);
  };
  for (const bits of [16, 32, 64])
    proto[`swap${bits}`] = named(swapper(bits), `swap${bits}`);
  proto.toLocaleString = proto.toString;
}

module.exports = { warnOfConstructor, notAString, inspectExtras, addMembers };
