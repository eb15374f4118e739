'use strict';

// WritableStream, its writer and its controller (lib/internal/webstreams/writablestream.js at v20.20.2;
// https://streams.spec.whatwg.org/#ws).

const { kIsClosedPromise, kControllerErrorFunction } = require('internal/streams/utils');
const {
  Deferred, SizedQueue, checkOptions, checkUnderlying, expose, highWaterMarkOf, inspectAs, isA, kInspect, kSkipThrow, kState,
  kType, newError, nothing, promising, quiet, rangeError, sizeOf, typeError,
} = require('internal/webstreams/parts');

const isWritableStream = isA('WritableStream');
const isWriter = isA('WritableStreamDefaultWriter');
const isController = isA('WritableStreamDefaultController');

// Stands in the queue for the end.
const kCloseSentinel = Symbol('kCloseSentinel');

// What a stream knows of itself. Requests are Deferreds: closeRequest waits in the queue, one of
// inFlightWrite and inFlightClose is with the sink.
class WritableState {
  constructor() {
    this.state = 'writable'; // or 'erroring', 'errored', 'closed'
    this.storedError = undefined;
    this.writer = undefined;
    this.controller = undefined;
    this.hasBackpressure = false;
    this.writeRequests = [];
    this.closeRequest = undefined;
    this.inFlightWrite = undefined;
    this.inFlightClose = undefined;
    this.pendingAbort = undefined; // { deferred, reason, wasErroring }
    this.closed = new Deferred();
  }

  get isClosing() {
    return this.closeRequest !== undefined || this.inFlightClose !== undefined;
  }

  get isBusy() {
    return this.inFlightWrite !== undefined || this.inFlightClose !== undefined;
  }

  get sink() {
    return this.controller[kState];
  }

  abort(reason) {
    if (this.state === 'closed' || this.state === 'errored') return Promise.resolve();
    this.sink.abortController.abort(reason);
    if (this.pendingAbort !== undefined) return this.pendingAbort.deferred.promise;
    const wasErroring = this.state === 'erroring';
    const deferred = new Deferred();
    this.pendingAbort = { deferred, reason: wasErroring ? undefined : reason, wasErroring };
    if (!wasErroring) this.startErroring(reason);
    return deferred.promise;
  }

  close() {
    if (this.state === 'closed' || this.state === 'errored')
      return Promise.reject(typeError('ERR_INVALID_STATE', 'WritableStream is closed'));
    this.closeRequest = new Deferred();
    const { promise } = this.closeRequest;
    if (this.writer !== undefined && this.hasBackpressure && this.state === 'writable')
      this.writer[kState].ready.resolve();
    this.sink.queue.add(kCloseSentinel, 0);
    this.sink.advance();
    return promise;
  }

  // Closes for pipeTo, where a stream that is closing or closed is as good.
  closeWithErrors() {
    if (this.isClosing || this.state === 'closed') return Promise.resolve();
    if (this.state === 'errored') return Promise.reject(this.storedError);
    return this.close();
  }

  write(chunk) {
    const { writer } = this;
    const size = this.sink.sizeOf(chunk);
    // The size function may have released the writer.
    if (writer[kState].stream?.[kState] !== this)
      return Promise.reject(typeError('ERR_INVALID_STATE', 'Mismatched WritableStreams'));
    if (this.state === 'errored') return Promise.reject(this.storedError);
    if (this.isClosing || this.state === 'closed')
      return Promise.reject(typeError('ERR_INVALID_STATE', 'WritableStream is closed'));
    if (this.state === 'erroring') return Promise.reject(this.storedError);
    const request = new Deferred();
    this.writeRequests.push(request);
    this.sink.write(chunk, size);
    return request.promise;
  }

  setBackpressure(on) {
    const writer = this.writer?.[kState];
    if (writer !== undefined && this.hasBackpressure !== on) {
      if (on) writer.ready = new Deferred();
      else writer.ready.resolve();
    }
    this.hasBackpressure = on;
  }

  updateBackpressure() {
    if (!this.isClosing && this.state === 'writable') this.setBackpressure(this.sink.desiredSize <= 0);
  }

