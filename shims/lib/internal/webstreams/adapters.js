'use strict';

// Node's streams as streams of the standard, and the other way round (lib/internal/webstreams/adapters.js at
// v20.20.2).

const finished = require('internal/streams/end-of-stream');
const { destroyer: destroy } = require('internal/streams/destroy');
const { isDestroyed, isReadable, isWritable, isWritableEnded } = require('internal/streams/utils');
const { ReadableStream, isReadableStream } = require('internal/webstreams/readable');
const { WritableStream, isWritableStream } = require('internal/webstreams/writable');
const { ByteLengthQueuingStrategy, CountQueuingStrategy } = require('internal/webstreams/strategies');
const { Deferred, newError } = require('internal/webstreams/parts');

function abortError(options) {
  return new (require('internal/errors').AbortError)(undefined, options);
}

// Promise.prototype.finally and Promise.all as Node's internals have them.
function finallyOf(promise, fn) {
  return new Promise((resolve, reject) => {
    new Promise((a, b) => promise.then(a, b)).finally(fn).then(resolve, reject);
  });
}

function allOf(promises) {
  return new Promise((resolve, reject) => {
    Promise.all(promises.map((promise) => new Promise((a, b) => promise.then(a, b)))).then(resolve, reject);
  });
}

// Tells of the end of a stream of Node's, an error or undefined.
function watchEnd(stream, tell) {
  const cleanup = finished(stream, (err) => {
    if (err?.code === 'ERR_STREAM_PREMATURE_CLOSE') err = abortError({ cause: err });
    cleanup();
    stream.on('error', () => {}); // a second one is nobody's
    tell(err);
  });
}

function closedWritable() {
  const writable = new WritableStream();
  writable.close();
  return writable;
}

function closedReadable() {
  const readable = new ReadableStream();
  readable.cancel();
  return readable;
}

function newWritableStreamFromStreamWritable(stream) {
  if (typeof stream?.write !== 'function' || typeof stream?.on !== 'function')
    throw newError('ERR_INVALID_ARG_TYPE', 'streamWritable', 'stream.Writable', stream);
  if (isDestroyed(stream) || !isWritable(stream)) return closedWritable();

  const highWaterMark = stream.writableHighWaterMark;
  let controller;
  let drained; // waits for 'drain'
  let closed; // waits for the end
  watchEnd(stream, (err) => {
    if (err != null) {
      drained?.reject(err);
      closed?.reject(err);
    } else if (closed !== undefined) {
      closed.resolve();
      closed = undefined;
      return;
    } else {
      err = abortError();
    }
    closed = undefined;
    controller.error(err);
    controller = undefined;
  });
  stream.on('drain', () => {
    drained?.resolve();
  });
  return new WritableStream({
    start(c) {
      controller = c;
    },
    write(chunk) {
      if (!stream.writableNeedDrain && stream.write(chunk)) return undefined;
      drained = new Deferred();
      return finallyOf(drained.promise, () => {
        drained = undefined;
      });
    },
    abort(reason) {
      destroy(stream, reason);
    },
    close() {
      if (closed === undefined && !isWritableEnded(stream)) {
        closed = new Deferred();
        stream.end();
        return closed.promise;
      }
      controller = undefined;
      return Promise.resolve();
    },
  }, stream.writableObjectMode ? new CountQueuingStrategy({ highWaterMark }) : { highWaterMark });
}

