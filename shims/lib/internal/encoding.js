'use strict';

// TextEncoder and TextDecoder for utf-8, utf-16le, utf-16be and the encodings of one byte for each character. Node's
// lib/internal/encoding.js at v20.20.2. The other encodings of the standard are known by name and refused.

const binding = internalBinding('buffer');

const kEncoder = Symbol('kEncoder');
const kDecoder = Symbol('kDecoder');
const kEncoding = Symbol('kEncoding');
const kFatal = Symbol('kFatal');
const kIgnoreBOM = Symbol('kIgnoreBOM');
const kBOMSeen = Symbol('BOM seen');
const kPending = Symbol('kPending');
const kStreams = Symbol('kStreams');
const kInspect = Symbol.for('nodejs.util.inspect.custom');

// An error of Node's; its stack begins where fault was called.
function fault(code, ...args) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes[code](...args), fault);
}

// The encoding for a label (WHATWG Encoding, 4.2), or undefined.
function getEncodingFromLabel(label) {
  switch (label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '').toLowerCase()) {
    case 'utf-8': case 'utf8': case 'unicode-1-1-utf-8': case 'unicode11utf8': case 'unicode20utf8':
    case 'x-unicode20utf8':
      return 'utf-8';
    case 'utf-16le': case 'utf-16': case 'ucs-2': case 'unicode': case 'csunicode':
    case 'iso-10646-ucs-2': case 'unicodefeff':
      return 'utf-16le';
    case 'utf-16be': case 'unicodefffe':
      return 'utf-16be';
    case 'ansi_x3.4-1968': case 'ascii': case 'cp1252': case 'cp819': case 'csisolatin1': case 'ibm819':
    case 'iso-8859-1': case 'iso-ir-100': case 'iso8859-1': case 'iso88591': case 'iso_8859-1':
    case 'iso_8859-1:1987': case 'l1': case 'latin1': case 'us-ascii': case 'windows-1252': case 'x-cp1252':
      return 'windows-1252';
  }
  return internalBinding('encoding').name(label);
}

// Is it a label of an encoding that Node has and loopcheck does not?
function isForeign(label) {
  if (/^\s*(iso-8859-16|x-user-defined)\s*$/i.test(label)) return false; // Node lacks them too
  return new RegExp(
    '^((iso[-_]?8859-?|latin|l)\\d+(-[ei])?(:\\d+)?|(x-)?(cp|windows-?)(125\\d|874|31j|949)|koi8?([-_](r|u|ru))?|' +
    '(cs|x-)?gb(k|2312|18030|_2312(-80)?)|(cn-)?big5(-hkscs)?|(x-)?euc-(jp|kr)|iso-2022-(jp|kr|cn)|' +
    '(x-)?sjis|shift[-_]jis|(cp|ibm)?866|(x-)?mac(intosh|-roman|-cyrillic|-ukrainian)?|x-user-defined|' +
    'tis-620|dos-874|korean|chinese|cyrillic|greek|hebrew|arabic)$').test(label.trim().toLowerCase());
}

function checkEncoder(value) {
  if (value?.[kEncoder] !== true)
    throw fault('ERR_INVALID_THIS', 'TextEncoder');
}

class TextEncoder {
  constructor() {
    this[kEncoder] = true;
  }

  get encoding() {
    checkEncoder(this);
    return 'utf-8';
  }

  encode(input = '') {
    checkEncoder(this);
    return new Uint8Array(binding.encode(`${input}`, 'utf8'));
  }

  encodeInto(src, dest) {
    checkEncoder(this);
    require('internal/validators').validateString(src, 'src');
    if (!(dest instanceof Uint8Array))
      throw fault('ERR_INVALID_ARG_TYPE', 'dest', 'Uint8Array', dest);
    const written = binding.write(dest, src, 0, undefined, 'utf8');
    // A character of the text takes as many units when its bytes are read back.
    return { read: binding.slice(dest, 'utf8', 0, written).length, written };
  }

  [kInspect](depth, options) {
    checkEncoder(this);
    if (typeof depth === 'number' && depth < 0)
      return this;
    const shown = { __proto__: { constructor: this.constructor ?? TextEncoder }, encoding: this.encoding };
    return require('internal/util/inspect').inspect(shown, options);
  }
}

function checkDecoder(value) {
  if (value?.[kDecoder] !== true)
    throw fault('ERR_INVALID_THIS', 'TextDecoder');
}

// Node says so in three ways: each of its paths has a check of its own.
function wrongInput(decoder) {
  const fast = !decoder[kStreams];
  if (fast && decoder[kEncoding] === 'windows-1252')
    return 'The "input" argument must be an instance of ArrayBuffer, SharedArrayBuffer, or ArrayBufferView.';
  const name = fast && decoder[kEncoding] === 'utf-8' ? 'list' : 'input';
  return `The "${name}" argument must be an instance of SharedArrayBuffer, ArrayBuffer or ArrayBufferView.`;
}

class TextDecoder {
  constructor(encoding = 'utf-8', options = {}) {
    encoding = `${encoding}`;
    checkOptions(options);
    const name = getEncodingFromLabel(encoding);
    if (name === undefined) {
      if (isForeign(encoding))
        require('internal/unsupported')(`TextDecoder(${JSON.stringify(encoding)})`)();
      throw fault('ERR_ENCODING_NOT_SUPPORTED', encoding);
    }
    this[kDecoder] = true;
    this[kEncoding] = name;
    this[kIgnoreBOM] = Boolean(options?.ignoreBOM);
    this[kFatal] = Boolean(options?.fatal);
    this[kBOMSeen] = false;
    this[kStreams] = false;
    this[kPending] = new Uint8Array(0); // the beginning of a character whose end is yet to come
  }

