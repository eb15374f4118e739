'use strict';

// http.IncomingMessage: a request on the server, an answer on the client (lib/_http_incoming.js at
// v20.20.2).

const { Readable } = require('stream');
const { accessors, inherit } = require('internal/http');

const kHeaders = Symbol('kHeaders');
const kHeadersDistinct = Symbol('kHeadersDistinct');
const kHeadersCount = Symbol('kHeadersCount');
const kTrailers = Symbol('kTrailers');
const kTrailersDistinct = Symbol('kTrailersDistinct');
const kTrailersCount = Symbol('kTrailersCount');

function readStart(socket) {
  if (socket && !socket._paused && socket.readable) socket.resume();
}

function readStop(socket) {
  if (socket) socket.pause();
}

function IncomingMessage(socket) {
  Readable.call(this, socket ? { highWaterMark: socket.readableHighWaterMark } : undefined);
  this._readableState.readingMore = true; // nothing is read before somebody asks

  this.socket = socket;
  this.httpVersionMajor = null;
  this.httpVersionMinor = null;
  this.httpVersion = null;
  this.complete = false;
  this[kHeaders] = null;
  this[kHeadersCount] = 0;
  this.rawHeaders = [];
  this[kTrailers] = null;
  this[kTrailersCount] = 0;
  this.rawTrailers = [];
  this.joinDuplicateHeaders = false;
  this.aborted = false;
  this.upgrade = null;
  this.url = '';
  this.method = null;
  this.statusCode = null;
  this.statusMessage = null;
  this.client = socket;
  this._consuming = false;
  this._dumped = false;
}
inherit(IncomingMessage, Readable);

// An accessor for the object made of raw lines when it is first asked for.
function collection(kept, raw, count, add, make) {
  return [function() {
    if (!this[kept]) {
      const all = this[kept] = make();
      const lines = this[raw];
      for (let i = 0; i < this[count]; i += 2) this[add](lines[i], lines[i + 1], all);
    }
    return this[kept];
  }, function(value) {
    this[kept] = value;
  }];
}

const plain = () => ({});
const bare = () => ({ __proto__: null });

accessors(IncomingMessage.prototype, {
  connection: [function() {
    return this.socket;
  }, function(socket) {
    this.socket = socket;
  }],
  headers: collection(kHeaders, 'rawHeaders', kHeadersCount, '_addHeaderLine', plain),
  headersDistinct: collection(kHeadersDistinct, 'rawHeaders', kHeadersCount, '_addHeaderLineDistinct', bare),
  trailers: collection(kTrailers, 'rawTrailers', kTrailersCount, '_addHeaderLine', plain),
  trailersDistinct: collection(kTrailersDistinct, 'rawTrailers', kTrailersCount, '_addHeaderLineDistinct', bare),
});

// What a second header of the same name does.
function duplicates(name) {
  switch (name) {
    case 'age': case 'authorization': case 'content-length': case 'content-type': case 'etag': case 'expires':
    case 'from': case 'host': case 'if-modified-since': case 'if-unmodified-since': case 'last-modified':
    case 'location': case 'max-forwards': case 'proxy-authorization': case 'referer': case 'retry-after':
    case 'server': case 'user-agent': return 'first';
    case 'set-cookie': return 'list';
    case 'cookie': return '; ';
    default: return ', ';
  }
}

// An error is passed on only where somebody listens.
function settle(message, err, callback) {
  if (message.listenerCount('error') === 0) callback();
  else callback(err);
}

Object.assign(IncomingMessage.prototype, {
  setTimeout(msecs, callback) {
    if (callback) this.on('timeout', callback);
    this.socket.setTimeout(msecs);
    return this;
  },

  // The parser fills the buffer by itself; the socket only has to flow.
  _read(n) {
    if (!this._consuming) {
      this._readableState.readingMore = false;
      this._consuming = true;
    }
    if (this.socket.readable) readStart(this.socket);
  },

  _destroy(err, callback) {
    if (!this.readableEnded || !this.complete) {
      this.aborted = true;
      this.emit('aborted');
    }
    const { socket } = this;
    if (!socket || socket.destroyed || !this.aborted) {
      process.nextTick(settle, this, err, callback);
      return;
    }
    socket.destroy(err);
    const stop = require('stream').finished(socket, (e) => {
      stop();
      process.nextTick(settle, this, e?.code === 'ERR_STREAM_PREMATURE_CLOSE' ? err : e || err, callback);
    });
  },

  _addHeaderLines(lines, n) {
    if (!lines || !lines.length) return;
    let kept;
    if (this.complete) {
      this.rawTrailers = lines;
      this[kTrailersCount] = n;
      kept = this[kTrailers];
    } else {
      this.rawHeaders = lines;
      this[kHeadersCount] = n;
      kept = this[kHeaders];
    }
    if (!kept) return;
    for (let i = 0; i < n; i += 2) this._addHeaderLine(lines[i], lines[i + 1], kept);
  },

  _addHeaderLine(field, value, all) {
    const name = field.toLowerCase();
    const rule = duplicates(name);
    if (rule === 'list') {
      if (all[name] === undefined) all[name] = [value];
      else all[name].push(value);
    } else if (rule === 'first') {
      if (all[name] === undefined) all[name] = value;
      else if (this.joinDuplicateHeaders) all[name] += `, ${value}`;
    } else if (typeof all[name] === 'string') {
      all[name] += rule + value;
    } else {
      all[name] = value;
    }
  },

  _addHeaderLineDistinct(field, value, all) {
    const name = field.toLowerCase();
    if (all[name]) all[name].push(value);
    else all[name] = [value];
  },

  // Reads what is left of the body and drops it.
  _dump() {
    if (this._dumped) return;
    this._dumped = true;
    this.removeAllListeners('data');
    this.resume();
  },
});

module.exports = { IncomingMessage, readStart, readStop };
