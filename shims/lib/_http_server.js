'use strict';

// http.Server and http.ServerResponse (lib/_http_server.js at v20.20.2). What happens on a connection is
// in internal/http/connection.

const net = require('net');
const { captureRejectionSymbol } = require('events');
const { codes } = require('internal/errors');
const { inherit, kOutHeaders } = require('internal/http');
const { OutgoingMessage, kUniqueHeaders, parseUniqueHeadersOption } = require('_http_outgoing');
const {
  chunkExpression, kIncomingMessage, _checkInvalidHeaderChar: isInvalid,
} = require('_http_common');
const { IncomingMessage } = require('_http_incoming');
const { SymbolAsyncDispose, kEmptyObject } = require('internal/util');
const { validateBoolean, validateInteger, validateObject } = require('internal/validators');
const connection = require('internal/http/connection');

const { STATUS_CODES, kServerResponse } = connection;
const kConnections = Symbol('http.server.connections');
const kConnectionsCheckingInterval = Symbol('http.server.connectionsCheckingInterval');

function ServerResponse(req, options) {
  OutgoingMessage.call(this, options);
  if (req.method === 'HEAD') this._hasBody = false;
  this.req = req;
  this.sendDate = true;
  this._sent100 = false;
  this._expect_continue = false;
  if (req.httpVersionMajor < 1 || req.httpVersionMinor < 1) {
    this.useChunkedEncodingByDefault = chunkExpression.test(req.headers.te);
    this.shouldKeepAlive = false;
  }
}
inherit(ServerResponse, OutgoingMessage);

// The socket has closed. A listener that was called before this one may have taken the answer away.
function onServerResponseClose() {
  if (this._httpMessage) connection.emitClose(this._httpMessage);
}

function bodyless(status) {
  return status === 204 || status === 304 || status >= 100 && status <= 199;
}

// Headers given to writeHead are added to those that were set.
function addToSet(res, headers) {
  if (Array.isArray(headers)) {
    if (headers.length % 2 !== 0) throw new codes.ERR_INVALID_ARG_VALUE('headers', headers);
    for (let i = 0; i < headers.length; i += 2) {
      if (headers[i]) res.setHeader(headers[i], headers[i + 1]);
    }
  } else if (headers) {
    for (const name of Object.keys(headers)) {
      if (name) res.setHeader(name, headers[name]);
    }
  }
}

function writeHead(statusCode, reason, obj) {
  if (this._header) throw new codes.ERR_HTTP_HEADERS_SENT('write');
  const status = statusCode | 0;
  if (status < 100 || status > 999) throw new codes.ERR_HTTP_INVALID_STATUS_CODE(statusCode);
  if (typeof reason === 'string') {
    this.statusMessage = reason;
  } else {
    if (!this.statusMessage) this.statusMessage = STATUS_CODES[status] || 'unknown';
    obj = obj ?? reason;
  }
  this.statusCode = status;
  if (this[kOutHeaders]) {
    addToSet(this, obj);
    obj = this[kOutHeaders];
  }
  if (isInvalid(this.statusMessage)) throw new codes.ERR_INVALID_CHAR('statusMessage');
  if (bodyless(status)) this._hasBody = false;
  if (this._expect_continue && !this._sent100) this.shouldKeepAlive = false; // a body may come all the same
  this._storeHeader(`HTTP/1.1 ${status} ${this.statusMessage}\r\n`, obj);
  return this;
}

Object.assign(ServerResponse.prototype, {
  _finish() {
    OutgoingMessage.prototype._finish.call(this);
  },
  statusCode: 200,
  statusMessage: undefined,

  assignSocket(socket) {
    if (socket._httpMessage) throw new codes.ERR_HTTP_SOCKET_ASSIGNED();
    socket._httpMessage = this;
    socket.on('close', onServerResponseClose);
    this.socket = socket;
    this.emit('socket', socket);
    this._flush();
  },

  detachSocket(socket) {
    require('internal/assert')(socket._httpMessage === this);
    socket.removeListener('close', onServerResponseClose);
    socket._httpMessage = null;
    this.socket = null;
  },

  writeContinue(callback) {
    this._writeRaw('HTTP/1.1 100 Continue\r\n\r\n', 'ascii', callback);
    this._sent100 = true;
  },

  writeProcessing(callback) {
    this._writeRaw('HTTP/1.1 102 Processing\r\n\r\n', 'ascii', callback);
  },

  writeEarlyHints(hints, callback) {
    validateObject(hints, 'hints');
    if (hints.link === null || hints.link === undefined) return;
    const link = require('internal/validators').validateLinkHeaderValue(hints.link);
    if (link.length === 0) return;
    let head = `HTTP/1.1 103 Early Hints\r\nLink: ${link}\r\n`;
    for (const key of Object.keys(hints)) {
      if (key !== 'link') head += `${key}: ${hints[key]}\r\n`;
    }
    this._writeRaw(`${head}\r\n`, 'ascii', callback);
  },

  _implicitHeader() {
    this.writeHead(this.statusCode);
  },

  writeHead,
  writeHeader: writeHead,
});

function integerOption(options, name, fallback) {
  if (options[name] === undefined) return fallback;
  validateInteger(options[name], name, 0);
  return options[name];
}

