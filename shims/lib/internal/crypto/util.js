'use strict';

// What the parts of crypto share (lib/internal/crypto/util.js at v20.20.2).

const { codes, hideFrames } = require('internal/errors');

const kHandle = Symbol('kHandle');
const kKeyObject = Symbol('kKeyObject');

function isCryptoKey(value) {
  return value != null && value[kKeyObject] !== undefined;
}

// A Buffer around what a native returned; a string stays one.
function wrapped(result) {
  return typeof result === 'string' ? result : require('buffer').Buffer.from(result);
}

function isBytes(value) {
  return value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}

function toBuffer(text, encoding) {
  return require('buffer').Buffer.from(text, encoding === 'buffer' ? 'utf8' : encoding);
}

// value, if it is bytes, or the bytes of a string.
function getArrayBufferOrView(value, name, encoding) {
  if (isBytes(value)) return value;
  if (typeof value === 'string') return toBuffer(value, encoding);
  throw hideFrames(new codes.ERR_INVALID_ARG_TYPE(
    name, ['string', 'ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'], value), getArrayBufferOrView);
}

// As getArrayBufferOrView; the message has another order.
function validateByteSource(value, name) {
  if (isBytes(value)) return value;
  if (typeof value === 'string') return toBuffer(value);
  throw hideFrames(new codes.ERR_INVALID_ARG_TYPE(
    name, ['string', 'ArrayBuffer', 'TypedArray', 'DataView', 'Buffer'], value), validateByteSource);
}

function getStringOption(options, key) {
  let value;
  if (options && (value = options[key]) != null) require('internal/validators').validateString(value, `options.${key}`);
  return value;
}

// Data for update: bytes, or a string with its encoding.
function checkData(data, encoding) {
  if (typeof data === 'string') {
    require('internal/validators').validateEncoding(data, encoding);
  } else if (!ArrayBuffer.isView(data)) {
    throw hideFrames(new codes.ERR_INVALID_ARG_TYPE('data', ['string', 'Buffer', 'TypedArray', 'DataView'], data), checkData);
  }
}

function timingSafeEqual(...args) {
  return internalBinding('crypto').timingSafeEqual(...args);
}

module.exports = {
  checkData, getArrayBufferOrView, getStringOption, isBytes, isCryptoKey, kHandle, kKeyObject, timingSafeEqual,
  validateByteSource, wrapped,
};
