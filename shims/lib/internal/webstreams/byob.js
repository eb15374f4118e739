'use strict';

// Byte streams: the controller that hands out bytes, the reader that brings its own buffer, and the request
// between the two (lib/internal/webstreams/readablestream.js at v20.20.2;
// https://streams.spec.whatwg.org/#rbs-controller-class).

const { ReadRequest, ReaderState, bareStream, isLocked, isReadableStream } = require('internal/webstreams/readable');
const {
  checkOptions, expose, inspectAs, isA, kInspect, kSkipThrow, kState, kType, newError, nothing, promising, rangeError, typeError,
} = require('internal/webstreams/parts');

const isController = isA('ReadableByteStreamController');
const isReader = isA('ReadableStreamBYOBReader');
const isRequest = isA('ReadableStreamBYOBRequest');

// The memory of a buffer in another one; the first has none any more.
function transfer(buffer) {
  const { detach, isDetached } = internalBinding('buffer');
  if (isDetached(buffer)) throw typeError('ERR_OPERATION_FAILED', 'The ArrayBuffer could not be transferred');
  const copy = buffer.slice(0);
  detach(buffer);
  return copy;
}

function isDetached(buffer) {
  return internalBinding('buffer').isDetached(buffer);
}

function checkView(view, name) {
  if (!ArrayBuffer.isView(view))
    throw newError('ERR_INVALID_ARG_TYPE', name, ['Buffer', 'TypedArray', 'DataView'], view);
}

// A place that waits for bytes: the buffer of a read (type 'byob'), one of our own for a read of the default
// reader ('default'), or what is left of either when its reader has gone ('none').
class PullInto {
  constructor(buffer, byteOffset, byteLength, Class, min, type) {
    this.buffer = buffer;
    this.bufferByteLength = buffer.byteLength;
    this.byteOffset = byteOffset;
    this.byteLength = byteLength;
    this.filled = 0;
    this.Class = Class;
    this.elementSize = Class === DataView ? 1 : Class.BYTES_PER_ELEMENT;
    this.minimum = min * this.elementSize;
    this.type = type;
  }

  // The bytes that are there, as the reader wants them.
  view() {
    const buffer = transfer(this.buffer);
    const { Buffer } = require('buffer');
    if (this.Class === Buffer) return Buffer.from(buffer, this.byteOffset, this.filled / this.elementSize);
    return new this.Class(buffer, this.byteOffset, this.filled / this.elementSize);
  }
}

// What a controller knows. The queue has pieces { buffer, byteOffset, byteLength }.
class ByteSource {
  constructor(stream, controller, { pull, cancel, highWaterMark, chunkSize }) {
    this.stream = stream;
    this.controller = controller;
    this.queue = [];
    this.total = 0;
    this.highWaterMark = highWaterMark;
    this.chunkSize = chunkSize;
    this.isStarted = false;
    this.isPulling = false;
    this.pullAgain = false;
    this.closeRequested = false;
    this.places = []; // PullIntos
    this.request = null; // the BYOB request that the program holds
    this.functions = { pull, cancel };
  }

  get state() {
    return this.stream[kState];
  }

  // The requests of the reader, if it is of that type.
  requestsOf(type) {
    const { reader } = this.state;
    return reader !== undefined && reader[kType] === type ? reader[kState].requests : undefined;
  }

  get reads() {
    return this.requestsOf('ReadableStreamDefaultReader');
  }

  get readsInto() {
    return this.requestsOf('ReadableStreamBYOBReader');
  }

  start(start) {
    const started = start();
    new Promise((resolve) => {
      resolve(started);
    }).then(() => {
      this.isStarted = true;
      this.pullIfNeeded();
    }, (err) => this.error(err));
  }

  get desiredSize() {
    switch (this.state.state) {
      case 'errored': return null;
      case 'closed': return 0;
      default: return this.highWaterMark - this.total;
    }
  }

  pullIfNeeded() {
    if (this.state.state !== 'readable' || this.closeRequested || !this.isStarted) return;
    if (!this.state.waits && this.desiredSize <= 0) return;
    if (this.isPulling) {
      this.pullAgain = true;
      return;
    }
    this.isPulling = true;
    this.functions.pull(this.controller).then(() => {
      this.isPulling = false;
      if (this.pullAgain) {
        this.pullAgain = false;
        this.pullIfNeeded();
      }
    }, (err) => this.error(err));
  }