// Called with the server as this; https.Server calls it, too.
function storeHTTPOptions(options) {
  this[kIncomingMessage] = options.IncomingMessage || IncomingMessage;
  this[kServerResponse] = options.ServerResponse || ServerResponse;
  this.maxHeaderSize = integerOption(options, 'maxHeaderSize', undefined);
  if (options.insecureHTTPParser !== undefined) validateBoolean(options.insecureHTTPParser, 'options.insecureHTTPParser');
  this.insecureHTTPParser = options.insecureHTTPParser;
  this.requestTimeout = integerOption(options, 'requestTimeout', 300000);
  this.headersTimeout = integerOption(options, 'headersTimeout', Math.min(60000, this.requestTimeout));
  if (this.requestTimeout > 0 && this.headersTimeout > 0 && this.headersTimeout > this.requestTimeout) {
    throw new codes.ERR_OUT_OF_RANGE('headersTimeout', '<= requestTimeout', options.headersTimeout);
  }
  this.keepAliveTimeout = integerOption(options, 'keepAliveTimeout', 5000);
  this.connectionsCheckingInterval = integerOption(options, 'connectionsCheckingInterval', 30000);
  if (options.requireHostHeader !== undefined) validateBoolean(options.requireHostHeader, 'options.requireHostHeader');
  this.requireHostHeader = options.requireHostHeader ?? true;
  if (options.joinDuplicateHeaders !== undefined) validateBoolean(options.joinDuplicateHeaders, 'options.joinDuplicateHeaders');
  this.joinDuplicateHeaders = options.joinDuplicateHeaders;
  if (options.rejectNonStandardBodyWrites !== undefined) {
    validateBoolean(options.rejectNonStandardBodyWrites, 'options.rejectNonStandardBodyWrites');
  }
  this.rejectNonStandardBodyWrites = options.rejectNonStandardBodyWrites ?? false;
}

// Ends requests that take too long.
function checkConnections() {
  if (this.headersTimeout === 0 && this.requestTimeout === 0) return;
  for (const parser of this[kConnections].expired(this.headersTimeout, this.requestTimeout)) {
    if (parser.socket) connection.onRequestTimeout(parser.socket);
  }
}

// Listens to 'listening', with the server as this.
function setupConnectionsTracking() {
  const { clearInterval, setInterval } = require('timers');
  if (!this[kConnections]) this[kConnections] = new (internalBinding('http_parser').ConnectionsList)();
  if (this[kConnectionsCheckingInterval]) clearInterval(this[kConnectionsCheckingInterval]);
  this[kConnectionsCheckingInterval] = setInterval(checkConnections.bind(this), this.connectionsCheckingInterval).unref();
}

function httpServerPreClose(server) {
  server.closeIdleConnections();
  require('timers').clearInterval(server[kConnectionsCheckingInterval]);
}

function connectionListener(socket) {
  connection.open(this, socket, this[kConnections]);
}

function Server(options, requestListener) {
  if (!(this instanceof Server)) return new Server(options, requestListener);
  if (typeof options === 'function') {
    requestListener = options;
    options = kEmptyObject;
  } else if (options == null) {
    options = kEmptyObject;
  } else {
    validateObject(options, 'options');
  }
  storeHTTPOptions.call(this, options);
  net.Server.call(this, {
    allowHalfOpen: true,
    noDelay: options.noDelay ?? true,
    keepAlive: options.keepAlive,
    keepAliveInitialDelay: options.keepAliveInitialDelay,
    highWaterMark: options.highWaterMark,
  });
  if (requestListener) this.on('request', requestListener);
  this.httpAllowHalfOpen = false;
  this.on('connection', connectionListener);
  this.on('listening', setupConnectionsTracking);
  this.timeout = 0;
  this.maxHeadersCount = null;
  this.maxRequestsPerSocket = 0;
  this[kUniqueHeaders] = parseUniqueHeadersOption(options.uniqueHeaders);
}
inherit(Server, net.Server);

function onRejection(err, event, ...args) {
  if (event !== 'request') {
    net.Server.prototype[captureRejectionSymbol].call(this, err, event, ...args);
    return;
  }
  const res = args[1];
  if (res.headersSent || res.writableEnded) {
    res.destroy();
    return;
  }
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  res.statusCode = 500;
  res.end(STATUS_CODES[500]);
}

Object.assign(Server.prototype, {
  close() {
    httpServerPreClose(this);
    Reflect.apply(net.Server.prototype.close, this, arguments);
    return this;
  },

  async [SymbolAsyncDispose]() {
    return require('internal/util').promisify(this.close).call(this);
  },

  closeAllConnections() {
    if (!this[kConnections]) return;
    for (const parser of this[kConnections].all()) parser.socket.destroy();
  },

  closeIdleConnections() {
    if (!this[kConnections]) return;
    for (const { socket } of this[kConnections].idle()) {
      if (!socket._httpMessage || socket._httpMessage.finished) socket.destroy();
    }
  },

  setTimeout(msecs, callback) {
    this.timeout = msecs;
    if (callback) this.on('timeout', callback);
    return this;
  },

  [captureRejectionSymbol]: onRejection,
});

module.exports = {
  STATUS_CODES,
  Server,
  ServerResponse,
  setupConnectionsTracking,
  storeHTTPOptions,
  _connectionListener: connectionListener,
  kServerResponse,
  httpServerPreClose,
  kConnectionsCheckingInterval,
};
