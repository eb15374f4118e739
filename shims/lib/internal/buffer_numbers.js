'use strict';

// Numbers in a Buffer: readInt8 ... writeDoubleBE. Node's lib/internal/buffer.js at v20.20.2.

// An error of Node's; its stack begins where fault was called.
function fault(code, ...args) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes[code](...args), fault);
}

function checkNumber(value, name) {
  if (typeof value !== 'number')
    require('internal/validators').validateNumber(value, name);
}

function boundsError(value, length, type) {
  if (Math.floor(value) !== value) {
    checkNumber(value, type);
    return fault('ERR_OUT_OF_RANGE', type || 'offset', 'an integer', value);
  }
  if (length < 0)
    return fault('ERR_BUFFER_OUT_OF_BOUNDS');
  return fault('ERR_OUT_OF_RANGE', type || 'offset', `>= ${type ? 1 : 0} and <= ${length}`, value);
}

function checkSpan(buf, offset, size) {
  checkNumber(offset, 'offset');
  if (buf[offset] === undefined || buf[offset + size - 1] === undefined)
    throw boundsError(offset, buf.length - size);
}

// The bytes at [offset, offset + size) as an unsigned number; exact up to 6 bytes.
function unsigned(buf, offset, size, little) {
  let value = 0;
  for (let i = 0; i < size; i++)
    value = value * 256 + buf[little ? offset + size - 1 - i : offset + i];
  return value;
}

function signed(value, size) {
  const half = 2 ** (8 * size - 1);
  return value >= half ? value - 2 * half : value;
}

function readNumber(buf, offset, size, little, sign) {
  checkSpan(buf, offset, size);
  const value = unsigned(buf, offset, size, little);
  return sign ? signed(value, size) : value;
}

function limits(size, sign) {
  return sign ? [-(2 ** (8 * size - 1)), 2 ** (8 * size - 1) - 1] : [0, 2 ** (8 * size) - 1];
}

function rangeText(size, min, max) {
  const n = typeof min === 'bigint' ? 'n' : '';
  if (size <= 4)
    return `>= ${min}${n} and <= ${max}${n}`;
  if (min === 0 || min === 0n)
    return `>= 0${n} and < 2${n} ** ${size * 8}${n}`;
  return `>= -(2${n} ** ${size * 8 - 1}${n}) and < 2${n} ** ${size * 8 - 1}${n}`;
}

function writeNumber(buf, value, offset, size, little, sign) {
  value = +value;
  const [min, max] = limits(size, sign);
  if (size === 1)
    checkNumber(offset, 'offset'); // Node checks a single byte's place first
  if (value > max || value < min)
    throw fault('ERR_OUT_OF_RANGE', 'value', rangeText(size, min, max), value);
  checkSpan(buf, offset, size);
  const high = Math.floor(value * 2 ** -32);
  for (let i = 0; i < size; i++) {
    const byte = i < 4 ? value >>> (8 * i) : high >>> (8 * (i - 4));
    buf[little ? offset + i : offset + size - 1 - i] = byte;
  }
  return offset + size;
}

function readBig(buf, offset, little, sign) {
  checkSpan(buf, offset, 8);
  const low = unsigned(buf, little ? offset : offset + 4, 4, little);
  let high = unsigned(buf, little ? offset + 4 : offset, 4, little);
  if (sign)
    high |= 0;
  return (BigInt(high) << 32n) + BigInt(low);
}

function writeBig(buf, value, offset, little, sign) {
  const min = sign ? -0x8000000000000000n : 0n;
  const max = sign ? 0x7fffffffffffffffn : 0xffffffffffffffffn;
  if (value > max || value < min)
    throw fault('ERR_OUT_OF_RANGE', 'value', rangeText(8, min, max), value);
  checkSpan(buf, offset, 8);
  const parts = [Number(value & 0xffffffffn), Number((value >> 32n) & 0xffffffffn)];
  for (let i = 0; i < 8; i++)
    buf[little ? offset + i : offset + 7 - i] = parts[i >> 2] >>> (8 * (i & 3));
  return offset + 8;
}

// Where a float or double is put together and taken apart.
const scratch = new DataView(new ArrayBuffer(8));