  close() {
    if (this.closeRequested || this.state.state !== 'readable') return;
    if (this.total > 0) {
      this.closeRequested = true;
      return;
    }
    const [place] = this.places;
    if (place !== undefined && place.filled % place.elementSize !== 0) {
      const err = typeError('ERR_INVALID_STATE', 'Partial read');
      this.error(err);
      throw err;
    }
    this.closeNow();
  }

  closeNow() {
    this.functions = {};
    this.state.close();
  }

  error(err) {
    if (this.state.state !== 'readable') return;
    this.forget();
    this.functions = {};
    this.state.error(err);
  }

  cancel(reason) {
    this.forget();
    const result = this.functions.cancel(reason);
    this.functions = {};
    return result;
  }

  forget() {
    this.invalidateRequest();
    this.places = [];
    this.queue = [];
    this.total = 0;
  }

  // A reader lets go: the place that is being filled stays for what comes.
  release() {
    if (this.places.length === 0) return;
    this.places[0].type = 'none';
    this.places = [this.places[0]];
  }

  invalidateRequest() {
    if (this.request === null) return;
    this.request[kState].controller = undefined;
    this.request[kState].view = null;
    this.request = null;
  }

  add(buffer, byteOffset, byteLength) {
    this.queue.push({ buffer, byteOffset, byteLength });
    this.total += byteLength;
  }

  enqueue(chunk) {
    if (this.closeRequested || this.state.state !== 'readable') return;
    const { byteOffset, byteLength } = chunk;
    const buffer = transfer(chunk.buffer);
    const [place] = this.places;
    if (place !== undefined) {
      if (isDetached(place.buffer)) throw typeError('ERR_INVALID_STATE', 'Destination ArrayBuffer is detached');
      this.invalidateRequest();
      place.buffer = transfer(place.buffer);
      if (place.type === 'none') this.addAbandoned(place);
    }
    const { reads } = this;
    if (reads !== undefined) {
      while (reads.length > 0 && this.total > 0) this.answerFromQueue(reads.shift());
      if (reads.length === 0) {
        this.add(buffer, byteOffset, byteLength);
      } else {
        if (this.places.length > 0) this.places.shift();
        reads.shift().chunk(new Uint8Array(buffer, byteOffset, byteLength));
      }
    } else {
      this.add(buffer, byteOffset, byteLength);
      if (this.readsInto !== undefined) this.fillPlaces();
    }
    this.pullIfNeeded();
  }

  // What a reader that has gone left in its place goes to the queue.
  addAbandoned(place) {
    if (place.filled > 0) {
      const bytes = place.buffer.slice(place.byteOffset, place.byteOffset + place.filled);
      this.add(bytes, 0, place.filled);
    }
    this.places.shift();
  }

  afterTaking() {
    if (this.total === 0 && this.closeRequested) this.closeNow();
    else this.pullIfNeeded();
  }

  answerFromQueue(request) {
    const { buffer, byteOffset, byteLength } = this.queue.shift();
    this.total -= byteLength;
    this.afterTaking();
    request.chunk(new Uint8Array(buffer, byteOffset, byteLength));
  }

  // Answers a read of the default reader.
  pull(request) {
    if (this.total > 0) {
      this.answerFromQueue(request);
      return;
    }
    if (this.chunkSize !== undefined) {
      try {
        this.places.push(new PullInto(new ArrayBuffer(this.chunkSize), 0, this.chunkSize, Uint8Array, 1, 'default'));
      } catch (err) {
        request.error(err);
        return;
      }
    }
    this.reads.push(request);
    this.pullIfNeeded();
  }

