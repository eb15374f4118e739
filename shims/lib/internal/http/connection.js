'use strict';

// One connection of an http.Server: from bytes to requests and from answers to bytes
// (lib/_http_server.js at v20.20.2).

const net = require('net');
const {
  HTTPParser, continueExpression, freeParser, isLenient, parsers, prepareError,
} = require('_http_common');
const { kUniqueHeaders } = require('_http_outgoing');
const { kNeedDrain, publish } = require('internal/http');
const { codes } = require('internal/errors');

const kServerResponse = Symbol('ServerResponse');

const STATUS_CODES = internalBinding('http_parser').statusCodes();

// How much longer than announced an idle connection is kept, in ms.
const keepAliveSlack = 1000;

const noop = () => {};

function emitClose(res) {
  if (res._closed) return;
  res.destroyed = true;
  res._closed = true;
  res.emit('close');
}

function shortAnswer(status) {
  return require('buffer').Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`, 'latin1');
}

function statusFor(err) {
  switch (err.code) {
    case 'HPE_HEADER_OVERFLOW': return 431;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW': return 413;
    case 'ERR_HTTP_REQUEST_TIMEOUT': return 408;
    default: return 400;
  }
}

// Listens to 'error' of the socket; also called for what cannot be parsed.
function socketOnError(err) {
  this.removeListener('error', socketOnError);
  if (this.listenerCount('error', noop) === 0) this.on('error', noop);
  if (this.server.emit('clientError', err, this)) return;
  if (this.writable && (!this._httpMessage || !this._httpMessage._headerSent)) this.write(shortAnswer(statusFor(err)));
  this.destroy(err);
}

function onRequestTimeout(socket) {
  socketOnError.call(socket, new codes.ERR_HTTP_REQUEST_TIMEOUT());
}

function socketOnTimeout() {
  const req = this.parser?.incoming;
  const heard = [
    req && !req.complete && req.emit('timeout', this),
    this._httpMessage && this._httpMessage.emit('timeout', this),
    this.server.emit('timeout', this),
  ];
  if (!heard.some(Boolean)) this.destroy();
}

// The bytes go from the handle to the parser, so the stream only says whether they are wanted.
function onSocketResume() {
  if (this._paused) {
    this.pause();
  } else if (this._handle && !this._handle.reading) {
    this._handle.reading = true;
    this._handle.readStart();
  }
}

function onSocketPause() {
  if (this._handle?.reading) {
    this._handle.reading = false;
    this._handle.readStop();
  }
}

function unconsume(parser, socket) {
  if (!socket._handle) return;
  if (parser._consumed) parser.unconsume();
  parser._consumed = false;
  socket.removeListener('pause', onSocketPause);
  socket.removeListener('resume', onSocketResume);
}

// A program that listens to the bytes of the socket gets them again.
function listening(method) {
  return function socketListenerWrap(event, listener) {
    const result = net.Socket.prototype[method].call(this, event, listener);
    if (!this.parser) {
      this.on = net.Socket.prototype.on;
      this.addListener = net.Socket.prototype.addListener;
      this.prependListener = net.Socket.prototype.prependListener;
    } else if (event === 'data' || event === 'readable') {
      unconsume(this.parser, this);
    }
    return result;
  };
}

function refuseEncoding() {
  throw new codes.ERR_HTTP_SOCKET_ENCODING();
}

function clearIncoming(req) {
  req = req || this;
  const parser = req.socket?.parser;
  if (!parser || parser.incoming !== req) return;
  if (req.readableEnded) parser.incoming = null;
  else req.on('end', clearIncoming);
}

class Connection {
  constructor(server, socket, parser) {
    this.server = server;
    this.socket = socket;
    this.parser = parser;
    this.onData = this.data.bind(this);
    this.onEnd = this.end.bind(this);
    this.onClose = this.close.bind(this);
    this.onDrain = this.drain.bind(this);
    this.outgoing = []; // answers that wait for their turn
    this.incoming = []; // requests whose answers are not finished
    this.outgoingData = 0; // bytes of answers that wait
    this.requestsCount = 0;
    this.keepAliveTimeoutSet = false;
  }

  listen() {
    const { parser, socket } = this;
    socket.on('data', this.onData);
    socket.on('error', socketOnError);
    socket.on('end', this.onEnd);
    socket.on('close', this.onClose);
    socket.on('drain', this.onDrain);
    parser.onIncoming = this.request.bind(this);
    socket.on('resume', onSocketResume);
    socket.on('pause', onSocketPause);
    socket.on = listening('on');
    socket.addListener = listening('addListener');
    socket.prependListener = listening('prependListener');
    socket.setEncoding = refuseEncoding;
    const handle = socket._handle;
    if (handle?.isStreamBase && !handle._consumed) {
      parser._consumed = true;
      handle._consumed = true;
      parser.consume(handle, (result) => {
        socket._unrefTimer();
        this.parsed(result, undefined);
      });
    }
    socket._paused = false;
  }

  data(bytes) {
    require('internal/assert')(!this.socket._paused);
    this.parsed(this.parser.execute(bytes), bytes);
  }

  end() {
    const { server, socket } = this;
    const result = this.parser.finish();
    if (result instanceof Error) socketOnError.call(socket, result);
    else if (!server.httpAllowHalfOpen) socket.end();
    else if (this.outgoing.length) this.outgoing[this.outgoing.length - 1]._last = true;
    else if (socket._httpMessage) socket._httpMessage._last = true;
    else socket.end();
  }

  close() {
    freeParser(this.socket.parser, null, this.socket);
    while (this.incoming.length) {
      const { ConnResetException } = require('internal/errors');
      this.incoming.shift().destroy(new ConnResetException('aborted'));
    }
  }

  drain() {
    const { socket } = this;
    if (socket._paused && this.outgoingData <= socket.writableHighWaterMark) {
      socket._paused = false;
      if (socket.parser) socket.parser.resume();
      socket.resume();
    }
    const res = socket._httpMessage;
    if (res && !res.finished && res[kNeedDrain]) {
      res[kNeedDrain] = false;
      res.emit('drain');
    }
  }

  // Bytes have been parsed: result is how many, or why not.
  parsed(result, bytes) {
    const { parser, socket } = this;
    if (result instanceof Error) {
      prepareError(result, parser, bytes);
      socketOnError.call(socket, result);
    } else if (parser.incoming?.upgrade) {
      this.upgrade(parser.incoming, (bytes || parser.getCurrentBuffer()).slice(result));
    } else if (parser.incoming?.method === 'PRI') {
      socket.destroy();
    }
    if (socket._paused && socket.parser) socket.parser.pause();
  }

  // What follows on the connection is not HTTP.
  upgrade(req, head) {
    const { parser, server, socket } = this;
    socket.removeListener('data', this.onData);
    socket.removeListener('end', this.onEnd);
    socket.removeListener('close', this.onClose);
    socket.removeListener('drain', this.onDrain);
    socket.removeListener('error', socketOnError);
    socket.removeListener('timeout', socketOnTimeout);
    unconsume(parser, socket);
    parser.finish();
    freeParser(parser, req, socket);
    const event = req.method === 'CONNECT' ? 'connect' : 'upgrade';
    if (event === 'connect' && server.listenerCount('connect') === 0) {
      socket.destroy();
      return;
    }
    socket.readableFlowing = null;
    server.emit(event, req, socket, head);
  }

  // The headers of a request are complete.
  request(req, keepAlive) {
    const { server, socket } = this;
    if (this.keepAliveTimeoutSet) {
      socket.setTimeout(server.timeout || 0);
      this.keepAliveTimeoutSet = false;
    }
    if (req.upgrade) {
      req.upgrade = req.method === 'CONNECT' || server.listenerCount('upgrade') > 0;
      if (req.upgrade) return 2;
    }
    this.incoming.push(req);
    if (!socket._paused && (socket._writableState.needDrain || this.outgoingData >= socket.writableHighWaterMark)) {
      socket._paused = true;
      socket.pause();
    }
    const res = this.answer(req, keepAlive);
    publish('http.server.request.start', () => ({ request: req, response: res, socket, server }));
    if (socket._httpMessage) this.outgoing.push(res);
    else res.assignSocket(socket);
    res.on('finish', this.finished.bind(this, req, res));
    if (!this.handled(req, res)) server.emit('request', req, res);
    return 0;
  }

  answer(req, keepAlive) {
    const { server, socket } = this;
    const res = new server[kServerResponse](req, {
      highWaterMark: socket.writableHighWaterMark,
      rejectNonStandardBodyWrites: server.rejectNonStandardBodyWrites,
    });
    res._keepAliveTimeout = server.keepAliveTimeout;
    res._maxRequestsPerSocket = server.maxRequestsPerSocket;
    res._onPendingData = (delta) => {
      this.outgoingData += delta;
      this.drain();
    };
    res.shouldKeepAlive = keepAlive;
    res[kUniqueHeaders] = server[kUniqueHeaders];
    return res;
  }

  // Requests that are not, or not only, for 'request'.
  handled(req, res) {
    const { server, socket } = this;
    if (req.httpVersionMajor !== 1 || req.httpVersionMinor !== 1) return false;
    if (server.requireHostHeader && req.headers.host === undefined) {
      res.writeHead(400, ['Connection', 'close']);
      res.end();
      return true;
    }
    const max = server.maxRequestsPerSocket;
    if (typeof max === 'number' && max > 0) {
      this.requestsCount++;
      res.maxRequestsOnConnectionReached = max <= this.requestsCount;
      if (max < this.requestsCount) {
        server.emit('dropRequest', req, socket);
        res.writeHead(503);
        res.end();
        return true;
      }
    }
    return req.headers.expect !== undefined && this.expected(req, res);
  }

  expected(req, res) {
    const { server } = this;
    if (!continueExpression.test(req.headers.expect)) {
      if (server.listenerCount('checkExpectation') > 0) {
        server.emit('checkExpectation', req, res);
      } else {
        res.writeHead(417);
        res.end();
      }
      return true;
    }
    res._expect_continue = true;
    if (server.listenerCount('checkContinue') > 0) {
      server.emit('checkContinue', req, res);
    } else {
      res.writeContinue();
      server.emit('request', req, res);
    }
    return true;
  }

  // An answer has been given to the socket entirely.
  finished(req, res) {
    const { server, socket } = this;
    publish('http.server.response.finish', () => ({ request: req, response: res, socket, server }));
    require('internal/assert')(this.incoming.length === 0 || this.incoming[0] === req);
    this.incoming.shift();
    if (!req._consuming && !req._readableState.resumeScheduled) req._dump();
    res.detachSocket(socket);
    clearIncoming(req);
    process.nextTick(emitClose, res);
    if (res._last) {
      if (typeof socket.destroySoon === 'function') socket.destroySoon();
      else socket.end();
    } else if (this.outgoing.length) {
      this.outgoing.shift().assignSocket(socket);
    } else if (server.keepAliveTimeout && typeof socket.setTimeout === 'function') {
      socket.setTimeout(server.keepAliveTimeout + keepAliveSlack);
      this.keepAliveTimeoutSet = true;
    }
  }
}

// open makes socket a connection of server. connections is the list that it is added to.
function open(server, socket, connections) {
  socket.server = server;
  if (server.timeout && typeof socket.setTimeout === 'function') socket.setTimeout(server.timeout);
  socket.on('timeout', socketOnTimeout);
  const parser = parsers.alloc();
  const lenient = server.insecureHTTPParser === undefined ? isLenient() : server.insecureHTTPParser;
  parser.initialize(HTTPParser.REQUEST, server.maxHeaderSize || 0, lenient, connections);
  parser.socket = socket;
  socket.parser = parser;
  if (typeof server.maxHeadersCount === 'number') parser.maxHeaderPairs = server.maxHeadersCount << 1;
  new Connection(server, socket, parser).listen();
}

module.exports = { STATUS_CODES, emitClose, kServerResponse, onRequestTimeout, open };
