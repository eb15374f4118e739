'use strict';

// Bodies as WHATWG streams of bytes.

const { ReadableStream } = require('stream/web');
const { Readable } = require('stream');

// Whether a stream has been read from, or cancelled.
function isDisturbed(stream) {
  return Readable.isDisturbed(stream);
}

// Ends a stream, a read into a buffer of the reader's own too.
function end(controller) {
  controller.close();
  controller.byobRequest?.respond(0);
}

// A stream of the bytes of a body.
function fromBytes(body) {
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      const bytes = await body.bytes();
      if (bytes.byteLength) controller.enqueue(new Uint8Array(bytes));
      Promise.resolve().then(() => end(controller));
    },
  });
}

function asBytes(value) {
  const { Buffer } = require('buffer');
  return new Uint8Array(typeof value === 'string' ? Buffer.from(value) : value);
}

// A stream that somebody has read to its end.
function readToEnd() {
  const stream = new ReadableStream({
    type: 'bytes',
    start(controller) {
      controller.close();
    },
  });
  stream.getReader().read();
  return stream;
}

// A stream of what an async iterable yields.
function fromIterable(iterable) {
  let iterator;
  return new ReadableStream({
    type: 'bytes',
    start() {
      iterator = iterable[Symbol.asyncIterator]();
    },
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) {
        Promise.resolve().then(() => end(controller));
      } else if (value.length) {
        controller.enqueue(asBytes(value));
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

// A stream of what a Node stream reads; abandon() is called when nobody wants the rest.
function fromReadable(readable, makeError, abandon) {
  let over = false;
  return new ReadableStream({
    type: 'bytes',
    start(controller) {
      readable.on('data', (bytes) => {
        if (over) return;
        controller.enqueue(new Uint8Array(bytes));
        if (controller.desiredSize <= 0) readable.pause();
      });
      readable.on('end', () => {
        if (over) return;
        over = true;
        end(controller);
      });
      readable.on('error', (err) => {
        if (over) return;
        over = true;
        controller.error(makeError(err));
      });
      readable.pause();
    },
    pull() {
      readable.resume();
    },
    cancel(reason) {
      over = true;
      abandon(reason);
    },
  });
}

module.exports = { fromBytes, fromIterable, fromReadable, isDisturbed, readToEnd };
