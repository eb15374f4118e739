'use strict';

// Duplex: a Readable by its prototype, with the methods of Writable copied in
// (lib/internal/streams/duplex.js at v20.20.2).

const { Stream } = require('internal/streams/legacy');
const Readable = require('internal/streams/readable');
const Writable = require('internal/streams/writable');
const { construct } = require('internal/streams/destroy');
const { kOnConstructed } = require('internal/streams/state');

function Duplex(options) {
  if (!(this instanceof Duplex)) return new Duplex(options);

  this._events ??= {
    close: undefined, error: undefined, prefinish: undefined, finish: undefined, drain: undefined, data: undefined,
    end: undefined, readable: undefined,
  };
  this._readableState = new Readable.ReadableState(options, this, true);
  this._writableState = new Writable.WritableState(options, this, true);
  if (options) {
    this.allowHalfOpen = options.allowHalfOpen !== false;
    if (options.readable === false) closeReadable(this._readableState);
    if (options.writable === false) closeWritable(this._writableState);
    if (typeof options.read === 'function') this._read = options.read;
    if (typeof options.write === 'function') this._write = options.write;
    if (typeof options.writev === 'function') this._writev = options.writev;
    if (typeof options.destroy === 'function') this._destroy = options.destroy;
    if (typeof options.final === 'function') this._final = options.final;
    if (typeof options.construct === 'function') this._construct = options.construct;
    if (options.signal) require('internal/streams/add-abort-signal').addAbortSignal(options.signal, this);
  } else {
    this.allowHalfOpen = true;
  }
  Stream.call(this, options);

  if (this._construct != null) {
    construct(this, () => {
      this._readableState[kOnConstructed](this);
      this._writableState[kOnConstructed](this);
    });
  }
}
module.exports = Duplex;
Object.setPrototypeOf(Duplex.prototype, Readable.prototype);
Object.setPrototypeOf(Duplex, Readable);

// There is no such half.
function closeReadable(state) {
  state.readable = false;
  state.ended = true;
  state.endEmitted = true;
}

function closeWritable(state) {
  state.writable = false;
  state.ending = true;
  state.ended = true;
  state.finished = true;
}

for (const name of Object.keys(Writable.prototype)) {
  if (!Duplex.prototype[name]) Duplex.prototype[name] = Writable.prototype[name];
}
Duplex.prototype.destroy = Writable.prototype.destroy;

for (const name of ['writable', 'writableHighWaterMark', 'writableObjectMode', 'writableBuffer', 'writableLength',
  'writableFinished', 'writableCorked', 'writableEnded', 'writableNeedDrain']) {
  Object.defineProperty(Duplex.prototype, name, Object.getOwnPropertyDescriptor(Writable.prototype, name));
}

Object.defineProperty(Duplex.prototype, 'destroyed', {
  __proto__: null,
  get() {
    const r = this._readableState;
    const w = this._writableState;
    return r !== undefined && w !== undefined && r.destroyed && w.destroyed;
  },
  set(value) {
    if (this._readableState && this._writableState) {
      this._readableState.destroyed = value;
      this._writableState.destroyed = value;
    }
  },
});

Duplex.fromWeb = function(pair, options) {
  return require('internal/webstreams/adapters').newStreamDuplexFromReadableWritablePair(pair, options);
};

Duplex.toWeb = function(duplex) {
  return require('internal/webstreams/adapters').newReadableWritablePairFromDuplex(duplex);
};

Duplex.from = function(body) {
  return require('internal/streams/duplexify')(body, 'body');
};
