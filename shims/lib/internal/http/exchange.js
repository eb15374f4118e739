'use strict';

// A request on its connection: its bytes, the answer, and who gets the connection next
// (lib/_http_client.js at v20.20.2).

const assert = require('internal/assert');
const { kNeedDrain, publish } = require('internal/http');
const { HTTPParser, freeParser, isLenient, parsers, prepareError } = require('_http_common');

const kError = Symbol('kError');

function emitError(req, error) {
  publish('http.client.request.error', () => ({ request: req, error }));
  req.emit('error', error);
}

function hungUp(message) {
  const { ConnResetException } = require('internal/errors');
  return new ConnResetException(message);
}

// A delay of a timer, in ms.
function duration(msecs, name) {
  const { validateNumber } = require('internal/validators');
  validateNumber(msecs, name);
  if (msecs < 0 || !Number.isFinite(msecs)) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_OUT_OF_RANGE(name, 'a non-negative finite number', msecs);
  }
  if (msecs <= 2147483647) return msecs;
  process.emitWarning(`${msecs} does not fit into a 32-bit signed integer.\nTimer duration was truncated to 2147483647.`,
    'TimeoutOverflowWarning');
  return 2147483647;
}

function onDrain() {
  const req = this._httpMessage;
  if (req && !req.finished && req[kNeedDrain]) {
    req[kNeedDrain] = false;
    req.emit('drain');
  }
}

function finishParser(parser, req, socket) {
  parser.finish();
  freeParser(parser, req, socket);
}

function closeRequest(req) {
  req._closed = true;
  req.emit('close');
}

// Tells the request of an error of its connection, once.
function failOnce(req, makeError) {
  if (req.socket._hadError) return;
  req.socket._hadError = true;
  emitError(req, makeError());
}

function onClose() {
  const req = this._httpMessage;
  const { parser } = this; // listeners may free it
  const { res } = req;
  req.destroyed = true;
  if (res) {
    if (!res.complete) res.destroy(hungUp('aborted'));
    closeRequest(req);
    if (!res.aborted && res.readable) res.push(null);
  } else {
    failOnce(req, () => hungUp('socket hang up'));
    closeRequest(req);
  }
  if (req.outputData) req.outputData.length = 0;
  if (parser) finishParser(parser, req, this);
}

function onError(err) {
  const req = this._httpMessage;
  if (req) {
    req.socket._hadError = true;
    emitError(req, err);
  }
  if (this.parser) finishParser(this.parser, req, this);
  stopReading(this);
  this.destroy();
}

function onEnd() {
  const req = this._httpMessage;
  const { parser } = this;
  if (!req.res) failOnce(req, () => hungUp('socket hang up'));
  if (parser) finishParser(parser, req, this);
  this.destroy();
}

function stopReading(socket) {
  socket.removeListener('data', onData);
  socket.removeListener('end', onEnd);
}

function onData(bytes) {
  const req = this._httpMessage;
  const { parser } = this;
  assert(parser && parser.socket === this);
  const result = parser.execute(bytes);
  if (result instanceof Error) {
    prepareError(result, parser, bytes);
    freeParser(parser, req, this);
    stopReading(this);
    this.destroy();
    req.socket._hadError = true;
    emitError(req, result);
  } else if (parser.incoming?.upgrade) {
    upgrade(this, req, parser, bytes.slice(result));
  } else if (parser.incoming?.complete && !isInformational(parser.incoming.statusCode)) {
    stopReading(this);
    this.removeListener('drain', onDrain);
    freeParser(parser, req, this);
  }
}

// The answer was to CONNECT, or says that what follows is not HTTP.
function upgrade(socket, req, parser, head) {
  const res = req.res = parser.incoming;
  stopReading(socket);
  socket.removeListener('drain', onDrain);
  if (req.timeoutCb) socket.removeListener('timeout', req.timeoutCb);
  socket.removeListener('timeout', responseOnTimeout);
  finishParser(parser, req, socket);
  const event = req.method === 'CONNECT' ? 'connect' : 'upgrade';
  if (req.listenerCount(event) === 0) {
    socket.destroy();
    return;
  }
  req.upgradeOrConnect = true;
  socket.emit('agentRemove');
  socket.removeListener('close', onClose);
  socket.removeListener('error', onError);
  socket._httpMessage = null;
  socket.readableFlowing = null;
  req.emit(event, res, socket, head);
  req.destroyed = true;
  closeRequest(req);
}

// 1xx but 101: the answer proper follows.
function isInformational(status) {
  return status >= 100 && status < 200 && status !== 101;
}

function inform(req, res) {
  req.res = null;
  if (res.statusCode === 100) req.emit('continue');
  req.emit('information', {
    statusCode: res.statusCode,
    statusMessage: res.statusMessage,
    httpVersion: res.httpVersion,
    httpVersionMajor: res.httpVersionMajor,
    httpVersionMinor: res.httpVersionMinor,
    headers: res.headers,
    rawHeaders: res.rawHeaders,
  });
}