  // Answers a read into view of the other reader.
  pullInto(view, min, request) {
    const Class = view instanceof DataView ? DataView : view.constructor;
    const { buffer, byteOffset, byteLength } = view;
    let place;
    try {
      place = new PullInto(transfer(buffer), byteOffset, byteLength, Class, min, 'byob');
    } catch (err) {
      request.error(err);
      return;
    }
    if (this.places.length > 0) {
      this.places.push(place);
      this.readsInto.push(request);
      return;
    }
    if (this.state.state === 'closed') {
      request.close(new Class(place.buffer, byteOffset, 0));
      return;
    }
    if (this.total > 0) {
      if (this.fill(place)) {
        const filled = place.view();
        this.afterTaking();
        request.chunk(filled);
        return;
      }
      if (this.closeRequested) {
        const err = typeError('ERR_INVALID_STATE', 'ReadableStream closed');
        this.error(err);
        request.error(err);
        return;
      }
    }
    this.places.push(place);
    this.readsInto.push(request);
    this.pullIfNeeded();
  }

  // Moves bytes from the queue to a place; answers whether it has enough.
  fill(place) {
    const most = Math.min(this.total, place.byteLength - place.filled);
    const aligned = place.filled + most - ((place.filled + most) % place.elementSize);
    const isEnough = aligned >= place.minimum;
    let left = isEnough ? aligned - place.filled : most;
    while (left > 0) {
      const [piece] = this.queue;
      const count = Math.min(left, piece.byteLength);
      new Uint8Array(place.buffer, place.byteOffset + place.filled, count)
        .set(new Uint8Array(piece.buffer, piece.byteOffset, count));
      if (count === piece.byteLength) {
        this.queue.shift();
      } else {
        piece.byteOffset += count;
        piece.byteLength -= count;
      }
      this.total -= count;
      place.filled += count;
      left -= count;
    }
    return isEnough;
  }

  fillPlaces() {
    while (this.places.length > 0 && this.total > 0) {
      const [place] = this.places;
      if (!this.fill(place)) continue;
      this.places.shift();
      this.commit(place);
    }
  }

  // Hands a filled place to its reader.
  commit(place) {
    const isDone = this.state.state === 'closed';
    const filled = place.view();
    const request = (place.type === 'default' ? this.reads : this.readsInto).shift();
    if (isDone) request.close(filled);
    else request.chunk(filled);
  }

  respond(count) {
    const [place] = this.places;
    if (this.state.state === 'closed') {
      if (count !== 0) throw newError('ERR_INVALID_ARG_VALUE', 'bytesWritten', count);
    } else {
      if (!count) throw newError('ERR_INVALID_ARG_VALUE', 'bytesWritten', count);
      if (place.filled + count > place.byteLength) throw rangeError('ERR_INVALID_ARG_VALUE', 'bytesWritten', count);
    }
    place.buffer = transfer(place.buffer);
    this.wrote(place, count);
  }

  respondWithNewView(view) {
    const [place] = this.places;
    const { buffer, byteOffset, byteLength } = view;
    if (this.state.state === 'closed') {
      if (byteLength !== 0) throw typeError('ERR_INVALID_STATE', 'View is not zero-length');
    } else if (byteLength === 0) {
      throw typeError('ERR_INVALID_STATE', 'View is zero-length');
    }
    if (place.byteOffset + place.filled !== byteOffset || place.filled + byteLength > place.byteLength ||
        place.bufferByteLength !== buffer.byteLength) {
      throw rangeError('ERR_INVALID_ARG_VALUE', 'view', view);
    }
    place.buffer = transfer(buffer);
    this.wrote(place, byteLength);
  }

  // The program has put count bytes into the first place.
  wrote(place, count) {
    this.invalidateRequest();
    if (this.state.state === 'closed') this.wroteNothing(place);
    else this.wroteSome(place, count);
    this.pullIfNeeded();
  }

  wroteNothing(place) {
    if (place.type === 'none') this.places.shift();
    const { readsInto } = this;
    while (readsInto !== undefined && readsInto.length > 0) this.commit(this.places.shift());
  }

  wroteSome(place, count) {
    place.filled += count;
    if (place.type === 'none') {
      this.addAbandoned(place);
      this.fillPlaces();
      return;
    }
    if (place.filled < place.minimum) return;
    this.places.shift();
    const rest = place.filled % place.elementSize;
    if (rest > 0) {
      const end = place.byteOffset + place.filled;
      this.add(place.buffer.slice(end - rest, end), 0, rest);
      place.filled -= rest;
    }
    this.commit(place);
    this.fillPlaces();
  }
}

