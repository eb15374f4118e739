'use strict';

// The stream module of Node v20.20.2. The classes and functions live in internal/streams/*; each is loaded
// when it is first asked for.

const { Stream, toBuffer } = require('internal/streams/legacy');
module.exports = Stream;

function utils() {
  return require('internal/streams/utils');
}

Stream.isDestroyed = function isDestroyed(stream) {
  return utils().isDestroyed(stream);
};
Stream.isDisturbed = function isDisturbed(stream) {
  return utils().isDisturbed(stream);
};
Stream.isErrored = function isErrored(stream) {
  return utils().isErrored(stream);
};
Stream.isReadable = function isReadable(stream) {
  return utils().isReadable(stream);
};
Stream.isWritable = function isWritable(stream) {
  return utils().isWritable(stream);
};
Stream.Readable = require('internal/streams/readable');

function make(name) {
  switch (name) {
    case 'pipeline': return require('internal/streams/pipeline').pipeline;
    case 'finished': return require('internal/streams/end-of-stream');
    default: return require(`internal/streams/${name.toLowerCase()}`);
  }
}

const become = /* untracked */ function(name, value) {
  Object.defineProperty(Stream, name, { __proto__: null, value, writable: true, enumerable: true, configurable: true });
  return value;
};

// A property that becomes its value when it is first read.
function lazily(name) {
  Object.defineProperty(Stream, name, {
    __proto__: null,
    get: () => become(name, make(name)),
    set: (value) => {
      become(name, value);
    },
    enumerable: true,
    configurable: true,
  });
}

lazily('Writable');
lazily('Duplex');
lazily('Transform');
lazily('PassThrough');
Stream.duplexPair = function duplexPair(options) {
  return require('internal/streams/duplexpair')(options);
};
lazily('pipeline');
Stream.addAbortSignal = function addAbortSignal(signal, stream) {
  return require('internal/streams/add-abort-signal').addAbortSignal(signal, stream);
};
lazily('finished');
Stream.destroy = function destroyer(stream, err) {
  return require('internal/streams/destroy').destroyer(stream, err);
};
Stream.compose = function compose(...streams) {
  return require('internal/streams/compose')(...streams);
};
Stream.setDefaultHighWaterMark = function setDefaultHighWaterMark(objectMode, value) {
  return require('internal/streams/state').setDefaultHighWaterMark(objectMode, value);
};
Stream.getDefaultHighWaterMark = function getDefaultHighWaterMark(objectMode) {
  return require('internal/streams/state').getDefaultHighWaterMark(objectMode);
};

Object.defineProperty(Stream, 'promises', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() {
    return require('stream/promises');
  },
});

Stream.Stream = Stream;
Stream._isArrayBufferView = ArrayBuffer.isView;
Stream._isUint8Array = function isUint8Array(value) {
  return require('internal/util/types').isUint8Array(value);
};
Stream._uint8ArrayToBuffer = function _uint8ArrayToBuffer(chunk) {
  return toBuffer(chunk);
};

// The methods of Readable that are about its values, of which these are the lengths.
const operators = {
  asIndexedPairs: 0, drop: 1, filter: 2, flatMap: 2, map: 2, take: 1, compose: 2,
  every: 1, forEach: 2, reduce: 3, toArray: 1, some: 1, find: 2,
};

function addOperators(Readable) {
  for (const name of Object.keys(operators)) {
    const value = function(...args) {
      return require('internal/streams/operators').call(this, name, args, new.target);
    };
    Object.defineProperty(value, 'name', { __proto__: null, value: name });
    Object.defineProperty(value, 'length', { __proto__: null, value: operators[name] });
    Object.defineProperty(Readable.prototype, name, {
      __proto__: null, value, enumerable: false, configurable: true, writable: true,
    });
  }
}
addOperators(Stream.Readable);
