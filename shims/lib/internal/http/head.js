'use strict';

// The start line and the headers that a message is sent with (lib/_http_outgoing.js at v20.20.2).

const { codes, hideFrames } = require('internal/errors');
const { kOutHeaders, utcDate } = require('internal/http');
const { _checkInvalidHeaderChar: isInvalid, _checkIsHttpToken: isToken, chunkExpression } = require('_http_common');

const kHighWaterMark = Symbol('kHighWaterMark');
const kUniqueHeaders = Symbol('kUniqueHeaders');

const closes = /(?:^|\W)close(?:$|\W)/i;

function validateHeaderName(name, label) {
  if (typeof name !== 'string' || !name || !isToken(name)) {
    throw hideFrames(new codes.ERR_INVALID_HTTP_TOKEN(label || 'Header name', name), validateHeaderName);
  }
}

function validateHeaderValue(name, value) {
  if (value === undefined) throw hideFrames(new codes.ERR_HTTP_INVALID_HEADER_VALUE(value, name), validateHeaderValue);
  if (isInvalid(value)) throw hideFrames(new codes.ERR_INVALID_CHAR('header content', name), validateHeaderValue);
}

// Takes note of the headers that decide how the body is sent.
function look(message, seen, name, value) {
  if (name.length < 4 || name.length > 17) return;
  const key = name.toLowerCase();
  switch (key) {
    case 'connection':
      seen.connection = true;
      message._removedConnection = false;
      if (closes.test(value)) message._last = true;
      else message.shouldKeepAlive = true;
      break;
    case 'transfer-encoding':
      seen.encoding = true;
      message._removedTE = false;
      if (chunkExpression.test(value)) message.chunkedEncoding = true;
      break;
    case 'content-length':
      seen.length = true;
      message._contentLength = +value;
      message._removedContLen = false;
      break;
    case 'date':
    case 'expect':
    case 'trailer':
      seen[key] = true;
      break;
    case 'keep-alive':
      message._defaultKeepAlive = false;
      break;
    default:
  }
}

function addLine(message, seen, name, value, check) {
  if (check) validateHeaderValue(name, value);
  seen.text += `${name}: ${value}\r\n`;
  look(message, seen, name, value);
}

// Values of Content-Disposition are sent as latin1.
function asLatin1(value) {
  const { Buffer } = require('buffer');
  if (!Array.isArray(value)) return Buffer.from(value, 'latin1');
  for (let i = 0; i < value.length; i++) value[i] = Buffer.from(value[i], 'latin1');
  return value;
}

function addHeader(message, seen, name, value, check) {
  if (check) validateHeaderName(name);
  if (name.length === 19 && message._contentLength && name.toLowerCase() === 'content-disposition') value = asLatin1(value);
  if (!Array.isArray(value)) {
    addLine(message, seen, name, value, check);
    return;
  }
  const isCookie = name.length === 6 && name.toLowerCase() === 'cookie';
  if (value.length > 1 && isCookie || message[kUniqueHeaders]?.has(name.toLowerCase())) {
    addLine(message, seen, name, value.join('; '), check);
    return;
  }
  for (let i = 0; i < value.length; i++) addLine(message, seen, name, value[i], check);
}

function addHeaders(message, seen, headers) {
  if (headers === message[kOutHeaders]) { // checked when they were set
    for (const key in headers) addHeader(message, seen, headers[key][0], headers[key][1], false);
  } else if (!Array.isArray(headers)) {
    for (const key of Object.keys(headers)) addHeader(message, seen, key, headers[key], true);
  } else if (Array.isArray(headers[0])) {
    for (const [name, value] of headers) addHeader(message, seen, name, value, true);
  } else {
    if (headers.length % 2 !== 0) throw new codes.ERR_INVALID_ARG_VALUE('headers', headers);
    for (let i = 0; i < headers.length; i += 2) addHeader(message, seen, headers[i], headers[i + 1], true);
  }
}

// The header that says whether the connection stays.
function connectionLines(message, seen) {
  if (message._removedConnection) {
    message._last = !message.shouldKeepAlive;
    return '';
  }
  if (seen.connection) return '';
  if (!message.shouldKeepAlive || !(seen.length || message.useChunkedEncodingByDefault || message.agent)) {
    message._last = true;
    return 'Connection: close\r\n';
  }
  if (message.maxRequestsOnConnectionReached) return 'Connection: close\r\n';
  if (!message._keepAliveTimeout || !message._defaultKeepAlive) return 'Connection: keep-alive\r\n';
  const max = ~~message._maxRequestsPerSocket > 0 ? `, max=${message._maxRequestsPerSocket}` : '';
  return `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(message._keepAliveTimeout / 1000)}${max}\r\n`;
}

// The header that says where the body ends.
function lengthLine(message, seen) {
  if (seen.length || seen.encoding) return '';
  if (!message._hasBody) {
    message.chunkedEncoding = false;
  } else if (!message.useChunkedEncodingByDefault) {
    message._last = true;
  } else if (!seen.trailer && !message._removedContLen && typeof message._contentLength === 'number') {
    return `Content-Length: ${message._contentLength}\r\n`;
  } else if (!message._removedTE) {
    message.chunkedEncoding = true;
    return 'Transfer-Encoding: chunked\r\n';
  } else {
    message._last = true; // the end of the connection is the only sign left
  }
  return '';
}

// OutgoingMessage.prototype._storeHeader: makes and keeps the text of start line and headers.
function _storeHeader(firstLine, headers) {
  const seen = { connection: false, length: false, encoding: false, date: false, expect: false, trailer: false, text: firstLine };
  if (headers) addHeaders(this, seen, headers);
  let { text } = seen;
  if (this.sendDate && !seen.date) text += `Date: ${utcDate()}\r\n`;
  if (this.chunkedEncoding && (this.statusCode === 204 || this.statusCode === 304)) {
    this.chunkedEncoding = false; // no body, and the end chunk would be one
    this.shouldKeepAlive = false;
  }
  text += connectionLines(this, seen);
  text += lengthLine(this, seen);
  if (this.chunkedEncoding !== true && seen.trailer) throw new codes.ERR_HTTP_TRAILER_INVALID();
  this._header = `${text}\r\n`;
  this._headerSent = false;
  if (seen.expect) this._send('');
}

module.exports = { kHighWaterMark, kUniqueHeaders, storeHeader: _storeHeader, validateHeaderName, validateHeaderValue };
