'use strict';

// The stream module of Node v20.20.2. The classes and functions live in internal/streams/*; each is loaded
// when it is first asked for.

const { Stream, toBuffer } = require('internal/streams/legacy');
module.exports = Stream;

function make(name) {
  switch (name) {
    case 'Readable': case 'Writable': case 'Duplex': case 'Transform':
      return require(`internal/streams/${name.toLowerCase()}`);
    case 'PassThrough': return require('internal/streams/passthrough');
    case 'duplexPair': return require('internal/streams/duplexpair');
    case 'pipeline': return require('internal/streams/pipeline').pipeline;
    case 'addAbortSignal': return require('internal/streams/add-abort-signal').addAbortSignal;
    case 'finished': return require('internal/streams/end-of-stream');
    case 'destroy': return require('internal/streams/destroy').destroyer;
    case 'compose': return require('internal/streams/compose');
    case 'setDefaultHighWaterMark': case 'getDefaultHighWaterMark':
      return require('internal/streams/state')[name];
    case 'Stream': return Stream;
    case '_isArrayBufferView': return ArrayBuffer.isView;
    case '_isUint8Array': return require('internal/util/types').isUint8Array;
    default: return require('internal/streams/utils')[name];
  }
}

// A property that becomes its value when it is first read.
function lazily(name) {
  const become = /* untracked */ function(value) {
    Object.defineProperty(Stream, name, { __proto__: null, value, writable: true, enumerable: true, configurable: true });
    return value;
  };
  Object.defineProperty(Stream, name, {
    __proto__: null,
    get: () => become(make(name)),
    set: become,
    enumerable: true,
    configurable: true,
  });
}

for (const name of ['isDestroyed', 'isDisturbed', 'isErrored', 'isReadable', 'isWritable', 'Readable', 'Writable',
  'Duplex', 'Transform', 'PassThrough', 'duplexPair', 'pipeline', 'addAbortSignal', 'finished', 'destroy', 'compose',
  'setDefaultHighWaterMark', 'getDefaultHighWaterMark']) {
  lazily(name);
}

Object.defineProperty(Stream, 'promises', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() {
    return require('stream/promises');
  },
});

Stream.Stream = Stream;
lazily('_isArrayBufferView');
lazily('_isUint8Array');
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
addOperators(require('internal/streams/readable'));
