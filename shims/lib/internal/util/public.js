'use strict';

// The functions of util that are of util alone (lib/util.js at v20.20.2).

const { codes, hideFrames } = require('internal/errors');
const { validateBoolean, validateFunction, validateNumber, validateOneOf, validateString } = require('internal/validators');

function inherits(ctor, superCtor) {
  if (ctor === undefined || ctor === null) throw new codes.ERR_INVALID_ARG_TYPE('ctor', 'Function', ctor);
  if (superCtor === undefined || superCtor === null) {
    throw new codes.ERR_INVALID_ARG_TYPE('superCtor', 'Function', superCtor);
  }
  if (superCtor.prototype === undefined) {
    throw new codes.ERR_INVALID_ARG_TYPE('superCtor.prototype', 'Object', superCtor.prototype);
  }
  Object.defineProperty(ctor, 'super_', { value: superCtor, writable: true, configurable: true });
  Object.setPrototypeOf(ctor.prototype, superCtor.prototype);
}

// Node's callbacks take null for "no error", so a falsy reason is wrapped.
function callbackifyOnRejected(reason, callback) {
  const err = reason || hideFrames(new codes.ERR_FALSY_VALUE_REJECTION(reason), callbackifyOnRejected);
  return callback(err);
}

function callbackify(original) {
  validateFunction(original, 'original');
  function callbackified(...args) {
    const last = args.pop();
    validateFunction(last, 'last argument');
    const callback = last.bind(this);
    // The callback runs in a tick, so that what it throws is an uncaught exception.
    Reflect.apply(original, this, args).then(
      (value) => process.nextTick(callback, null, value),
      (reason) => process.nextTick(callbackifyOnRejected, reason, callback),
    );
  }
  const descriptors = Object.getOwnPropertyDescriptors(original);
  if (typeof descriptors.length.value === 'number') descriptors.length.value++;
  if (typeof descriptors.name.value === 'string') descriptors.name.value += 'Callbackified';
  for (const key of Reflect.ownKeys(descriptors)) Object.defineProperty(callbackified, key, descriptors[key]);
  return callbackified;
}

function getSystemErrorName(err) {
  validateNumber(err, 'err');
  if (err >= 0 || !Number.isSafeInteger(err)) throw new codes.ERR_OUT_OF_RANGE('err', 'a negative integer', err);
  return require('internal/util').getSystemErrorName(err);
}

function isStream(stream) {
  return stream !== null && typeof stream === 'object' &&
    (typeof stream.pipe === 'function' || typeof stream.write === 'function' || typeof stream.getReader === 'function' ||
      typeof stream.getWriter === 'function');
}

function codesOf(format) {
  const { colors } = require('internal/util/inspect').inspect;
  if (colors[format] == null) validateOneOf(format, 'format', Object.keys(colors));
  return colors[format];
}

function styleText(format, text, { validateStream = true, stream = process.stdout } = {}) {
  validateString(text, 'text');
  validateBoolean(validateStream, 'options.validateStream');
  if (validateStream && !isStream(stream)) {
    throw new codes.ERR_INVALID_ARG_TYPE('stream', ['ReadableStream', 'WritableStream', 'Stream'], stream);
  }
  const isList = Array.isArray(format);
  const all = (isList ? format : [format]).map(codesOf);
  // As Node 20 has it, a list of formats does not ask the stream.
  if (!isList && validateStream && !(stream && require('internal/util/colors').shouldColorize(stream))) return text;
  const start = all.map((pair) => `\u001b[${pair[0]}m`).join('');
  const end = all.map((pair) => `\u001b[${pair[1]}m`).reverse().join('');
  return `${start}${text}${end}`;
}

function toUSVString(input) {
  const text = `${input}`;
  let out = '';
  for (const character of text) {
    const code = character.codePointAt(0);
    out += code >= 0xD800 && code <= 0xDFFF ? '\uFFFD' : character;
  }
  return out;
}

module.exports = { callbackify, getSystemErrorName, inherits, styleText, toUSVString };
