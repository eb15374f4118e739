'use strict';

// Methods of http.OutgoingMessage that few programs call (lib/_http_outgoing.js at v20.20.2). Each is
// called with the message as this.

const { codes } = require('internal/errors');
const { kOutHeaders } = require('internal/http');
const { kUniqueHeaders, validateHeaderName, validateHeaderValue } = require('internal/http/head');
const { _checkInvalidHeaderChar: isInvalid } = require('_http_common');
const { deprecate } = require('internal/util');

const old = (name, fn) => deprecate(fn, `OutgoingMessage.prototype.${name} is deprecated`, 'DEP0066');

function checkNotSent(message, verb) {
  if (message._header) throw new codes.ERR_HTTP_HEADERS_SENT(verb);
}

function trailerLine(name, value) {
  if (isInvalid(value)) throw new codes.ERR_INVALID_CHAR('trailer content', name);
  return `${name}: ${value}\r\n`;
}

module.exports = {
  getOldHeaders: old('_headers', function() {
    return this.getHeaders();
  }),

  setOldHeaders: old('_headers', function(value) {
    if (value == null) {
      this[kOutHeaders] = null;
    } else if (typeof value === 'object') {
      const all = this[kOutHeaders] = { __proto__: null };
      for (const name of Object.keys(value)) all[name.toLowerCase()] = [name, value[name]];
    }
  }),

  getOldHeaderNames: old('_headerNames', function() {
    const all = this[kOutHeaders];
    if (all === null) return null;
    const out = { __proto__: null };
    for (const key of Object.keys(all)) out[key] = all[key][0];
    return out;
  }),

  setOldHeaderNames: old('_headerNames', function(value) {
    const all = this[kOutHeaders];
    if (typeof value !== 'object' || value === null || !all) return;
    for (const key of Object.keys(value)) {
      if (all[key]) all[key][0] = value[key];
    }
  }),

  setHeaders(headers) {
    checkNotSent(this, 'set');
    if (!headers || Array.isArray(headers) || typeof headers.keys !== 'function' || typeof headers.get !== 'function') {
      throw new codes.ERR_INVALID_ARG_TYPE('headers', ['Headers', 'Map'], headers);
    }
    const cookies = []; // one by one in the iteration, together in get
    for (const { 0: name, 1: value } of headers) {
      if (name !== 'set-cookie') this.setHeader(name, value);
      else if (Array.isArray(value)) cookies.push(...value);
      else cookies.push(value);
    }
    if (cookies.length) this.setHeader('set-cookie', cookies);
    return this;
  },

  appendHeader(name, value) {
    checkNotSent(this, 'append');
    validateHeaderName(name);
    validateHeaderValue(name, value);
    const entry = this[kOutHeaders]?.[name.toLowerCase()];
    if (!entry) return this.setHeader(name, value);
    if (!Array.isArray(entry[1])) entry[1] = [entry[1]];
    if (Array.isArray(value)) entry[1].push(...value);
    else entry[1].push(value);
    return this;
  },

  addTrailers(headers) {
    this._trailer = '';
    const pairs = Array.isArray(headers);
    for (const key of Object.keys(headers)) {
      const name = pairs ? headers[key][0] : key;
      const value = pairs ? headers[key][1] : headers[key];
      validateHeaderName(name, 'Trailer name');
      if (!Array.isArray(value)) {
        this._trailer += trailerLine(name, value);
      } else if (value.length > 1 && !this[kUniqueHeaders]?.has(name.toLowerCase())) {
        for (const one of value) this._trailer += trailerLine(name, one);
      } else {
        this._trailer += trailerLine(name, value.join('; '));
      }
    }
  },
};