  startErroring(reason) {
    this.state = 'erroring';
    this.storedError = reason;
    this.writer?.[kState].rejectReady(reason);
    if (!this.isBusy && this.sink.isStarted) this.finishErroring();
  }

  finishErroring() {
    this.state = 'errored';
    this.sink.queue = new SizedQueue();
    for (const request of this.writeRequests) request.reject(this.storedError);
    this.writeRequests = [];
    const abort = this.pendingAbort;
    this.pendingAbort = undefined;
    if (abort === undefined) {
      this.rejectClosed();
    } else if (abort.wasErroring) {
      abort.deferred.reject(this.storedError);
      this.rejectClosed();
    } else {
      this.sink.abort(abort.reason).then(() => {
        abort.deferred.resolve();
        this.rejectClosed();
      }, (err) => {
        abort.deferred.reject(err);
        this.rejectClosed();
      });
    }
  }

  rejectClosed() {
    this.closeRequest?.reject(this.storedError);
    this.closeRequest = undefined;
    quiet(this.closed.promise);
    this.closed.reject(this.storedError);
    const writer = this.writer?.[kState];
    if (writer !== undefined) {
      quiet(writer.closed.promise);
      writer.closed.reject(this.storedError);
    }
  }

  // The sink has failed.
  fail(err) {
    if (this.state === 'writable') this.startErroring(err);
    else this.finishErroring();
  }

  closeHasFailed(err) {
    this.inFlightClose.reject(err);
    this.inFlightClose = undefined;
    this.pendingAbort?.deferred.reject(err);
    this.pendingAbort = undefined;
    this.fail(err);
  }

  closeIsDone() {
    this.inFlightClose.resolve();
    this.inFlightClose = undefined;
    if (this.state === 'erroring') {
      this.storedError = undefined;
      this.pendingAbort?.deferred.resolve();
      this.pendingAbort = undefined;
    }
    this.state = 'closed';
    this.writer?.[kState].closed.resolve();
    this.closed.resolve();
  }
}

// What a controller knows: the queue, and the functions of the sink.
class Sink {
  constructor(stream, { write, close, abort, highWaterMark, size }) {
    const { AbortController } = require('internal/abort_controller');
    this.stream = stream;
    this.queue = new SizedQueue();
    this.highWaterMark = highWaterMark;
    this.isStarted = false;
    this.abortController = new AbortController();
    this.functions = { write, close, abort, size }; // undefined once they are not needed any more
  }

  start(start) {
    const state = this.stream[kState];
    state.setBackpressure(this.desiredSize <= 0);
    const started = start();
    new Promise((resolve) => {
      resolve(started);
    }).then(() => {
      this.isStarted = true;
      this.advance();
    }, (err) => {
      this.isStarted = true;
      state.fail(err);
    });
  }

  get desiredSize() {
    return this.highWaterMark - this.queue.total;
  }

  sizeOf(chunk) {
    const { size } = this.functions;
    if (size === undefined) {
      // Node means to see only streams that fail here, and forgets those that close.
      const { state } = this.stream[kState];
      if (state !== 'errored' && state !== 'erroring') throw newError('ERR_INTERNAL_ASSERTION');
      return 1;
    }
    try {
      return size(chunk);
    } catch (err) {
      this.errorIfNeeded(err);
      return 1;
    }
  }

  write(chunk, size) {
    try {
      this.queue.add(chunk, size);
    } catch (err) {
      this.errorIfNeeded(err);
      return;
    }
    this.stream[kState].updateBackpressure();
    this.advance();
  }

  // Gives the sink the next chunk.
  advance() {
    const state = this.stream[kState];
    if (!this.isStarted || state.inFlightWrite !== undefined) return;
    if (state.state === 'erroring') state.finishErroring();
    else if (this.queue.length === 0) return;
    else if (this.queue.peek() === kCloseSentinel) this.closeNow();
    else this.writeNow(this.queue.peek());
  }

  writeNow(chunk) {
    const state = this.stream[kState];
    state.inFlightWrite = state.writeRequests.shift();
    this.functions.write(chunk, state.controller).then(() => {
      state.inFlightWrite.resolve();
      state.inFlightWrite = undefined;
      this.queue.take();
      state.updateBackpressure();
      this.advance();
    }, (err) => {
      if (state.state === 'writable') this.functions = {};
      state.inFlightWrite.reject(err);
      state.inFlightWrite = undefined;
      state.fail(err);
    });
  }

