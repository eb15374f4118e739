'use strict';

// What server and client have in common: the parser's callbacks (lib/_http_common.js at v20.20.2).

const { HTTPParser, methods, setCallbacks } = internalBinding('http_parser');
const { IncomingMessage, readStart, readStop } = require('_http_incoming');

const kIncomingMessage = Symbol('IncomingMessage');

// Two entries for each header line.
const maxHeaderPairs = 2000;

// Lines that come before the headers are complete, because there are many, and trailers.
function onLines(lines, url) {
  if (this.maxHeaderPairs <= 0 || this._headers.length < this.maxHeaderPairs) this._headers.push(...lines);
  this._url += url;
}

function onHeadersComplete(major, minor, lines, method, url, status, statusMessage, upgrade, keepAlive) {
  const { socket } = this;
  if (lines === undefined) {
    lines = this._headers;
    this._headers = [];
  }
  if (url === undefined) {
    url = this._url;
    this._url = '';
  }
  const Message = socket?.server?.[kIncomingMessage] || IncomingMessage;
  const message = this.incoming = new Message(socket);
  message.httpVersionMajor = major;
  message.httpVersionMinor = minor;
  message.httpVersion = `${major}.${minor}`;
  message.joinDuplicateHeaders = socket?.server?.joinDuplicateHeaders || this.joinDuplicateHeaders;
  message.url = url;
  message.upgrade = upgrade;
  const limit = this.maxHeaderPairs;
  message._addHeaderLines(lines, limit > 0 ? Math.min(lines.length, limit) : lines.length);
  if (method !== undefined) {
    message.method = method;
  } else {
    message.statusCode = status;
    message.statusMessage = statusMessage;
  }
  return this.onIncoming(message, keepAlive);
}

function onBody(bytes) {
  const message = this.incoming;
  if (message === null || message._dumped) return;
  if (!message.push(bytes)) readStop(this.socket);
}

function onMessageComplete() {
  const message = this.incoming;
  if (message !== null) {
    message.complete = true;
    const trailers = this._headers;
    if (trailers.length) {
      message._addHeaderLines(trailers, trailers.length);
      this._headers = [];
      this._url = '';
    }
    message.push(null);
  }
  readStart(this.socket);
}

setCallbacks(onLines, onHeadersComplete, onBody, onMessageComplete, (bytes) => require('buffer').Buffer.from(bytes));

function clean(parser) {
  parser._headers = [];
  parser._url = '';
  parser.socket = null;
  parser.incoming = null;
  parser.outgoing = null;
  parser.maxHeaderPairs = maxHeaderPairs;
  parser._consumed = false;
  parser.onIncoming = null;
  parser.joinDuplicateHeaders = null;
}

// Node keeps parsers for later use. Nobody can tell, and one that is used again would tie requests to
// each other that have nothing in common; so each connection gets a new one.
const parsers = {
  name: 'parsers',
  max: 1000,
  list: [],
  alloc() {
    const parser = new HTTPParser();
    clean(parser);
    return parser;
  },
  free(parser) {
    return true;
  },
};

function freeParser(parser, req, socket) {
  if (parser) {
    if (parser._consumed) parser.unconsume();
    clean(parser);
    parser.remove();
    parser.free();
  }
  if (req) req.parser = null;
  if (socket) socket.parser = null;
}

const token = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
const notInValue = /[^\t\x20-\x7e\x80-\xff]/;

// Completes an error that the parser has returned.
function prepareError(err, parser, rawPacket) {
  err.rawPacket = rawPacket || parser.getCurrentBuffer();
  if (typeof err.reason === 'string') err.message = `Parse Error: ${err.reason}`;
}

module.exports = {
  _checkInvalidHeaderChar(value) {
    return notInValue.test(value);
  },
  _checkIsHttpToken(name) {
    return token.test(name);
  },
  chunkExpression: /(?:^|\W)chunked(?:$|\W)/i,
  continueExpression: /(?:^|\W)100-continue(?:$|\W)/i,
  CRLF: '\r\n',
  freeParser,
  methods: methods(),
  parsers,
  kIncomingMessage,
  HTTPParser,
  isLenient() {
    return false; // there is no --insecure-http-parser
  },
  prepareError,
};
