'use strict';

// A Transform whose stream part is set up when it is first needed (lib/internal/streams/lazy_transform.js at
// v20.20.2): hashes and ciphers are seldom used as streams. Here even the stream module waits for that.

const binding = internalBinding('crypto');

function LazyTransform(options) {
  if (binding.hasLoaded('stream')) link();
  this._options = options;
}

// Puts LazyTransform under stream.Transform.
const link = /* untracked */ function() {
  const { Transform } = require('stream');
  if (Object.getPrototypeOf(LazyTransform) === Transform) return;
  Object.setPrototypeOf(LazyTransform.prototype, Transform.prototype);
  Object.setPrototypeOf(LazyTransform, Transform);
};

function stateOf(stream, name) {
  link();
  require('stream').Transform.call(stream, stream._options);
  stream._writableState.decodeStrings = false;
  if (!stream._options || !stream._options.defaultEncoding) stream._writableState.defaultEncoding = 'buffer';
  return stream[name];
}

for (const name of ['_readableState', '_writableState']) {
  Object.defineProperty(LazyTransform.prototype, name, {
    get() {
      return stateOf(this, name);
    },
    set(value) {
      Object.defineProperty(this, name, { value, enumerable: true, configurable: true, writable: true });
    },
    configurable: true,
    enumerable: true,
  });
}

binding.linkWhenAsked(LazyTransform.prototype, link);

module.exports = LazyTransform;
