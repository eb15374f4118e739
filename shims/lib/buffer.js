'use strict';

// The buffer module. Node's lib/buffer.js at v20.20.2; the work on bytes is in internalBinding('buffer').
// There is no pool: every Buffer made from a string or a list has an ArrayBuffer of its own, so
// byteOffset is 0 where Node's may be anything.

const binding = internalBinding('buffer');

const kInspect = Symbol.for('nodejs.util.inspect.custom');
const kMaxLength = 2 ** 32;
const kStringMaxLength = 2 ** 29 - 24;

let inspectMaxBytes = 50;

class FastBuffer extends Uint8Array {}

// An error of Node's; its stack begins where fault was called.
function fault(code, ...args) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes[code](...args), fault);
}

function isBytes(value) {
  return value instanceof Uint8Array;
}

function checkBytes(value, name) {
  if (!isBytes(value)) {
    const { codes, hideFrames } = require('internal/errors');
    throw hideFrames(new codes.ERR_INVALID_ARG_TYPE(name, ['Buffer', 'Uint8Array'], value), checkBytes);
  }
}

function checkSize(value) {
  if (typeof value === 'number' && value >= 0 && value <= kMaxLength)
    return;
  try {
    require('internal/validators').validateNumber(value, 'size', 0, kMaxLength);
  } catch (err) {
    throw require('internal/errors').hideFrames(err, checkSize);
  }
}

function validateOffset(value, name, max = kMaxLength) {
  if (!Number.isInteger(value) || value < 0 || value > max)
    require('internal/validators').validateInteger(value, name, 0, max);
}

// The canonical name of an encoding for internalBinding('buffer'), or undefined.
function canonical(encoding) {
  switch (encoding) {
    case 'utf8': case 'utf-8':
      return 'utf8';
    case 'hex': case 'base64': case 'base64url': case 'latin1': case 'ascii': case 'utf16le':
      return encoding;
    case 'binary':
      return 'latin1';
    case 'ucs2': case 'ucs-2': case 'utf-16le':
      return 'utf16le';
  }
  const lower = `${encoding}`.toLowerCase();
  return lower === encoding ? undefined : canonical(lower);
}

function needEncoding(encoding) {
  const name = canonical(encoding);
  if (name === undefined)
    throw fault('ERR_UNKNOWN_ENCODING', encoding);
  return name;
}

function Buffer(arg, encodingOrOffset, length) {
  require('internal/buffer_rare').warnOfConstructor();
  if (typeof arg === 'number') {
    if (typeof encodingOrOffset === 'string')
      throw fault('ERR_INVALID_ARG_TYPE', 'string', 'string', arg);
    return Buffer.alloc(arg);
  }
  return Buffer.from(arg, encodingOrOffset, length);
}

const proto = FastBuffer.prototype;
proto.constructor = Buffer;
Buffer.prototype = proto;
Object.defineProperty(Buffer, 'prototype', { enumerable: false, configurable: false });
Object.setPrototypeOf(Buffer, Uint8Array);
Buffer.poolSize = 8 * 1024;

Object.defineProperty(Buffer, Symbol.species, {
  enumerable: false,
  configurable: true,
  get() {
    return FastBuffer;
  },
});

Buffer.from = function from(value, encodingOrOffset, length) {
  if (typeof value === 'string')
    return fromString(value, encodingOrOffset);

  if (typeof value === 'object' && value !== null) {
    if (value instanceof ArrayBuffer)
      return fromArrayBuffer(value, encodingOrOffset, length);
    const valueOf = value.valueOf && value.valueOf();
    if (valueOf !== undefined && valueOf !== null && valueOf !== value &&
        (typeof valueOf === 'string' || typeof valueOf === 'object'))
      return from(valueOf, encodingOrOffset, length);
    const made = fromObject(value);
    if (made)
      return made;
    if (typeof value[Symbol.toPrimitive] === 'function') {
      const primitive = value[Symbol.toPrimitive]('string');
      if (typeof primitive === 'string')
        return fromString(primitive, encodingOrOffset);
    }
  }
  throw fault('ERR_INVALID_ARG_TYPE', 'first argument',
              ['string', 'Buffer', 'ArrayBuffer', 'Array', 'Array-like Object'], value);
};