  closeNow() {
    const state = this.stream[kState];
    state.inFlightClose = state.closeRequest;
    state.closeRequest = undefined;
    this.queue.take();
    const closed = this.functions.close();
    this.functions = {};
    closed.then(() => state.closeIsDone(), (err) => state.closeHasFailed(err));
  }

  abort(reason) {
    const result = this.functions.abort(reason);
    this.functions = {};
    return result;
  }

  error(err) {
    this.functions = {};
    this.stream[kState].startErroring(err);
  }

  errorIfNeeded(err) {
    if (this.stream[kState].state === 'writable') this.error(err);
  }
}

class WritableStreamDefaultController {
  [kType] = 'WritableStreamDefaultController';

  constructor(skip = undefined) {
    if (skip !== kSkipThrow) throw newError('ERR_ILLEGAL_CONSTRUCTOR');
  }

  get signal() {
    if (!isController(this)) throw newError('ERR_INVALID_THIS', 'WritableStreamDefaultController');
    return this[kState].abortController.signal;
  }

  error(error = undefined) {
    if (!isController(this)) throw newError('ERR_INVALID_THIS', 'WritableStreamDefaultController');
    this[kState].errorIfNeeded(error);
  }

  [kInspect](depth, options) {
    return inspectAs(this, depth, options, { stream: this[kState].stream });
  }
}
expose(WritableStreamDefaultController, 'signal', 'error');

function initialize(stream) {
  const state = new WritableState();
  stream[kState] = state;
  stream[kIsClosedPromise] = state.closed;
  stream[kControllerErrorFunction] = () => {};
}

function setUp(stream, start, functions) {
  const controller = new WritableStreamDefaultController(kSkipThrow);
  const sink = new Sink(stream, functions);
  controller[kState] = sink;
  stream[kState].controller = controller;
  stream[kControllerErrorFunction] = controller.error.bind(controller);
  sink.start(() => start(controller));
}

class WritableStream {
  [kType] = 'WritableStream';

  constructor(sink = {}, strategy = {}) {
    checkUnderlying(sink, 'sink');
    checkOptions(strategy, 'strategy');
    const type = sink?.type;
    if (type !== undefined) throw rangeError('ERR_INVALID_ARG_VALUE', 'type', type);
    initialize(this);
    const functions = { size: sizeOf(strategy?.size), highWaterMark: highWaterMarkOf(strategy?.highWaterMark, 1) };
    const { start, write, close, abort } = sink;
    functions.write = write ? promising('sink.write', write, sink) : nothing;
    functions.close = close ? promising('sink.close', close, sink) : nothing;
    functions.abort = abort ? promising('sink.abort', abort, sink) : nothing;
    setUp(this, start ? (controller) => start.call(sink, controller) : () => {}, functions);
  }

  get locked() {
    if (!isWritableStream(this)) throw newError('ERR_INVALID_THIS', 'WritableStream');
    return isLocked(this);
  }

  abort(reason = undefined) {
    const err = streamProblem(this);
    return err ? Promise.reject(err) : this[kState].abort(reason);
  }

  close() {
    const err = streamProblem(this);
    if (err) return Promise.reject(err);
    if (this[kState].isClosing) return Promise.reject(typeError('ERR_INVALID_STATE', 'Failure closing WritableStream'));
    return this[kState].close();
  }

  getWriter() {
    if (!isWritableStream(this)) throw newError('ERR_INVALID_THIS', 'WritableStream');
    return new WritableStreamDefaultWriter(this);
  }

  [kInspect](depth, options) {
    return inspectAs(this, depth, options, { locked: this.locked, state: this[kState].state });
  }
}
expose(WritableStream, 'locked', 'abort', 'close', 'getWriter');

function isLocked(stream) {
  return stream[kState].writer !== undefined;
}

function streamProblem(stream) {
  if (!isWritableStream(stream)) return newError('ERR_INVALID_THIS', 'WritableStream');
  return isLocked(stream) ? typeError('ERR_INVALID_STATE', 'WritableStream is locked') : undefined;
}

