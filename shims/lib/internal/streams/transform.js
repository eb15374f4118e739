'use strict';

// Transform: a Duplex whose written chunks become what is read (lib/internal/streams/transform.js at
// v20.20.2). A chunk's callback waits for the reader once the readable half is full.

const Duplex = require('internal/streams/duplex');
const { getHighWaterMark } = require('internal/streams/state');

const kCallback = Symbol('kCallback');

function Transform(options) {
  if (!(this instanceof Transform)) return new Transform(options);

  const mark = options ? getHighWaterMark(false, options, 'readableHighWaterMark', true) : null;
  if (mark === 0) {
    // Buffers as little as it can: not on the writable side either.
    options = {
      ...options,
      highWaterMark: null,
      readableHighWaterMark: mark,
      writableHighWaterMark: options.writableHighWaterMark || 0,
    };
  }
  Duplex.call(this, options);
  this._readableState.sync = false;
  this[kCallback] = null;
  if (options) {
    if (typeof options.transform === 'function') this._transform = options.transform;
    if (typeof options.flush === 'function') this._flush = options.flush;
  }
  this.on('prefinish', prefinish);
}
module.exports = Transform;
Object.setPrototypeOf(Transform.prototype, Duplex.prototype);
Object.setPrototypeOf(Transform, Duplex);

function final(cb) {
  if (typeof this._flush !== 'function' || this.destroyed) {
    this.push(null);
    if (cb) cb();
    return;
  }
  this._flush((err, data) => {
    if (err) {
      if (cb) cb(err);
      else this.destroy(err);
      return;
    }
    if (data != null) this.push(data);
    this.push(null);
    if (cb) cb();
  });
}

// For a subclass with a _final of its own.
function prefinish() {
  if (this._final !== final) final.call(this);
}

Transform.prototype._final = final;

Transform.prototype._transform = function(chunk, encoding, callback) {
  const { codes } = require('internal/errors');
  throw new codes.ERR_METHOD_NOT_IMPLEMENTED('_transform()');
};

Transform.prototype._write = function(chunk, encoding, callback) {
  const r = this._readableState;
  const w = this._writableState;
  const before = r.length;
  this._transform(chunk, encoding, (err, value) => {
    if (err) {
      callback(err);
      return;
    }
    if (value != null) this.push(value);
    if (r.ended) process.nextTick(callback);
    else if (w.ended || before === r.length || r.length < r.highWaterMark) callback();
    else this[kCallback] = callback;
  });
};

Transform.prototype._read = function() {
  const callback = this[kCallback];
  if (callback) {
    this[kCallback] = null;
    callback();
  }
};
