'use strict';

// TransformStream (lib/internal/webstreams/transformstream.js at v20.20.2;
// https://streams.spec.whatwg.org/#ts).

const { createReadableStream } = require('internal/webstreams/readable');
const { createWritableStream } = require('internal/webstreams/writable');
const {
  Deferred, checkOptions, checkUnderlying, expose, highWaterMarkOf, inspectAs, isA, kInspect, kSkipThrow, kState, kType,
  newError, nothing, promising, rangeError, sizeOf, typeError,
} = require('internal/webstreams/parts');

const isTransformStream = isA('TransformStream');
const isController = isA('TransformStreamDefaultController');

// What a stream and its controller know: both halves, and the functions of the transformer.
class TransformState {
  constructor(start, writable, readable) {
    this.controller = undefined;
    this.functions = {}; // transform, flush and cancel, while they are needed
    this.hasBackpressure = undefined;
    this.backpressureChange = undefined; // a Deferred
    this.finish = undefined; // the promise of the end, once it has begun
    this.writable = createWritableStream(() => start.promise, (chunk) => this.write(chunk), () => this.close(),
      (reason) => this.abort(reason), writable.highWaterMark, writable.size);
    this.readable = createReadableStream(() => start.promise, () => this.pull(), (reason) => this.cancel(reason),
      readable.highWaterMark, readable.size);
    this.setBackpressure(true);
  }

  get source() {
    return this.readable[kState].controller[kState];
  }

  get sink() {
    return this.writable[kState].sink;
  }

  setBackpressure(on) {
    this.backpressureChange?.resolve();
    this.backpressureChange = new Deferred();
    this.hasBackpressure = on;
  }

  unblockWrite() {
    if (this.hasBackpressure) this.setBackpressure(false);
  }

  errorWritable(err) {
    this.functions = {};
    this.sink.errorIfNeeded(err);
    this.unblockWrite();
  }

  error(err) {
    this.source.error(err);
    this.errorWritable(err);
  }

  enqueue(chunk) {
    if (!this.source.canCloseOrEnqueue) throw typeError('ERR_INVALID_STATE', 'Unable to enqueue');
    try {
      this.source.enqueue(chunk);
    } catch (err) {
      this.errorWritable(err);
      throw this.readable[kState].storedError;
    }
    const isFull = !this.source.wantsPull;
    if (isFull !== this.hasBackpressure) this.setBackpressure(true);
  }

  terminate() {
    this.source.close();
    this.errorWritable(typeError('ERR_INVALID_STATE', 'TransformStream has been terminated'));
  }

  // The functions of the two halves.

  write(chunk) {
    if (!this.hasBackpressure) return this.transform(chunk);
    return this.backpressureChange.promise.then(() => {
      const state = this.writable[kState];
      if (state.state === 'erroring') throw state.storedError;
      return this.transform(chunk);
    });
  }

  async transform(chunk) {
    try {
      return await this.functions.transform(chunk, this.controller);
    } catch (err) {
      this.error(err);
      throw err;
    }
  }

  pull() {
    this.setBackpressure(false);
    return this.backpressureChange.promise;
  }

  // Calls flush or cancel; done and failed then see to the other half. The first end counts.
  end(call, half, done, failed) {
    if (this.finish !== undefined) return this.finish;
    const finish = new Deferred();
    this.finish = finish.promise;
    const called = call();
    this.functions = {};
    called.then(() => {
      const state = half[kState];
      if (state.state === 'errored') {
        finish.reject(state.storedError);
      } else {
        done();
        finish.resolve();
      }
    }, (err) => {
      failed(err);
      finish.reject(err);
    });
    return this.finish;
  }

  close() {
    return this.end(() => this.functions.flush(this.controller), this.readable,
      () => this.source.close(), (err) => this.source.error(err));
  }

  async abort(reason) {
    const fail = (err) => this.source.error(err);
    return this.end(() => this.functions.cancel(reason), this.readable, () => fail(reason), fail);
  }

  cancel(reason) {
    const fail = (err) => {
      this.sink.errorIfNeeded(err);
      this.unblockWrite();
    };
    return this.end(() => this.functions.cancel(reason), this.writable, () => fail(reason), fail);
  }
}

class TransformStreamDefaultController {
  [kType] = 'TransformStreamDefaultController';

  constructor(skip = undefined) {
    if (skip !== kSkipThrow) throw newError('ERR_ILLEGAL_CONSTRUCTOR');
  }

  get desiredSize() {
    return stateOf(this).source.desiredSize;
  }

  enqueue(chunk = undefined) {
    stateOf(this).enqueue(chunk);
  }

  error(reason = undefined) {
    stateOf(this).error(reason);
  }

  terminate() {
    stateOf(this).terminate();
  }

  [kInspect](depth, options) {
    return inspectAs(this, depth, options, { stream: this[kState].stream });
  }
}
expose(TransformStreamDefaultController, 'desiredSize', 'enqueue', 'error', 'terminate');

function stateOf(controller) {
  if (!isController(controller)) throw newError('ERR_INVALID_THIS', 'TransformStreamDefaultController');
  return controller[kState].stream[kState];
}

async function passOn(chunk, controller) {
  controller[kState].stream[kState].enqueue(chunk);
}

class TransformStream {
  [kType] = 'TransformStream';

  constructor(transformer = {}, writableStrategy = {}, readableStrategy = {}) {
    checkUnderlying(transformer, 'transformer');
    checkOptions(writableStrategy, 'writableStrategy');
    checkOptions(readableStrategy, 'readableStrategy');
    const { readableType, writableType, start } = transformer;
    if (readableType !== undefined) throw rangeError('ERR_INVALID_ARG_VALUE', 'transformer.readableType', readableType);
    if (writableType !== undefined) throw rangeError('ERR_INVALID_ARG_VALUE', 'transformer.writableType', writableType);
    const strategy = (given, mark) => {
      const { highWaterMark, size } = given ?? {};
      return { highWaterMark: highWaterMarkOf(highWaterMark, mark), size: sizeOf(size) };
    };
    const readable = strategy(readableStrategy, 0);
    const writable = strategy(writableStrategy, 1);

    const started = new Deferred();
    const state = new TransformState(started, writable, readable);
    this[kState] = state;
    const { transform, flush, cancel } = transformer;
    state.functions = {
      transform: transform ? promising('transformer.transform', transform, transformer) : passOn,
      flush: flush ? promising('transformer.flush', flush, transformer) : nothing,
      cancel: cancel ? promising('transformer.cancel', cancel, transformer) : nothing,
    };
    state.controller = new TransformStreamDefaultController(kSkipThrow);
    state.controller[kState] = { stream: this };
    started.resolve(start !== undefined ? start.call(transformer, state.controller) : undefined);
  }

  get readable() {
    if (!isTransformStream(this)) throw newError('ERR_INVALID_THIS', 'TransformStream');
    return this[kState].readable;
  }

  get writable() {
    if (!isTransformStream(this)) throw newError('ERR_INVALID_THIS', 'TransformStream');
    return this[kState].writable;
  }

  [kInspect](depth, options) {
    const { readable, writable, hasBackpressure } = this[kState];
    return inspectAs(this, depth, options, { readable, writable, backpressure: hasBackpressure });
  }
}
expose(TransformStream, 'readable', 'writable');

module.exports = { TransformStream, TransformStreamDefaultController, isTransformStream };