// A stream of Node's own; write, close and abort give promises.
function createWritableStream(start, write, close, abort, highWaterMark = 1, size = () => 1) {
  const stream = Object.create(WritableStream.prototype);
  stream[kType] = 'WritableStream';
  initialize(stream);
  setUp(stream, start, { write, close, abort, highWaterMark, size });
  return stream;
}

// What a writer knows of itself.
class WriterState {
  constructor(writer, stream) {
    const state = stream[kState];
    this.stream = stream;
    state.writer = writer;
    switch (state.state) {
      case 'writable':
        this.ready = !state.isClosing && state.hasBackpressure ? new Deferred() : Deferred.resolved();
        this.closed = new Deferred();
        break;
      case 'erroring':
        this.ready = Deferred.rejected(state.storedError);
        this.closed = new Deferred();
        break;
      case 'closed':
        this.ready = Deferred.resolved();
        this.closed = Deferred.resolved();
        break;
      default:
        this.ready = Deferred.rejected(state.storedError);
        this.closed = Deferred.rejected(state.storedError);
    }
  }

  rejectReady(err) {
    this.ready = rejected(this.ready, err);
  }

  release() {
    const err = typeError('ERR_INVALID_STATE', 'Writer has been released');
    this.rejectReady(err);
    this.closed = rejected(this.closed, err);
    this.stream[kState].writer = undefined;
    this.stream = undefined;
  }
}

// The deferred, rejected; another one if it is settled already.
function rejected(deferred, err) {
  if (!deferred.isPending) return Deferred.rejected(err);
  deferred.reject(err);
  quiet(deferred.promise);
  return deferred;
}

class WritableStreamDefaultWriter {
  [kType] = 'WritableStreamDefaultWriter';

  constructor(stream) {
    if (!isWritableStream(stream)) throw newError('ERR_INVALID_ARG_TYPE', 'stream', 'WritableStream', stream);
    if (isLocked(stream)) throw typeError('ERR_INVALID_STATE', 'WritableStream is locked');
    this[kState] = new WriterState(this, stream);
  }

  get closed() {
    return isWriter(this) ? this[kState].closed.promise : Promise.reject(writerProblem(this));
  }

  get desiredSize() {
    const err = writerProblem(this);
    if (err) throw err;
    const state = this[kState].stream[kState];
    switch (state.state) {
      case 'errored': case 'erroring': return null;
      case 'closed': return 0;
      default: return state.sink.desiredSize;
    }
  }

  get ready() {
    return isWriter(this) ? this[kState].ready.promise : Promise.reject(writerProblem(this));
  }

  abort(reason = undefined) {
    const err = writerProblem(this);
    return err ? Promise.reject(err) : this[kState].stream[kState].abort(reason);
  }

  close() {
    const err = writerProblem(this);
    if (err) return Promise.reject(err);
    const state = this[kState].stream[kState];
    if (state.isClosing) return Promise.reject(typeError('ERR_INVALID_STATE', 'Failure to close WritableStream'));
    return state.close();
  }

  releaseLock() {
    if (!isWriter(this)) throw writerProblem(this);
    if (this[kState].stream !== undefined) this[kState].release();
  }

  write(chunk = undefined) {
    const err = writerProblem(this);
    return err ? Promise.reject(err) : this[kState].stream[kState].write(chunk);
  }

  [kInspect](depth, options) {
    const { stream, closed, ready } = this[kState];
    return inspectAs(this, depth, options, {
      stream, close: closed.promise, ready: ready.promise, desiredSize: this.desiredSize,
    });
  }
}
expose(WritableStreamDefaultWriter, 'closed', 'ready', 'desiredSize', 'abort', 'close', 'releaseLock', 'write');

function writerProblem(writer) {
  if (!isWriter(writer)) return newError('ERR_INVALID_THIS', 'WritableStreamDefaultWriter');
  if (writer[kState].stream === undefined) return typeError('ERR_INVALID_STATE', 'Writer is not bound to a WritableStream');
  return undefined;
}

module.exports = {
  WritableStream, WritableStreamDefaultController, WritableStreamDefaultWriter, createWritableStream, isWritableStream,
};