function fromString(string, encoding) {
  const name = !encoding || typeof encoding !== 'string' ? 'utf8' : needEncoding(encoding);
  return new FastBuffer(binding.encode(string, name));
}

function fromArrayBuffer(buffer, byteOffset, length) {
  byteOffset = byteOffset === undefined ? 0 : +byteOffset || 0;
  const most = buffer.byteLength - byteOffset;
  if (most < 0)
    throw fault('ERR_BUFFER_OUT_OF_BOUNDS', 'offset');
  if (length === undefined) {
    length = most;
  } else {
    length = +length;
    if (!(length > 0))
      length = 0;
    else if (length > most)
      throw fault('ERR_BUFFER_OUT_OF_BOUNDS', 'length');
  }
  if (Math.trunc(byteOffset) < 0)
    throw new RangeError(`Start offset ${Math.trunc(byteOffset)} is outside the bounds of the buffer`);
  return new FastBuffer(buffer, byteOffset, length);
}

function fromObject(obj) {
  if (obj.length !== undefined || obj.buffer instanceof ArrayBuffer)
    return typeof obj.length === 'number' ? fromArrayLike(obj) : new FastBuffer();
  if (obj.type === 'Buffer' && Array.isArray(obj.data))
    return fromArrayLike(obj.data);
}

function fromArrayLike(list) {
  if (!(list.length > 0))
    return new FastBuffer();
  const made = new FastBuffer(list.length);
  made.set(list, 0);
  return made;
}