class ReadableByteStreamController {
  [kType] = 'ReadableByteStreamController';
  [kState] = {};

  constructor(skip = undefined) {
    if (skip !== kSkipThrow) throw newError('ERR_ILLEGAL_CONSTRUCTOR');
  }

  get byobRequest() {
    const source = sourceOf(this);
    const [place] = source.places;
    if (source.request === null && place !== undefined) {
      const request = new ReadableStreamBYOBRequest(kSkipThrow);
      const view = new Uint8Array(place.buffer, place.byteOffset + place.filled, place.byteLength - place.filled);
      request[kState] = { controller: this, view };
      source.request = request;
    }
    return source.request;
  }

  get desiredSize() {
    return sourceOf(this).desiredSize;
  }

  close() {
    checkOpen(sourceOf(this));
    this[kState].close();
  }

  enqueue(chunk) {
    const source = sourceOf(this);
    checkView(chunk, 'buffer');
    if (chunk.byteLength === 0 || chunk.buffer.byteLength === 0)
      throw typeError('ERR_INVALID_STATE', 'chunk ArrayBuffer is zero-length or detached');
    checkOpen(source);
    source.enqueue(chunk);
  }

  error(error = undefined) {
    sourceOf(this).error(error);
  }

  [kInspect](depth, options) {
    return inspectAs(this, depth, options, {});
  }
}
expose(ReadableByteStreamController, 'byobRequest', 'desiredSize', 'close', 'enqueue', 'error');

function sourceOf(controller) {
  if (!isController(controller)) throw newError('ERR_INVALID_THIS', 'ReadableByteStreamController');
  return controller[kState];
}

function checkOpen(source) {
  if (source.closeRequested) throw typeError('ERR_INVALID_STATE', 'Controller is already closed');
  if (source.state.state !== 'readable') throw typeError('ERR_INVALID_STATE', 'ReadableStream is already closed');
}

class ReadableStreamBYOBRequest {
  [kType] = 'ReadableStreamBYOBRequest';

  constructor(skip = undefined) {
    if (skip !== kSkipThrow) throw newError('ERR_ILLEGAL_CONSTRUCTOR');
  }

  get view() {
    if (!isRequest(this)) throw newError('ERR_INVALID_THIS', 'ReadableStreamBYOBRequest');
    return this[kState].view;
  }

  respond(bytesWritten) {
    const controller = controllerOf(this);
    if (isDetached(this[kState].view.buffer)) throw typeError('ERR_INVALID_STATE', 'Viewed ArrayBuffer is detached');
    controller[kState].respond(bytesWritten);
  }

  respondWithNewView(view) {
    const controller = controllerOf(this);
    checkView(view, 'view');
    if (view.byteLength === 0 && isDetached(view.buffer))
      throw typeError('ERR_INVALID_STATE', 'Viewed ArrayBuffer is detached');
    controller[kState].respondWithNewView(view);
  }

  [kInspect](depth, options) {
    return inspectAs(this, depth, options, { view: this.view, controller: this[kState].controller });
  }
}
expose(ReadableStreamBYOBRequest, 'view', 'respond', 'respondWithNewView');

function controllerOf(request) {
  if (!isRequest(request)) throw newError('ERR_INVALID_THIS', 'ReadableStreamBYOBRequest');
  const { controller } = request[kState];
  if (controller === undefined) throw typeError('ERR_INVALID_STATE', 'This BYOB request has been invalidated');
  return controller;
}

// A read into a buffer; the end brings the buffer back.
class ReadIntoRequest extends ReadRequest {
  close(value) {
    this.deferred.resolve({ value, done: true });
  }
}

class ReadableStreamBYOBReader {
  [kType] = 'ReadableStreamBYOBReader';

  constructor(stream) {
    if (!isReadableStream(stream)) throw newError('ERR_INVALID_ARG_TYPE', 'stream', 'ReadableStream', stream);
    if (isLocked(stream)) throw typeError('ERR_INVALID_STATE', 'ReadableStream is locked');
    if (!isController(stream[kState].controller))
      throw newError('ERR_INVALID_ARG_VALUE', 'stream', stream, 'must be a byte stream');
    this[kState] = new ReaderState(this, stream);
  }