  decode(input = new Uint8Array(0), options = {}) {
    checkDecoder(this);
    const stream = Boolean(options?.stream);
    if (stream)
      this[kStreams] = true;
    if (!(input instanceof ArrayBuffer) && !ArrayBuffer.isView(input))
      throw Object.assign(new TypeError(wrongInput(this)), { code: 'ERR_INVALID_ARG_TYPE' });
    let text = decodeBytes(this, joined(this[kPending], input), stream);
    if (!this[kIgnoreBOM] && !this[kBOMSeen] && text.length > 0) {
      if (text[0] === '\ufeff' && this[kEncoding] !== 'windows-1252')
        text = text.slice(1);
      this[kBOMSeen] = true;
    }
    if (!stream)
      this[kBOMSeen] = false;
    return text;
  }

  get encoding() {
    checkDecoder(this);
    return this[kEncoding];
  }

  get fatal() {
    checkDecoder(this);
    return this[kFatal];
  }

  get ignoreBOM() {
    checkDecoder(this);
    return this[kIgnoreBOM];
  }

  [kInspect](depth) {
    checkDecoder(this);
    if (typeof depth === 'number' && depth < 0)
      return this;
    const { constructor } = this;
    const shown = { __proto__: { constructor }, encoding: this.encoding, fatal: this.fatal, ignoreBOM: this.ignoreBOM };
    return `${constructor.name} ${require('internal/util/inspect').inspect(shown)}`;
  }
}

function checkOptions(options) {
  const { validateObject, kValidateObjectAllowObjectsAndNull } = require('internal/validators');
  validateObject(options, 'options', kValidateObjectAllowObjectsAndNull);
}

function decodeBytes(decoder, bytes, stream) {
  const encoding = decoder[kEncoding];
  decoder[kPending] = new Uint8Array(0);
  if (encoding === 'windows-1252') // Node drops a byte that looks like the start of a byte order mark
    return binding.slice(bytes, 'latin1', decoder[kIgnoreBOM] && bytes[0] === 0xff ? 1 : 0);

  if (!encoding.startsWith('utf-')) {
    const text = internalBinding('encoding').decode(encoding, bytes);
    if (decoder[kFatal] && text.includes('\ufffd'))
      throw fault('ERR_ENCODING_INVALID_ENCODED_DATA', encoding);
    return text;
  }
  const tail = stream ? (encoding === 'utf-8' ? binding.utf8Tail(bytes) : utf16Tail(bytes, encoding)) : 0;
  const whole = bytes.subarray(0, bytes.length - tail);
  decoder[kPending] = bytes.slice(bytes.length - tail);
  const text = encoding === 'utf-8' ? binding.slice(whole, 'utf8', 0) : utf16Text(whole, encoding);
  const valid = encoding === 'utf-8' ? () => binding.isUtf8(whole) : () => sameUnits(text, whole, encoding);
  if (decoder[kFatal] && !valid())
    throw fault('ERR_ENCODING_INVALID_ENCODED_DATA', encoding);
  return text;
}

// How many bytes at the end are less than a character.
function utf16Tail(bytes, encoding) {
  const odd = bytes.length % 2;
  return isHigh(bytes, bytes.length - odd, encoding) ? odd + 2 : odd;
}

// Is the unit before end the first half of a pair?
function isHigh(bytes, end, encoding) {
  return (bytes[end - (encoding === 'utf-16le' ? 1 : 2)] & 0xfc) === 0xd8;
}

function units(bytes, encoding) {
  const even = bytes.slice(0, bytes.length - (bytes.length % 2));
  return binding.slice(encoding === 'utf-16be' ? binding.swap(even, 2) : even, 'utf16le', 0);
}

function sameUnits(text, bytes, encoding) {
  return bytes.length % 2 === 0 && text === units(bytes, encoding);
}

function utf16Text(bytes, encoding) {
  // To UTF-8 and back puts U+FFFD in the place of lone surrogates.
  const text = binding.slice(new Uint8Array(binding.encode(units(bytes, encoding), 'utf8')), 'utf8', 0);
  const odd = bytes.length % 2 === 1;
  return odd && !isHigh(bytes, bytes.length - 1, encoding) ? `${text}\ufffd` : text;
}

function joined(pending, input) {
  const bytes = input instanceof ArrayBuffer ?
    new Uint8Array(input) : new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  if (pending.length === 0)
    return bytes;
  const whole = new Uint8Array(pending.length + bytes.length);
  whole.set(pending);
  whole.set(bytes, pending.length);
  return whole;
}

function enumerable(proto, tag, ...names) {
  Object.defineProperty(proto, Symbol.toStringTag, { value: tag, configurable: true });
  for (const name of names)
    Object.defineProperty(proto, name, { enumerable: true });
}

enumerable(TextEncoder.prototype, 'TextEncoder', 'encode', 'encodeInto', 'encoding');
enumerable(TextDecoder.prototype, 'TextDecoder', 'decode', 'encoding', 'fatal', 'ignoreBOM');

module.exports = { getEncodingFromLabel, TextDecoder, TextEncoder };
