'use strict';

// ReadableStream, its default reader and its default controller (lib/internal/webstreams/readablestream.js at
// v20.20.2; https://streams.spec.whatwg.org/#rs). Streams of bytes have their own controller, in byob.js.

const { kIsClosedPromise, kControllerErrorFunction, kIsDisturbed, kIsErrored, kIsReadable } = require('internal/streams/utils');
const {
  Deferred, SizedQueue, checkOptions, checkUnderlying, expose, highWaterMarkOf, inspectAs, isA, kInspect, kSkipThrow, kState,
  kType, newError, nothing, promising, quiet, rangeError, sizeOf, typeError,
} = require('internal/webstreams/parts');

const isReadableStream = isA('ReadableStream');
const isReader = isA('ReadableStreamDefaultReader');

// What a stream knows of itself.
class ReadableState {
  constructor() {
    this.state = 'readable'; // or 'closed', 'errored'
    this.disturbed = false;
    this.storedError = undefined;
    this.reader = undefined;
    this.controller = undefined;
    this.closed = new Deferred();
  }

  close() {
    this.state = 'closed';
    this.closed.resolve();
    const reader = this.reader?.[kState];
    if (reader === undefined) return;
    reader.closed.resolve();
    if (this.reader[kType] === 'ReadableStreamDefaultReader') reader.takeRequests((request) => request.close());
  }

  error(err) {
    this.state = 'errored';
    this.storedError = err;
    quiet(this.closed.promise);
    this.closed.reject(err);
    const reader = this.reader?.[kState];
    if (reader === undefined) return;
    quiet(reader.closed.promise);
    reader.closed.reject(err);
    reader.takeRequests((request) => request.error(err));
  }

  cancel(reason) {
    this.disturbed = true;
    if (this.state === 'closed') return Promise.resolve();
    if (this.state === 'errored') return Promise.reject(this.storedError);
    this.close();
    // Reads into buffers are not answered by the end alone.
    this.reader?.[kState].takeRequests((request) => request.close());
    return this.controller[kState].cancel(reason).then(() => {});
  }

  read(request) {
    this.disturbed = true;
    if (this.state === 'closed') request.close();
    else if (this.state === 'errored') request.error(this.storedError);
    else this.controller[kState].pull(request);
  }

  get waits() {
    return this.reader !== undefined && this.reader[kState].requests.length > 0;
  }
}

// What a default controller knows: the queue, and the functions of the source.
class Source {
  constructor(stream, { pull, cancel, highWaterMark, size }) {
    this.stream = stream;
    this.queue = new SizedQueue();
    this.highWaterMark = highWaterMark;
    this.isStarted = false;
    this.isPulling = false;
    this.pullAgain = false;
    this.closeRequested = false;
    this.functions = { pull, cancel, size }; // undefined once they are not needed any more
  }

  start(controller, start) {
    const started = start();
    new Promise((resolve) => {
      resolve(started);
    }).then(() => {
      this.isStarted = true;
      this.pullIfNeeded(controller);
    }, (err) => this.error(err));
  }

  get canCloseOrEnqueue() {
    return !this.closeRequested && this.stream[kState].state === 'readable';
  }

  get desiredSize() {
    switch (this.stream[kState].state) {
      case 'errored': return null;
      case 'closed': return 0;
      default: return this.highWaterMark - this.queue.total;
    }
  }

  get wantsPull() {
    return this.canCloseOrEnqueue && this.isStarted && (this.stream[kState].waits || this.desiredSize > 0);
  }

  pullIfNeeded() {
    if (!this.wantsPull) return;
    if (this.isPulling) {
      this.pullAgain = true;
      return;
    }
    this.isPulling = true;
    this.functions.pull(this.stream[kState].controller).then(() => {
      this.isPulling = false;
      if (this.pullAgain) {
        this.pullAgain = false;
        this.pullIfNeeded();
      }
    }, (err) => this.error(err));
  }

  close() {
    if (!this.canCloseOrEnqueue) return;
    this.closeRequested = true;
    if (this.queue.length === 0) this.closeNow();
  }

  closeNow() {
    this.functions = {};
    this.stream[kState].close();
  }

  enqueue(chunk) {
    if (!this.canCloseOrEnqueue) return;
    const state = this.stream[kState];
    if (state.waits) {
      state.reader[kState].requests.shift().chunk(chunk);
    } else {
      try {
        const { size } = this.functions;
        this.queue.add(chunk, size(chunk));
      } catch (err) {
        this.error(err);
        throw err;
      }
    }
    this.pullIfNeeded();
  }

  error(err) {
    if (this.stream[kState].state !== 'readable') return;
    this.queue = new SizedQueue();
    this.functions = {};
    this.stream[kState].error(err);
  }

  cancel(reason) {
    this.queue = new SizedQueue();
    const result = this.functions.cancel(reason);
    this.functions = {};
    return result;
  }

  // The reader lets go.
  release() {}

  // Answers a read.
  pull(request) {
    if (this.queue.length === 0) {
      this.stream[kState].reader[kState].requests.push(request);
      this.pullIfNeeded();
      return;
    }
    const chunk = this.queue.take();
    if (this.closeRequested && this.queue.length === 0) this.closeNow();
    else this.pullIfNeeded();
    request.chunk(chunk);
  }
}