  async read(view, options = {}) {
    if (!isReader(this)) throw newError('ERR_INVALID_THIS', 'ReadableStreamBYOBReader');
    checkView(view, 'view');
    checkOptions(options, 'options');
    if (view.byteLength === 0 || view.buffer.byteLength === 0)
      throw typeError('ERR_INVALID_STATE', 'View or Viewed ArrayBuffer is zero-length or detached');
    const min = options?.min ?? 1;
    checkMinimum(min, view);
    const { stream } = this[kState];
    if (stream === undefined) throw typeError('ERR_INVALID_STATE', 'The reader is not attached to a stream');
    const request = new ReadIntoRequest();
    readInto(stream, view, min, request);
    return request.deferred.promise;
  }

  releaseLock() {
    if (!isReader(this)) throw newError('ERR_INVALID_THIS', 'ReadableStreamBYOBReader');
    const state = this[kState];
    if (state.stream === undefined) return;
    state.release();
    state.takeRequests((request) => request.error(typeError('ERR_INVALID_STATE', 'Releasing reader')));
  }

  get closed() {
    if (!isReader(this)) return Promise.reject(newError('ERR_INVALID_THIS', 'ReadableStreamBYOBReader'));
    return this[kState].closed.promise;
  }

  cancel(reason = undefined) {
    if (!isReader(this)) return Promise.reject(newError('ERR_INVALID_THIS', 'ReadableStreamBYOBReader'));
    const { stream } = this[kState];
    if (stream === undefined) return Promise.reject(typeError('ERR_INVALID_STATE', 'The reader is not attached to a stream'));
    return stream[kState].cancel(reason);
  }

  [kInspect](depth, options) {
    const { stream, requests, closed } = this[kState];
    return inspectAs(this, depth, options, { stream, readIntoRequests: requests.length, close: closed.promise });
  }
}
expose(ReadableStreamBYOBReader, 'closed', 'read', 'releaseLock', 'cancel');

function readInto(stream, view, min, request) {
  const state = stream[kState];
  state.disturbed = true;
  if (state.state === 'errored') request.error(state.storedError);
  else state.controller[kState].pullInto(view, min, request);
}

function checkMinimum(min, view) {
  if (typeof min !== 'number') throw newError('ERR_INVALID_ARG_TYPE', 'options.min', 'number', min);
  if (!Number.isInteger(min)) throw newError('ERR_INVALID_ARG_VALUE', 'options.min', min, 'must be an integer');
  if (min <= 0) throw newError('ERR_INVALID_ARG_VALUE', 'options.min', min, 'must be greater than 0');
  if (view instanceof DataView) {
    if (min > view.byteLength) throw newError('ERR_OUT_OF_RANGE', 'options.min', '<= view.byteLength', min);
  } else if (min > view.length) {
    throw newError('ERR_OUT_OF_RANGE', 'options.min', '<= view.length', min);
  }
}

// Gives stream a controller for bytes, and starts it.
function setUp(stream, start, functions) {
  const controller = new ReadableByteStreamController(kSkipThrow);
  controller[kState] = new ByteSource(stream, controller, functions);
  stream[kState].controller = controller;
  controller[kState].start(() => start(controller));
}

function setUpBytes(stream, source, highWaterMark) {
  const { start, pull, cancel, autoAllocateChunkSize: chunkSize } = source;
  const functions = {
    pull: pull ? promising('source.pull', pull, source) : nothing,
    cancel: cancel ? promising('source.cancel', cancel, source) : nothing,
    highWaterMark,
    chunkSize,
  };
  if (chunkSize === 0) throw newError('ERR_INVALID_ARG_VALUE', 'source.autoAllocateChunkSize', chunkSize);
  setUp(stream, start ? (controller) => start.call(source, controller) : () => {}, functions);
}

// A stream of Node's own; pull and cancel give promises.
function createByteStream(pull, cancel) {
  const stream = bareStream();
  setUp(stream, () => {}, { pull, cancel, highWaterMark: 0 });
  return stream;
}

module.exports = {
  ReadableByteStreamController, ReadableStreamBYOBReader, ReadableStreamBYOBRequest, createByteStream, isController, readInto,
  setUpBytes,
};