function newReadableStreamFromStreamReadable(stream, options = {}) {
  if (typeof stream?._readableState !== 'object')
    throw newError('ERR_INVALID_ARG_TYPE', 'streamReadable', 'stream.Readable', stream);
  if (isDestroyed(stream) || !isReadable(stream)) return closedReadable();

  const { Buffer } = require('buffer');
  const objectMode = stream.readableObjectMode;
  const highWaterMark = stream.readableHighWaterMark;
  let strategy = options?.strategy;
  if (!strategy) {
    const Strategy = objectMode ? CountQueuingStrategy : ByteLengthQueuingStrategy;
    strategy = new Strategy({ highWaterMark });
  }
  let controller;
  let isCancelled = false;
  stream.pause();
  watchEnd(stream, (err) => {
    if (err) controller.error(err);
    else if (!isCancelled) controller.close();
  });
  stream.on('data', (chunk) => {
    if (Buffer.isBuffer(chunk) && !objectMode) chunk = new Uint8Array(chunk);
    controller.enqueue(chunk);
    if (controller.desiredSize <= 0) stream.pause();
  });
  return new ReadableStream({
    start(c) {
      controller = c;
    },
    pull() {
      stream.resume();
    },
    cancel(reason) {
      isCancelled = true;
      destroy(stream, reason);
    },
  }, strategy);
}

function newReadableWritablePairFromDuplex(duplex) {
  if (typeof duplex?._writableState !== 'object' || typeof duplex?._readableState !== 'object')
    throw newError('ERR_INVALID_ARG_TYPE', 'duplex', 'stream.Duplex', duplex);
  if (isDestroyed(duplex)) {
    const writable = new WritableStream();
    const readable = new ReadableStream();
    writable.close();
    readable.cancel();
    return { readable, writable };
  }
  const writable = isWritable(duplex) ? newWritableStreamFromStreamWritable(duplex) : closedWritable();
  const readable = isReadable(duplex) ? newReadableStreamFromStreamReadable(duplex) : closedReadable();
  return { writable, readable };
}

// callback(err), where a throw of callback's is dealt with by otherwise(err).
function calling(callback, otherwise) {
  return (err) => {
    try {
      callback(err);
    } catch (er) {
      otherwise(er);
    }
  };
}

function throwLater(err) {
  process.nextTick(() => {
    throw err;
  });
}

// The functions of a Writable that writes to a writer. side.isClosed says that there is nothing to close.
function writingTo(writer, side, self, { decodeStrings, objectMode }) {
  const destroyLater = (err) => process.nextTick(() => destroy(self(), err));
  return {
    writev(chunks, callback) {
      const done = (errors) => calling(() => {
        errors = errors.filter((err) => err);
        callback(errors.length === 0 ? undefined : errors);
      }, destroyLater)();
      writer.ready.then(() => allOf(chunks.map(({ chunk }) => writer.write(chunk))).then(done, done), done);
    },
    write(chunk, encoding, callback) {
      if (typeof chunk === 'string' && decodeStrings && !objectMode) chunk = bytesOf(chunk, encoding);
      const done = calling(callback, (err) => destroy(self(), err));
      writer.ready.then(() => writer.write(chunk).then(done, done), done);
    },
    final(callback) {
      const done = calling(callback, destroyLater);
      if (!side.isClosed) writer.close().then(done, done);
    },
  };
}

