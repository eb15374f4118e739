'use strict';

// Blob.prototype.stream: the parts of a Blob as a stream of the web's.

function webStreams() {
  try {
    return require('stream/web');
  } catch {
    return require('internal/unsupported')('buffer.Blob.stream')();
  }
}

function streamOf(parts) {
  const { ReadableStream } = webStreams();
  let next = 0;
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      while (next < parts.length && parts[next].byteLength === 0) next++;
      if (next === parts.length) {
        controller.close();
        controller.byobRequest?.respond(0);
        return;
      }
      controller.enqueue(parts[next].slice());
      next++;
    },
  }, { highWaterMark: 0 });
}

module.exports = { streamOf };