class ReadableStreamDefaultController {
  [kType] = 'ReadableStreamDefaultController';
  [kState] = {};

  constructor(skip = undefined) {
    if (skip !== kSkipThrow) throw newError('ERR_ILLEGAL_CONSTRUCTOR');
  }

  get desiredSize() {
    return this[kState].desiredSize;
  }

  close() {
    if (!this[kState].canCloseOrEnqueue) throw typeError('ERR_INVALID_STATE', 'Controller is already closed');
    this[kState].close();
  }

  enqueue(chunk = undefined) {
    if (!this[kState].canCloseOrEnqueue) throw typeError('ERR_INVALID_STATE', 'Controller is already closed');
    this[kState].enqueue(chunk);
  }

  error(error = undefined) {
    this[kState].error(error);
  }

  [kInspect](depth, options) {
    return inspectAs(this, depth, options, {});
  }
}
expose(ReadableStreamDefaultController, 'desiredSize', 'close', 'enqueue', 'error');

// Gives the stream a controller, and starts it.
function setUp(stream, start, functions) {
  const controller = new ReadableStreamDefaultController(kSkipThrow);
  const source = new Source(stream, functions);
  controller[kState] = source;
  stream[kState].controller = controller;
  stream[kControllerErrorFunction] = controller.error.bind(controller);
  source.start(controller, () => start(controller));
}

class ReadableStream {
  [kType] = 'ReadableStream';

  constructor(source = {}, strategy = {}) {
    checkUnderlying(source, 'source');
    checkOptions(strategy, 'strategy');
    initialize(this);
    const size = strategy?.size;
    const highWaterMark = strategy?.highWaterMark;
    const { type } = source;
    if (`${type}` === 'bytes') {
      if (size !== undefined) throw rangeError('ERR_INVALID_ARG_VALUE', 'strategy.size', size);
      require('internal/webstreams/byob').setUpBytes(this, source, highWaterMarkOf(highWaterMark, 0));
      return;
    }
    if (type !== undefined) throw newError('ERR_INVALID_ARG_VALUE', 'source.type', type);
    const functions = { highWaterMark: highWaterMarkOf(highWaterMark, 1), size: sizeOf(size) };
    const { start, pull, cancel } = source;
    functions.pull = pull ? promising('source.pull', pull, source) : nothing;
    functions.cancel = cancel ? promising('source.cancel', cancel, source) : nothing;
    setUp(this, start ? (controller) => start.call(source, controller) : () => {}, functions);
  }

  get [kIsDisturbed]() {
    return this[kState].disturbed;
  }

  get [kIsErrored]() {
    return this[kState].state === 'errored';
  }

  get [kIsReadable]() {
    return this[kState].state === 'readable';
  }

  get locked() {
    checkThis(this);
    return isLocked(this);
  }

  static from(iterable) {
    return require('internal/webstreams/readable_more').fromIterable(iterable);
  }

  cancel(reason = undefined) {
    if (!isReadableStream(this)) return Promise.reject(newError('ERR_INVALID_THIS', 'ReadableStream'));
    if (isLocked(this)) return Promise.reject(typeError('ERR_INVALID_STATE', 'ReadableStream is locked'));
    return this[kState].cancel(reason);
  }

  getReader(options = {}) {
    checkThis(this);
    checkOptions(options, 'options');
    const mode = options?.mode;
    if (mode === undefined) return new ReadableStreamDefaultReader(this);
    if (`${mode}` !== 'byob') throw newError('ERR_INVALID_ARG_VALUE', 'options.mode', mode);
    return new (require('internal/webstreams/byob').ReadableStreamBYOBReader)(this);
  }

  pipeThrough(transform, options = {}) {
    checkThis(this);
    const readable = transform?.readable;
    if (!isReadableStream(readable))
      throw newError('ERR_INVALID_ARG_TYPE', 'transform.readable', 'ReadableStream', readable);
    const writable = transform?.writable;
    const { isWritableStream } = require('internal/webstreams/writable');
    if (!isWritableStream(writable))
      throw newError('ERR_INVALID_ARG_TYPE', 'transform.writable', 'WritableStream', writable);
    const { pipe, readPipeOptions } = require('internal/webstreams/pipe');
    quiet(pipe(this, writable, readPipeOptions(this, writable, options)));
    return readable;
  }

  pipeTo(destination, options = {}) {
    try {
      checkThis(this);
      const { isWritableStream } = require('internal/webstreams/writable');
      if (!isWritableStream(destination))
        throw newError('ERR_INVALID_ARG_TYPE', 'transform.writable', 'WritableStream', destination);
      const { pipe, readPipeOptions } = require('internal/webstreams/pipe');
      return pipe(this, destination, readPipeOptions(this, destination, options));
    } catch (err) {
      return Promise.reject(err);
    }
  }

  tee() {
    checkThis(this);
    if (this[kState].controller[kType] === 'ReadableByteStreamController')
      return require('internal/webstreams/byte_tee')(this);
    return require('internal/webstreams/readable_more').tee(this);
  }

