'use strict';

// The classes of byte streams, of which there are none: see internal/webstreams/readable.

const { isLocked, isReadableStream } = require('internal/webstreams/readable');
const { newError, typeError } = require('internal/webstreams/parts');

class ReadableStreamBYOBReader {
  constructor(stream) {
    if (!isReadableStream(stream)) throw newError('ERR_INVALID_ARG_TYPE', 'stream', 'ReadableStream', stream);
    if (isLocked(stream)) throw typeError('ERR_INVALID_STATE', 'ReadableStream is locked');
    throw newError('ERR_INVALID_ARG_VALUE', 'stream', stream, 'must be a byte stream');
  }
}

class ReadableStreamBYOBRequest {
  constructor() {
    throw newError('ERR_ILLEGAL_CONSTRUCTOR');
  }
}

class ReadableByteStreamController {
  constructor() {
    throw newError('ERR_ILLEGAL_CONSTRUCTOR');
  }
}

module.exports = { ReadableByteStreamController, ReadableStreamBYOBReader, ReadableStreamBYOBRequest };