Buffer.copyBytesFrom = function copyBytesFrom(view, offset, length) {
  if (!ArrayBuffer.isView(view) || view instanceof DataView)
    throw fault('ERR_INVALID_ARG_TYPE', 'view', ['TypedArray'], view);
  if (view.length === 0)
    return Buffer.alloc(0);
  if (offset !== undefined || length !== undefined) {
    const { validateInteger } = require('internal/validators');
    if (offset !== undefined) {
      validateInteger(offset, 'offset', 0);
      if (offset >= view.length)
        return Buffer.alloc(0);
    } else {
      offset = 0;
    }
    if (length !== undefined)
      validateInteger(length, 'length', 0);
    view = view.slice(offset, length === undefined ? view.length : offset + length);
  }
  return fromArrayLike(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
};

Buffer.of = (...items) => {
  const made = new FastBuffer(items.length);
  for (let i = 0; i < items.length; i++)
    made[i] = items[i];
  return made;
};
Object.defineProperty(Buffer.of, 'name', { value: 'of' });

Buffer.alloc = function alloc(size, fill, encoding) {
  checkSize(size);
  const made = new FastBuffer(size);
  if (fill !== undefined && fill !== 0 && size > 0)
    return fillRange(made, fill, 0, made.length, encoding);
  return made;
};

Buffer.allocUnsafe = function allocUnsafe(size) {
  checkSize(size);
  return new FastBuffer(size);
};

Buffer.allocUnsafeSlow = function allocUnsafeSlow(size) {
  checkSize(size);
  return new FastBuffer(size);
};

function SlowBuffer(size) {
  checkSize(size);
  return new FastBuffer(size);
}
Object.setPrototypeOf(SlowBuffer.prototype, Uint8Array.prototype);
Object.setPrototypeOf(SlowBuffer, Uint8Array);

Buffer.isBuffer = function isBuffer(b) {
  return b instanceof Buffer;
};

Buffer.compare = function compare(buf1, buf2) {
  checkBytes(buf1, 'buf1');
  checkBytes(buf2, 'buf2');
  return buf1 === buf2 ? 0 : binding.compare(buf1, buf2);
};

Buffer.isEncoding = function isEncoding(encoding) {
  return typeof encoding === 'string' && encoding.length !== 0 && canonical(encoding) !== undefined;
};

Buffer[Symbol('kIsEncodingSymbol')] = Buffer.isEncoding; // inspection shows it

Buffer.concat = function concat(list, length) {
  require('internal/validators').validateArray(list, 'list');
  if (list.length === 0)
    return new FastBuffer();
  if (length === undefined) {
    length = 0;
    for (let i = 0; i < list.length; i++)
      length += list[i].length || 0;
  } else {
    validateOffset(length, 'length');
  }
  const whole = Buffer.allocUnsafe(length);
  let at = 0;
  for (let i = 0; i < list.length; i++) {
    checkBytes(list[i], `list[${i}]`);
    at += copyBytes(list[i], whole, at, 0, list[i].length);
  }
  return whole;
};

Buffer.byteLength = byteLength;
function byteLength(string, encoding) {
  if (typeof string !== 'string') {
    if (ArrayBuffer.isView(string) || string instanceof ArrayBuffer)
      return string.byteLength;
    throw fault('ERR_INVALID_ARG_TYPE', 'string', ['string', 'Buffer', 'ArrayBuffer'], string);
  }
  switch (encoding ? canonical(encoding) : 'utf8') {
    case 'latin1': case 'ascii':
      return string.length;
    case 'utf16le':
      return string.length * 2;
    case 'hex':
      return string.length >>> 1;
    case 'base64': case 'base64url':
      return base64Length(string);
  }
  return binding.byteLengthUtf8(string);
}

function base64Length(string) {
  let n = string.length;
  if (string[n - 1] === '=')
    n--;
  if (n > 1 && string[n - 1] === '=')
    n--;
  return (n * 3) >>> 2;
}

proto.copy = function copy(target, targetStart, sourceStart, sourceEnd) {
  checkBytes(this, 'source');
  checkBytes(target, 'target');
  targetStart = copyIndex(targetStart, 0);
  if (targetStart < 0)
    throw fault('ERR_OUT_OF_RANGE', 'targetStart', '>= 0', targetStart);
  sourceStart = copyIndex(sourceStart, 0);
  if (sourceStart < 0 || sourceStart > this.length)
    throw fault('ERR_OUT_OF_RANGE', 'sourceStart', `>= 0 && <= ${this.length}`, sourceStart);
  sourceEnd = sourceEnd === undefined ? this.length : copyIndex(sourceEnd, 0);
  if (sourceEnd < 0)
    throw fault('ERR_OUT_OF_RANGE', 'sourceEnd', '>= 0', sourceEnd);
  if (targetStart >= target.length || sourceStart >= sourceEnd)
    return 0;
  return copyBytes(this, target, targetStart, sourceStart, sourceEnd);
};

function copyIndex(value, otherwise) {
  const n = +value;
  return Number.isNaN(n) || Math.abs(n) > Number.MAX_SAFE_INTEGER ? otherwise : Math.floor(n);
}

// Copies as much of [start, end) as there is and as fits, and returns how much.
function copyBytes(source, target, at, start, end) {
  const n = Math.min(end, source.length, start + target.length - at) - start;
  if (n <= 0)
    return 0;
  if (start !== 0 || n < source.length)
    source = new Uint8Array(source.buffer, source.byteOffset + start, n);
  Uint8Array.prototype.set.call(target, source, at);
  return n;
}

proto.toString = function toString(encoding, start, end) {
  if (arguments.length === 0)
    return binding.slice(this, 'utf8', 0);
  const { length } = this;
  if (start <= 0)
    start = 0;
  else if (start >= length)
    return '';
  else
    start = Math.trunc(start) || 0;
  if (end === undefined || end > length)
    end = length;
  else
    end = Math.trunc(end) || 0;
  if (end <= start)
    return '';
  return binding.slice(this, encoding === undefined ? 'utf8' : needEncoding(encoding), start, end);
};

proto.equals = function equals(otherBuffer) {
  checkBytes(otherBuffer, 'otherBuffer');
  return this === otherBuffer || (this.byteLength === otherBuffer.byteLength && binding.compare(this, otherBuffer) === 0);
};

proto[kInspect] = function inspect(recurseTimes, ctx) {
  const shown = Math.min(inspectMaxBytes, this.length);
  const remaining = this.length - inspectMaxBytes;
  let text = binding.slice(this, 'hex', 0, shown).replace(/(.{2})/g, '$1 ').trim();
  if (remaining > 0)
    text += ` ... ${remaining} more byte${remaining > 1 ? 's' : ''}`;
  if (ctx)
    text += require('internal/buffer_rare').inspectExtras(this, ctx);
  return `<${this.constructor.name} ${text}>`;
};

proto.compare = function compare(target, targetStart, targetEnd, sourceStart, sourceEnd) {
  checkBytes(target, 'target');
  if (arguments.length === 1)
    return binding.compare(this, target);
  if (targetStart === undefined) targetStart = 0; else validateOffset(targetStart, 'targetStart');
  if (targetEnd === undefined) targetEnd = target.length; else validateOffset(targetEnd, 'targetEnd', target.length);
  if (sourceStart === undefined) sourceStart = 0; else validateOffset(sourceStart, 'sourceStart');
  if (sourceEnd === undefined) sourceEnd = this.length; else validateOffset(sourceEnd, 'sourceEnd', this.length);
  if (sourceStart >= sourceEnd)
    return targetStart >= targetEnd ? 0 : -1;
  if (targetStart >= targetEnd)
    return 1;
  return binding.compare(this, target, targetStart, sourceStart, targetEnd, sourceEnd);
};

function find(buffer, value, byteOffset, encoding, forward) {
  if (!ArrayBuffer.isView(buffer))
    require('internal/validators').validateBuffer(buffer);
  if (typeof byteOffset === 'string') {
    encoding = byteOffset;
    byteOffset = undefined;
  }
  byteOffset = Math.max(-0x80000000, Math.min(+byteOffset, 0x7fffffff));
  if (Number.isNaN(byteOffset))
    byteOffset = forward ? 0 : (buffer.length || buffer.byteLength);
  if (typeof value === 'number')
    return binding.indexOf(buffer, value >>> 0, byteOffset, '', forward);

  const name = encoding === undefined ? 'utf8' : canonical(encoding);
  if (typeof value === 'string')
    return binding.indexOf(buffer, value, byteOffset, name ?? needEncoding(encoding), forward);
  if (isBytes(value))
    return binding.indexOf(buffer, value, byteOffset, name ?? 'utf8', forward);
  throw fault('ERR_INVALID_ARG_TYPE', 'value', ['number', 'string', 'Buffer', 'Uint8Array'], value);
}

proto.indexOf = function indexOf(val, byteOffset, encoding) {
  return find(this, val, byteOffset, encoding, true);
};

proto.includes = function includes(val, byteOffset, encoding) {
  return this.indexOf(val, byteOffset, encoding) !== -1;
};

proto.fill = function fill(value, offset, end, encoding) {
  return fillRange(this, value, offset, end, encoding);
};

function fillRange(buf, value, offset, end, encoding) {
  if (typeof value === 'string') {
    if (offset === undefined || typeof offset === 'string') {
      encoding = offset;
      offset = 0;
      end = buf.length;
    } else if (typeof end === 'string') {
      encoding = end;
      end = buf.length;
    }
    encoding = fillEncoding(encoding);
    if (value.length === 0)
      value = 0;
    else if (value.length === 1 && encoding === 'latin1')
      value = value.charCodeAt(0);
  }
  if (offset === undefined) {
    offset = 0;
    end = buf.length;
  } else {
    validateOffset(offset, 'offset');
    if (end === undefined)
      end = buf.length;
    else
      validateOffset(end, 'end', buf.length);
    if (offset >= end)
      return buf;
  }
  if (typeof value !== 'string' && !ArrayBuffer.isView(value))
    return Uint8Array.prototype.fill.call(buf, value, offset, end);
  const failed = binding.fill(buf, value, offset, end, encoding);
  if (failed === -1)
    throw fault('ERR_INVALID_ARG_VALUE', 'value', value);
  if (failed === -2)
    throw fault('ERR_BUFFER_OUT_OF_BOUNDS');
  return buf;
}

function fillEncoding(encoding) {
  const name = encoding === undefined || encoding === null || encoding === '' ? 'utf8' : canonical(encoding);
  if (name === undefined) {
    require('internal/validators').validateString(encoding, 'encoding');
    throw fault('ERR_UNKNOWN_ENCODING', encoding);
  }
  return name;
}

proto.write = function write(string, offset, length, encoding) {
  if (offset === undefined)
    return writeString(this, string, 0, this.length, 'utf8');
  if (length === undefined && typeof offset === 'string') {
    encoding = offset;
    length = this.length;
    offset = 0;
  } else {
    validateOffset(offset, 'offset', this.length);
    const remaining = this.length - offset;
    if (length === undefined) {
      length = remaining;
    } else if (typeof length === 'string') {
      encoding = length;
      length = remaining;
    } else {
      validateOffset(length, 'length', this.length);
      length = Math.min(length, remaining);
    }
  }
  return writeString(this, string, offset, length, encoding ? needEncoding(encoding) : 'utf8');
};

function writeString(buf, string, offset, length, encoding) {
  if (typeof string !== 'string')
    throw require('internal/buffer_rare').notAString();
  return binding.write(buf, string, offset, length, encoding);
}

proto.toJSON = function toJSON() {
  return { type: 'Buffer', data: Array.from(this) };
};

proto.subarray = function subarray(start, end) {
  const { length } = this;
  start = sliceIndex(start, length);
  end = end === undefined ? length : sliceIndex(end, length);
  return new FastBuffer(this.buffer, this.byteOffset + start, end > start ? end - start : 0);
};

function sliceIndex(index, length) {
  index = Math.trunc(index);
  if (index < 0)
    return Math.max(index + length, 0);
  return index < length ? index : (Number.isNaN(index) ? 0 : length);
}

proto.slice = function slice(start, end) {
  return this.subarray(start, end);
};

// The other seventy members wait until one of them is looked up.
binding.lazyPrototype(proto, () => {
  require('internal/buffer_rare').addMembers(proto, find);
});

const constants = { MAX_LENGTH: kMaxLength, MAX_STRING_LENGTH: kStringMaxLength };

module.exports = {
  Buffer,
  SlowBuffer,
  transcode: function transcode(source, fromEncoding, toEncoding) {
    return require('internal/buffer_functions').transcode(source, fromEncoding, toEncoding);
  },
  isUtf8(input) {
    return require('internal/buffer_functions').isUtf8(input);
  },
  isAscii(input) {
    return require('internal/buffer_functions').isAscii(input);
  },
  kMaxLength,
  kStringMaxLength,
  btoa(input) {
    return require('internal/buffer_functions').btoa(...arguments);
  },
  atob(input) {
    return require('internal/buffer_functions').atob(...arguments);
  },
  constants,
  get INSPECT_MAX_BYTES() {
    return inspectMaxBytes;
  },
  set INSPECT_MAX_BYTES(value) {
    require('internal/validators').validateNumber(value, 'INSPECT_MAX_BYTES', 0);
    inspectMaxBytes = value;
  },
  get Blob() {
    return require('internal/blob').Blob;
  },
  get resolveObjectURL() {
    return require('internal/blob').resolveObjectURL;
  },
  get File() {
    return require('internal/file').File;
  },
};

Object.defineProperty(constants, 'MAX_LENGTH', { writable: false, configurable: false });
Object.defineProperty(constants, 'MAX_STRING_LENGTH', { writable: false, configurable: false });
Object.defineProperty(module.exports, 'constants', { writable: false, configurable: false });
