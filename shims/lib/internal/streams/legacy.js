'use strict';

// Stream, the constructor behind all streams, whose pipe is that of Node 0.8
// (lib/internal/streams/legacy.js at v20.20.2).

const EE = require('events');

function Stream(opts) {
  EE.call(this, opts);
}
Object.setPrototypeOf(Stream.prototype, EE.prototype);
Object.setPrototypeOf(Stream, EE);

Stream.prototype.pipe = function(dest, options) {
  return require('internal/streams/legacy_pipe')(this, dest, options);
};

// A listener's place may be empty: a stream names its events before anyone listens.
Stream.prototype.eventNames = function eventNames() {
  return Reflect.ownKeys(this._events).filter((name) => {
    const listeners = this._events[name];
    return typeof listeners === 'function' || (Array.isArray(listeners) && listeners.length > 0);
  });
};

// Bytes of any kind as a Buffer on the same memory.
function toBuffer(view) {
  return require('buffer').Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}

// emitter.prependListener, for emitters older than that.
function prependListener(emitter, event, listener) {
  if (typeof emitter.prependListener === 'function') return emitter.prependListener(event, listener);
  const existing = emitter._events?.[event];
  if (!existing) emitter.on(event, listener);
  else if (Array.isArray(existing)) existing.unshift(listener);
  else emitter._events[event] = [listener, existing];
  return undefined;
}

module.exports = { Stream, prependListener, toBuffer };