  values(options = {}) {
    checkThis(this);
    checkOptions(options, 'options');
    return require('internal/webstreams/readable_more').iterate(this, !!(options?.preventCancel));
  }

  [kInspect](depth, options) {
    const { state, controller } = this[kState];
    const supportsBYOB = controller[kType] === 'ReadableByteStreamController';
    return inspectAs(this, depth, options, { locked: this.locked, state, supportsBYOB });
  }
}
expose(ReadableStream, 'locked', 'cancel', 'getReader', 'pipeThrough', 'pipeTo', 'tee', 'values');
Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, {
  __proto__: null, configurable: true, enumerable: false, writable: true, value: ReadableStream.prototype.values,
});
Object.defineProperty(ReadableStream, 'from', { __proto__: null, enumerable: true });

function initialize(stream) {
  const state = new ReadableState();
  stream[kState] = state;
  stream[kIsClosedPromise] = state.closed;
  stream[kControllerErrorFunction] = () => {};
}

function checkThis(stream) {
  if (!isReadableStream(stream)) throw newError('ERR_INVALID_THIS', 'ReadableStream');
}

function isLocked(stream) {
  return stream[kState].reader !== undefined;
}

function bareStream() {
  const stream = Object.create(ReadableStream.prototype);
  stream[kType] = 'ReadableStream';
  initialize(stream);
  return stream;
}

// A stream of Node's own; pull and cancel give promises.
function createReadableStream(start, pull, cancel, highWaterMark = 1, size = () => 1) {
  const stream = bareStream();
  setUp(stream, start, { pull, cancel, highWaterMark, size });
  return stream;
}

// What a reader knows of itself. A request has three functions: chunk, close and error.
class ReaderState {
  constructor(reader, stream) {
    const state = stream[kState];
    this.stream = stream;
    this.requests = [];
    state.reader = reader;
    if (state.state === 'readable') this.closed = new Deferred();
    else if (state.state === 'closed') this.closed = Deferred.resolved();
    else this.closed = Deferred.rejected(state.storedError);
  }

  takeRequests(tell) {
    const { requests } = this;
    for (let i = 0; i < requests.length; i++) tell(requests[i]);
    this.requests = [];
  }

  // Lets the stream go.
  release(reader) {
    const err = typeError('ERR_INVALID_STATE', 'Reader released');
    const state = this.stream[kState];
    if (state.state === 'readable') {
      this.closed.reject(err);
      quiet(this.closed.promise);
    } else {
      this.closed = Deferred.rejected(err);
    }
    state.controller[kState].release();
    state.reader = undefined;
    this.stream = undefined;
  }
}

class ReadRequest {
  constructor() {
    this.deferred = new Deferred();
  }

  chunk(value) {
    this.deferred.resolve({ value, done: false });
  }

  close() {
    this.deferred.resolve({ value: undefined, done: true });
  }

  error(err) {
    this.deferred.reject(err);
  }
}

class ReadableStreamDefaultReader {
  [kType] = 'ReadableStreamDefaultReader';

  constructor(stream) {
    if (!isReadableStream(stream)) throw newError('ERR_INVALID_ARG_TYPE', 'stream', 'ReadableStream', stream);
    if (isLocked(stream)) throw typeError('ERR_INVALID_STATE', 'ReadableStream is locked');
    this[kState] = new ReaderState(this, stream);
  }

  read() {
    const err = readerProblem(this);
    if (err) return Promise.reject(err);
    const request = new ReadRequest();
    this[kState].stream[kState].read(request);
    return request.deferred.promise;
  }

  releaseLock() {
    if (!isReader(this)) throw newError('ERR_INVALID_THIS', 'ReadableStreamDefaultReader');
    const state = this[kState];
    if (state.stream === undefined) return;
    state.release();
    state.takeRequests((request) => request.error(typeError('ERR_INVALID_STATE', 'Releasing reader')));
  }

  get closed() {
    if (!isReader(this)) return Promise.reject(newError('ERR_INVALID_THIS', 'ReadableStreamDefaultReader'));
    return this[kState].closed.promise;
  }

  cancel(reason = undefined) {
    const err = readerProblem(this);
    return err ? Promise.reject(err) : this[kState].stream[kState].cancel(reason);
  }

  [kInspect](depth, options) {
    const { stream, requests, closed } = this[kState];
    return inspectAs(this, depth, options, { stream, readRequests: requests.length, close: closed.promise });
  }
}
expose(ReadableStreamDefaultReader, 'closed', 'read', 'releaseLock', 'cancel');

function readerProblem(reader) {
  if (!isReader(reader)) return newError('ERR_INVALID_THIS', 'ReadableStreamDefaultReader');
  if (reader[kState].stream === undefined) return typeError('ERR_INVALID_STATE', 'The reader is not attached to a stream');
  return undefined;
}

module.exports = {
  ReadRequest, ReaderState, ReadableStream, ReadableStreamDefaultController, ReadableStreamDefaultReader, bareStream,
  createReadableStream, isLocked, isReadableStream,
};