// The parser's onIncoming: the headers of an answer are complete.
function onResponse(res, keepAlive) {
  const { socket } = this;
  const req = socket._httpMessage;
  if (req.res) { // a second answer
    socket.destroy();
    return 0;
  }
  req.res = res;
  if (res.upgrade) return 2;
  if (req.method === 'CONNECT') {
    res.upgrade = true;
    return 2;
  }
  if (isInformational(res.statusCode)) {
    inform(req, res);
    return 1;
  }
  if (req.shouldKeepAlive && !keepAlive && !req.upgradeOrConnect) req.shouldKeepAlive = false;
  publish('http.client.response.finish', () => ({ request: req, response: res }));
  req.res = res;
  res.req = req;
  res.on('end', responseOnEnd);
  req.on('finish', requestOnFinish);
  socket.on('timeout', responseOnTimeout);
  if (req.aborted || !req.emit('response', res)) res._dump();
  if (req.method === 'HEAD') return 1;
  if (res.statusCode === 304) {
    res.complete = true;
    return 1;
  }
  return 0;
}

// The exchange is over: the connection is for the next request, after the listeners to 'end'.
function keepAlive(req) {
  const { socket } = req;
  if (req.timeoutCb) {
    socket.setTimeout(0, req.timeoutCb);
    req.timeoutCb = null;
  }
  socket.removeListener('close', onClose);
  socket.removeListener('error', onError);
  stopReading(socket);
  process.nextTick(setFree, req);
  req.destroyed = true;
  if (req.res) req.res.socket = null;
}

function setFree(req) {
  closeRequest(req);
  if (req.socket) req.socket.emit('free');
}

function responseOnEnd() {
  const { req } = this;
  const { socket } = req;
  if (socket) {
    if (req.timeoutCb) socket.removeListener('timeout', emitTimeout);
    socket.removeListener('timeout', responseOnTimeout);
  }
  req._ended = true;
  if (!req.shouldKeepAlive) {
    if (socket.writable) {
      if (typeof socket.destroySoon === 'function') socket.destroySoon();
      else socket.end();
    }
    assert(!socket.writable);
  } else if (req.writableFinished && !this.aborted) {
    assert(req.finished);
    keepAlive(req);
  }
}

function responseOnTimeout() {
  const res = this._httpMessage?.res;
  if (res) res.emit('timeout');
}

// The answer may be over before the request is.
function requestOnFinish() {
  if (this.shouldKeepAlive && this._ended) keepAlive(this);
}

function emitTimeout() {
  const req = this._httpMessage;
  if (req) req.emit('timeout');
}

// Makes 'timeout' of the socket one of the request.
function listenTimeout(req) {
  if (req.timeoutCb) return;
  req.timeoutCb = emitTimeout;
  if (req.socket) req.socket.once('timeout', emitTimeout);
  else req.on('socket', (socket) => socket.once('timeout', emitTimeout));
}

function attach(req, socket) {
  const parser = parsers.alloc();
  req.socket = socket;
  const lenient = req.insecureHTTPParser === undefined ? isLenient() : req.insecureHTTPParser;
  parser.initialize(HTTPParser.RESPONSE, req.maxHeaderSize || 0, lenient);
  parser.socket = socket;
  parser.outgoing = req;
  req.parser = parser;
  socket.parser = parser;
  socket._httpMessage = req;
  if (typeof req.maxHeadersCount === 'number') parser.maxHeaderPairs = req.maxHeadersCount << 1;
  parser.joinDuplicateHeaders = req.joinDuplicateHeaders;
  parser.onIncoming = onResponse;
  socket.on('error', onError);
  socket.on('data', onData);
  socket.on('end', onEnd);
  socket.on('close', onClose);
  socket.on('drain', onDrain);
  if (req.timeout !== undefined || req.agent?.options?.timeout) listenTimeout(req);
  req.emit('socket', socket);
}

function abandon(req, err) {
  if (!req.aborted && !err) err = hungUp('socket hang up');
  if (err) emitError(req, err);
  closeRequest(req);
}

// A tick after the request has got a connection, or an error instead of one.
function begin(req, socket, err) {
  if (!req.destroyed && !err) {
    attach(req, socket);
    req._flush();
    return;
  }
  req.destroyed = true;
  if (!socket) {
    abandon(req, err || req[kError]);
  } else if (!err && req.agent && !socket.destroyed) {
    socket.emit('free');
    abandon(req, err || req[kError]);
  } else {
    require('stream').finished(socket.destroy(err || req[kError]), (e) => {
      abandon(req, e?.code === 'ERR_STREAM_PREMATURE_CLOSE' ? err : e || err);
    });
  }
}

module.exports = { begin, duration, emitError, kError, listenTimeout };
