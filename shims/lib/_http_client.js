'use strict';

// http.ClientRequest (lib/_http_client.js at v20.20.2). What happens on its connection is in
// internal/http/exchange.

const net = require('net');
const Agent = require('_http_agent');
const { codes } = require('internal/errors');
const { inherit, kOutHeaders, publish } = require('internal/http');
const { kEmptyObject } = require('internal/util');
const { validateBoolean, validateInteger } = require('internal/validators');
const { OutgoingMessage, kUniqueHeaders, parseUniqueHeadersOption } = require('_http_outgoing');
const { _checkIsHttpToken: isToken } = require('_http_common');
const exchange = require('internal/http/exchange');

const { kError } = exchange;
const notInPath = /[^\u0021-\u00ff]/;

function checkHost(host, name) {
  if (host !== null && host !== undefined && typeof host !== 'string') {
    throw new codes.ERR_INVALID_ARG_TYPE(`options.${name}`, ['string', 'undefined', 'null'], host);
  }
  return host;
}

// The arguments of request(): (url[, options][, callback]) or (options[, callback]).
function readArguments(input, options, callback) {
  if (typeof input === 'string') {
    const { URL, urlToHttpOptions } = require('internal/url');
    input = urlToHttpOptions(new URL(input));
  } else if (input?.href && input.protocol && input.auth === undefined && input.path === undefined) { // a URL
    input = require('internal/url').urlToHttpOptions(input);
  } else {
    callback = options;
    options = input;
    input = null;
  }
  if (typeof options === 'function') return [input || kEmptyObject, options];
  return [Object.assign(input || {}, options), callback];
}

function chooseAgent(options, defaultAgent) {
  const { agent } = options;
  if (agent === false) return new defaultAgent.constructor();
  if (agent === null || agent === undefined) return typeof options.createConnection === 'function' ? agent : defaultAgent;
  if (typeof agent.addRequest !== 'function') {
    throw new codes.ERR_INVALID_ARG_TYPE('options.agent', ['Agent-like Object', 'undefined', 'false'], agent);
  }
  return agent;
}

function checkMethod(method) {
  if (method === null || method === undefined) return 'GET';
  if (typeof method !== 'string') throw new codes.ERR_INVALID_ARG_TYPE('options.method', 'string', method);
  if (!method) return 'GET';
  if (!isToken(method)) throw new codes.ERR_INVALID_HTTP_TOKEN('Method', method);
  return method.toUpperCase();
}

function hasBodyByDefault(method) {
  switch (method) {
    case 'GET': case 'HEAD': case 'DELETE': case 'OPTIONS': case 'TRACE': case 'CONNECT': return false;
    default: return true;
  }
}

// The value of Host: an IPv6 address in brackets, the port where it is not the usual one.
function hostHeader(host, port, usual) {
  const first = host.indexOf(':');
  let text = host;
  if (first !== -1 && host.includes(':', first + 1) && host[0] !== '[') text = `[${host}]`;
  return port && +port !== usual ? `${text}:${port}` : text;
}

function setHeaders(req, options, host, port, usual) {
  const { headers } = options;
  if (Array.isArray(headers)) {
    req._storeHeader(`${req.method} ${req.path} HTTP/1.1\r\n`, headers);
    return;
  }
  if (headers) {
    for (const name of Object.keys(headers)) req.setHeader(name, headers[name]);
  }
  if (host && !req.getHeader('host') && (options.setHost === undefined || options.setHost)) {
    req.setHeader('Host', hostHeader(host, port, usual));
  }
  if (options.auth && !req.getHeader('Authorization')) {
    const { Buffer } = require('buffer');
    req.setHeader('Authorization', `Basic ${Buffer.from(options.auth).toString('base64')}`);
  }
  if (req.getHeader('expect')) {
    if (req._header) throw new codes.ERR_HTTP_HEADERS_SENT('render');
    req._storeHeader(`${req.method} ${req.path} HTTP/1.1\r\n`, req[kOutHeaders]);
  }
}

// A connection without an agent is used for one request.
function connectAlone(req, options) {
  req._last = true;
  req.shouldKeepAlive = false;
  if (options.path || options.socketPath) options = { ...options, path: options.socketPath || undefined };
  if (typeof options.createConnection !== 'function') {
    req.onSocket(net.createConnection(options));
    return;
  }
  let settled = false;
  const created = (err, socket) => {
    if (settled) return;
    settled = true;
    if (err) process.nextTick(() => exchange.emitError(req, err));
    else req.onSocket(socket);
  };
  try {
    const socket = options.createConnection(options, created);
    if (socket) created(null, socket);
  } catch (err) {
    created(err);
  }
}

function checkTarget(agent, options, defaultAgent) {
  if (options.path && notInPath.test(String(options.path))) throw new codes.ERR_UNESCAPED_CHARACTERS('Request path');
  const protocol = options.protocol || defaultAgent.protocol;
  const expected = agent?.protocol || defaultAgent.protocol;
  if (protocol !== expected) throw new codes.ERR_INVALID_PROTOCOL(protocol, expected);
  return protocol;
}