function readReal(buf, offset, size, little) {
  checkSpan(buf, offset, size);
  for (let i = 0; i < size; i++)
    scratch.setUint8(i, buf[offset + i]);
  return size === 4 ? scratch.getFloat32(0, little) : scratch.getFloat64(0, little);
}

// goja's NaN has another bit pattern than V8's.
function setDouble(value, little) {
  if (Number.isNaN(value))
    scratch.setBigUint64(0, 0x7ff8000000000000n, little);
  else
    scratch.setFloat64(0, value, little);
}

function writeReal(buf, value, offset, size, little) {
  value = +value;
  checkSpan(buf, offset, size);
  if (size === 4)
    scratch.setFloat32(0, value, little);
  else
    setDouble(value, little);
  for (let i = 0; i < size; i++)
    buf[offset + i] = scratch.getUint8(i);
  return offset + size;
}

function named(fn, name) {
  Object.defineProperty(fn, 'name', { value: name });
  return fn;
}

// readInt32LE(offset) and the like; Uint is another spelling of UInt.
function addFixed(proto, size, little, sign) {
  const kind = sign ? 'Int' : 'UInt';
  const name = `${kind}${8 * size}${size === 1 ? '' : little ? 'LE' : 'BE'}`;
  proto[`read${name}`] = named(function(offset = 0) {
    return readNumber(this, offset, size, little, sign);
  }, `read${name}`);
  proto[`write${name}`] = named(function(value, offset = 0) {
    return writeNumber(this, value, offset, size, little, sign);
  }, `write${name}`);
}

// readIntLE(offset, byteLength) and the like.
function addVariable(proto, little, sign) {
  const name = `${sign ? 'Int' : 'UInt'}${little ? 'LE' : 'BE'}`;
  const bad = (size) => !(size === 1 || size === 2 || size === 3 || size === 4 || size === 5 || size === 6);
  proto[`read${name}`] = named(function(offset, byteLength) {
    if (offset === undefined)
      throw fault('ERR_INVALID_ARG_TYPE', 'offset', 'number', offset);
    if (bad(byteLength))
      throw boundsError(byteLength, 6, 'byteLength');
    return readNumber(this, offset, byteLength, little, sign);
  }, `read${name}`);
  proto[`write${name}`] = named(function(value, offset, byteLength) {
    if (bad(byteLength))
      throw boundsError(byteLength, 6, 'byteLength');
    return writeNumber(this, value, offset, byteLength, little, sign);
  }, `write${name}`);
}

function addBig(proto, little, sign) {
  const name = `${sign ? 'BigInt64' : 'BigUInt64'}${little ? 'LE' : 'BE'}`;
  proto[`read${name}`] = named(function(offset = 0) {
    return readBig(this, offset, little, sign);
  }, `read${name}`);
  proto[`write${name}`] = named(function(value, offset = 0) {
    return writeBig(this, value, offset, little, sign);
  }, `write${name}`);
}

function addReal(proto, size, little) {
  const kind = size === 4 ? 'Float' : 'Double';
  const order = little ? 'LE' : 'BE';
  const direction = little ? 'Forwards' : 'Backwards'; // Node's names for the same functions
  proto[`read${kind}${order}`] = named(function(offset = 0) {
    return readReal(this, offset, size, little);
  }, `read${kind}${direction}`);
  proto[`write${kind}${order}`] = named(function(val, offset = 0) {
    return writeReal(this, val, offset, size, little);
  }, `write${kind}${direction}`);
}

function addMembers(proto) {
  for (const sign of [false, true]) {
    addFixed(proto, 1, true, sign);
    for (const little of [true, false]) {
      addBig(proto, little, sign);
      addVariable(proto, little, sign);
      addFixed(proto, 2, little, sign);
      addFixed(proto, 4, little, sign);
    }
  }
  for (const little of [true, false]) {
    addReal(proto, 4, little);
    addReal(proto, 8, little);
  }
  for (const name of Object.keys(proto)) {
    if (name.includes('UInt'))
      proto[name.replace('UInt', 'Uint')] = proto[name];
  }
}

module.exports = { addMembers };