function bytesOf(text, encoding) {
  const { Buffer } = require('buffer');
  const buffer = Buffer.from(text, encoding);
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

// The read function of a Readable that reads from a reader.
function readingFrom(reader, self) {
  return () => {
    reader.read().then(({ done, value }) => {
      self().push(done ? null : value);
    }, (err) => destroy(self(), err));
  };
}

function checkEncoding(encoding) {
  const { Buffer } = require('buffer');
  if (encoding !== undefined && !Buffer.isEncoding(encoding))
    throw newError('ERR_INVALID_ARG_VALUE', encoding, 'options.encoding');
}

function newStreamWritableFromWritableStream(stream, options = {}) {
  const { validateBoolean, validateObject } = require('internal/validators');
  if (!isWritableStream(stream)) throw newError('ERR_INVALID_ARG_TYPE', 'writableStream', 'WritableStream', stream);
  validateObject(options, 'options');
  const { highWaterMark, decodeStrings = true, objectMode = false, signal } = options;
  validateBoolean(objectMode, 'options.objectMode');
  validateBoolean(decodeStrings, 'options.decodeStrings');

  const Writable = require('internal/streams/writable');
  const writer = stream.getWriter();
  const side = { isClosed: false };
  const writable = new Writable({
    highWaterMark, objectMode, decodeStrings, signal,
    ...writingTo(writer, side, () => writable, { decodeStrings, objectMode }),
    destroy(err, callback) {
      const done = () => calling(() => callback(err), throwLater)();
      if (side.isClosed) done();
      else if (err != null) writer.abort(err).then(done, done);
      else writer.close().then(done, done);
    },
  });
  writer.closed.then(() => {
    side.isClosed = true;
    if (!isWritableEnded(writable)) destroy(writable, newError('ERR_STREAM_PREMATURE_CLOSE'));
  }, (err) => {
    side.isClosed = true;
    destroy(writable, err);
  });
  return writable;
}

function newStreamReadableFromReadableStream(stream, options = {}) {
  const { validateBoolean, validateObject } = require('internal/validators');
  if (!isReadableStream(stream)) throw newError('ERR_INVALID_ARG_TYPE', 'readableStream', 'ReadableStream', stream);
  validateObject(options, 'options');
  const { highWaterMark, encoding, objectMode = false, signal } = options;
  checkEncoding(encoding);
  validateBoolean(objectMode, 'options.objectMode');

  const Readable = require('internal/streams/readable');
  const reader = stream.getReader();
  const side = { isClosed: false };
  const readable = new Readable({
    objectMode, highWaterMark, encoding, signal,
    read: readingFrom(reader, () => readable),
    destroy(err, callback) {
      const done = () => calling(() => callback(err), throwLater)();
      if (side.isClosed) done();
      else reader.cancel(err).then(done, done);
    },
  });
  reader.closed.then(() => {
    side.isClosed = true;
  }, (err) => {
    side.isClosed = true;
    destroy(readable, err);
  });
  return readable;
}

function newStreamDuplexFromReadableWritablePair(pair = {}, options = {}) {
  const { validateBoolean, validateObject } = require('internal/validators');
  validateObject(pair, 'pair');
  if (!isReadableStream(pair.readable))
    throw newError('ERR_INVALID_ARG_TYPE', 'pair.readable', 'ReadableStream', pair.readable);
  if (!isWritableStream(pair.writable))
    throw newError('ERR_INVALID_ARG_TYPE', 'pair.writable', 'WritableStream', pair.writable);
  validateObject(options, 'options');
  const { allowHalfOpen = false, objectMode = false, encoding, decodeStrings = true, highWaterMark, signal } = options;
  validateBoolean(objectMode, 'options.objectMode');
  checkEncoding(encoding);

  const Duplex = require('internal/streams/duplex');
  const writer = pair.writable.getWriter();
  const reader = pair.readable.getReader();
  const writing = { isClosed: false };
  const reading = { isClosed: false };
  const failed = (err) => {
    writing.isClosed = true;
    reading.isClosed = true;
    destroy(duplex, err);
  };
  const duplex = new Duplex({
    allowHalfOpen, highWaterMark, objectMode, encoding, decodeStrings, signal,
    ...writingTo(writer, writing, () => duplex, { decodeStrings, objectMode }),
    read: readingFrom(reader, () => duplex),
    destroy(err, callback) {
      const done = () => calling(() => callback(err), throwLater)();
      if (writing.isClosed && reading.isClosed) {
        done();
        return;
      }
      const closeWriter = async () => {
        if (!writing.isClosed) await writer.abort(err);
      };
      const closeReader = async () => {
        if (!reading.isClosed) await reader.cancel(err);
      };
      allOf([closeWriter(), closeReader()]).then(done, done);
    },
  });
  writer.closed.then(() => {
    writing.isClosed = true;
    if (!isWritableEnded(duplex)) destroy(duplex, newError('ERR_STREAM_PREMATURE_CLOSE'));
  }, failed);
  reader.closed.then(() => {
    reading.isClosed = true;
  }, failed);
  return duplex;
}

module.exports = {
  newReadableStreamFromStreamReadable, newReadableWritablePairFromDuplex, newStreamDuplexFromReadableWritablePair,
  newStreamReadableFromReadableStream, newStreamWritableFromWritableStream, newWritableStreamFromStreamWritable,
};