// Options that only the parser of the answer looks at.
function setParserOptions(req, options) {
  if (options.maxHeaderSize !== undefined) validateInteger(options.maxHeaderSize, 'maxHeaderSize', 0);
  req.maxHeaderSize = options.maxHeaderSize;
  if (options.insecureHTTPParser !== undefined) validateBoolean(options.insecureHTTPParser, 'options.insecureHTTPParser');
  req.insecureHTTPParser = options.insecureHTTPParser;
  if (options.joinDuplicateHeaders !== undefined) validateBoolean(options.joinDuplicateHeaders, 'options.joinDuplicateHeaders');
  req.joinDuplicateHeaders = options.joinDuplicateHeaders;
}

function ClientRequest(input, options, callback) {
  OutgoingMessage.call(this);
  [options, callback] = readArguments(input, options, callback);
  const defaultAgent = options._defaultAgent || Agent.globalAgent;
  const agent = this.agent = chooseAgent(options, defaultAgent);
  const protocol = checkTarget(agent, options, defaultAgent);
  const usual = options.defaultPort || agent?.defaultPort;
  const target = { __proto__: null, ...options };
  const port = target.port = options.port || usual || 80;
  const host = target.host = checkHost(options.hostname, 'hostname') || checkHost(options.host, 'host') || 'localhost';
  this.socketPath = options.socketPath;
  if (options.timeout !== undefined) this.timeout = exchange.duration(options.timeout, 'timeout');
  if (options.signal) {
    require('stream').addAbortSignal(options.signal, this);
    delete target.signal;
  }
  const method = this.method = checkMethod(options.method);
  setParserOptions(this, options);
  this.path = options.path || '/';
  if (callback) this.once('response', callback);
  this.useChunkedEncodingByDefault = hasBodyByDefault(method);
  this._ended = false;
  this.res = null;
  this.aborted = false;
  this.timeoutCb = null;
  this.upgradeOrConnect = false;
  this.parser = null;
  this.maxHeadersCount = null;
  this.reusedSocket = false;
  this.host = host;
  this.protocol = protocol;
  if (agent) {
    const reuses = agent.keepAlive || Number.isFinite(agent.maxSockets);
    this._last = !reuses;
    this.shouldKeepAlive = Boolean(reuses);
  }
  setHeaders(this, options, host, port, usual);
  this[kUniqueHeaders] = parseUniqueHeadersOption(options.uniqueHeaders);
  if (agent) agent.addRequest(this, target);
  else connectAlone(this, target);
}
inherit(ClientRequest, OutgoingMessage);

function emitAbort(req) {
  req.emit('abort');
}

function setSocketTimeout(socket, msecs) {
  if (socket.connecting) socket.once('connect', () => socket.setTimeout(msecs));
  else socket.setTimeout(msecs);
}

Object.assign(ClientRequest.prototype, {
  _finish() {
    OutgoingMessage.prototype._finish.call(this);
    publish('http.client.request.start', () => ({ request: this }));
  },

  _implicitHeader() {
    if (this._header) throw new codes.ERR_HTTP_HEADERS_SENT('render');
    this._storeHeader(`${this.method} ${this.path} HTTP/1.1\r\n`, this[kOutHeaders]);
  },

  abort() {
    if (this.aborted) return;
    this.aborted = true;
    process.nextTick(emitAbort, this);
    this.destroy();
  },

  destroy(err) {
    if (this.destroyed) return this;
    this.destroyed = true;
    if (this.res) this.res._dump();
    this[kError] = err;
    this.socket?.destroy(err);
    return this;
  },

  onSocket(socket, err) {
    process.nextTick(exchange.begin, this, socket, err);
  },

  // Calls a method of the socket when there is one that can be written to.
  _deferToConnect(method, args) {
    const call = () => {
      if (method) Reflect.apply(this.socket[method], this.socket, args);
    };
    const onSocket = () => {
      if (this.socket.writable) call();
      else this.socket.once('connect', call);
    };
    if (this.socket) onSocket();
    else this.once('socket', onSocket);
  },

  setTimeout(msecs, callback) {
    if (this._ended) return this;
    exchange.listenTimeout(this);
    msecs = exchange.duration(msecs, 'msecs');
    if (callback) this.once('timeout', callback);
    if (this.socket) setSocketTimeout(this.socket, msecs);
    else this.once('socket', (socket) => setSocketTimeout(socket, msecs));
    return this;
  },

  setNoDelay(noDelay) {
    this._deferToConnect('setNoDelay', [noDelay]);
  },

  setSocketKeepAlive(enable, initialDelay) {
    this._deferToConnect('setKeepAlive', [enable, initialDelay]);
  },

  clearTimeout(callback) {
    this.setTimeout(0, callback);
  },
});

module.exports = { ClientRequest };
