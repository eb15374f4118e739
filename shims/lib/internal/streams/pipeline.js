'use strict';

// stream.pipeline (lib/internal/streams/pipeline.js at v20.20.2): streams, iterables and functions one
// after the other; if one fails all are destroyed.

const eos = require('internal/streams/end-of-stream');
const utils = require('internal/streams/utils');
const { isIterable, isNodeStream, isReadable, isReadableNodeStream, isReadableStream, isTransformStream, isWebStream } = utils;

function newError(code, ...args) {
  return new (require('internal/errors').codes[code])(...args);
}

function pipeline(...streams) {
  require('internal/validators').validateFunction(streams[streams.length - 1], 'streams[stream.length - 1]');
  const callback = streams.pop();
  let isCalled = false;
  return run(streams, (...args) => {
    if (isCalled) return;
    isCalled = true;
    callback(...args);
  });
}

// What a pipeline is about, while it is built and while it runs.
class Run {
  constructor(callback, options) {
    this.callback = callback;
    this.outer = options?.signal;
    this.error = undefined;
    this.value = undefined;
    this.pending = 0; // what must finish before the callback is called
    this.destroys = []; // destroy functions of the streams
    this.detach = []; // takes listeners off a last stream that can be read
    this.stopListening = undefined;
    this.controller = undefined; // of the signal that functions are given; made when one is
    this.isOver = false;
  }

  get signal() {
    if (this.controller === undefined) {
      const { AbortController } = require('internal/abort_controller');
      this.controller = new AbortController();
      if (this.isOver) this.controller.abort();
    }
    return this.controller.signal;
  }

  abort() {
    const { AbortError } = require('internal/errors');
    this.end(new AbortError(undefined, { cause: this.outer?.reason }));
  }

  // One of the pending has finished.
  finish(err) {
    this.end(err, --this.pending === 0);
  }

  end(err, isLast) {
    if (err && (!this.error || this.error.code === 'ERR_STREAM_PREMATURE_CLOSE')) this.error = err;
    if (!this.error && !isLast) return;
    while (this.destroys.length > 0) this.destroys.shift()(this.error);
    this.stopListening?.[Symbol.dispose]();
    this.isOver = true;
    this.controller?.abort();
    if (isLast) {
      if (!this.error) this.detach.forEach((fn) => fn());
      process.nextTick(this.callback, this.error, this.value);
    }
  }
}

// A function that destroys the stream unless it has ended; and what takes the watch off it.
function watched(stream, reading, writing) {
  let isFinished = false;
  stream.on('close', () => {
    isFinished = true;
  });
  const cleanup = eos(stream, { readable: reading, writable: writing }, (err) => {
    isFinished = !err;
  });
  const destroy = (err) => {
    if (isFinished) return;
    isFinished = true;
    require('internal/streams/destroy').destroyer(stream, err || newError('ERR_STREAM_DESTROYED', 'pipe'));
  };
  return { destroy, cleanup };
}

function run(streams, callback, options) {
  if (streams.length === 1 && Array.isArray(streams[0])) streams = streams[0];
  if (streams.length < 2) throw newError('ERR_MISSING_ARGS', 'streams');

  const pipes = new Run(callback, options);
  const { outer } = pipes;
  require('internal/validators').validateAbortSignal(outer, 'options.signal');
  if (outer) {
    const { addAbortListener } = require('internal/events/abort_listener');
    pipes.stopListening = addAbortListener(outer, () => pipes.abort());
  }

  let flow; // what has been built so far
  for (let i = 0; i < streams.length; i++) {
    const stream = streams[i];
    const isLast = i === streams.length - 1;
    const end = !isLast || options?.end !== false;
    if (isNodeStream(stream)) watchStage(pipes, stream, !isLast, i > 0, end);

    if (i === 0) flow = source(pipes, stream);
    else if (typeof stream === 'function') flow = call(pipes, stream, flow, i, isLast, end);
    else if (isNodeStream(stream)) flow = intoNode(pipes, stream, flow, isLast, end);
    else if (isWebStream(stream)) flow = intoWeb(pipes, stream, flow, end);
    else flow = duplexFrom(stream);
  }
  if (pipes.isOver || outer?.aborted) process.nextTick(() => pipes.abort());
  return flow;
}

function duplexFrom(body) {
  return require('internal/streams/duplex').from(body);
}

function watchStage(pipes, stream, reading, writing, end) {
  const isReadableEnd = () => isReadable(stream) && !reading;
  if (end) {
    const { destroy, cleanup } = watched(stream, reading, writing);
    pipes.destroys.push(destroy);
    if (isReadableEnd()) pipes.detach.push(cleanup);
  }
  const onError = (err) => {
    if (err && err.name !== 'AbortError' && err.code !== 'ERR_STREAM_PREMATURE_CLOSE') pipes.finish(err);
  };
  stream.on('error', onError);
  if (isReadableEnd()) pipes.detach.push(() => stream.removeListener('error', onError));
}

function source(pipes, stream) {
  if (typeof stream === 'function') {
    const result = stream({ signal: pipes.signal });
    if (!isIterable(result))
      throw newError('ERR_INVALID_RETURN_VALUE', 'Iterable, AsyncIterable or Stream', 'source', result);
    return result;
  }
  return isIterable(stream) || isReadableNodeStream(stream) || isTransformStream(stream) ? stream : duplexFrom(stream);
}

function asIterable(value) {
  if (isIterable(value)) return value;
  if (isReadableNodeStream(value)) return fromOldReadable(value);
  throw newError('ERR_INVALID_ARG_TYPE', 'val', ['Readable', 'Iterable', 'AsyncIterable'], value);
}

function fromOldReadable(value) {
  const { ag, ys } = require('internal/async_iteration');
  const fromReadable = ag(function* fromReadable() {
    yield* ys(require('internal/streams/iteration').iterate(value));
  });
  return fromReadable();
}

// A function in the middle makes an iterable of one, a last one may promise a value.
function call(pipes, stage, flow, i, isLast, end) {
  const result = stage(asIterable(isTransformStream(flow) ? flow?.readable : flow), { signal: pipes.signal });
  if (!isLast) {
    if (!isIterable(result, true))
      throw newError('ERR_INVALID_RETURN_VALUE', 'AsyncIterable', `transform[${i - 1}]`, result);
    return result;
  }

  // pipeline answers a stream in any case.
  const PassThrough = require('internal/streams/passthrough');
  const out = new PassThrough({ objectMode: true });
  const then = result?.then;
  if (typeof then === 'function') {
    pipes.pending++;
    then.call(result, (value) => {
      pipes.value = value;
      if (value != null) out.write(value);
      if (end) out.end();
      process.nextTick(() => pipes.finish());
    }, (err) => {
      out.destroy(err);
      process.nextTick(() => pipes.finish(err));
    });
  } else if (isIterable(result, true)) {
    pipes.pending++;
    pumpToNode(result, out, pipes, end);
  } else if (isReadableStream(result) || isTransformStream(result)) {
    pipes.pending++;
    pumpToNode(result.readable || result, out, pipes, end);
  } else {
    throw newError('ERR_INVALID_RETURN_VALUE', 'AsyncIterable or Promise', 'destination', result);
  }
  const { destroy, cleanup } = watched(out, false, true);
  pipes.destroys.push(destroy);
  pipes.detach.push(cleanup);
  return out;
}

const kSources = ['Readable', 'Iterable', 'AsyncIterable', 'ReadableStream', 'TransformStream'];

function intoNode(pipes, stream, flow, isLast, end) {
  if (isReadableNodeStream(flow)) {
    pipes.pending += 2;
    const cleanup = pipe(flow, stream, pipes, end);
    if (isReadable(stream) && isLast) pipes.detach.push(cleanup);
  } else if (isTransformStream(flow) || isReadableStream(flow)) {
    pipes.pending++;
    pumpToNode(flow.readable || flow, stream, pipes, end);
  } else if (isIterable(flow)) {
    pipes.pending++;
    pumpToNode(flow, stream, pipes, end);
  } else {
    throw newError('ERR_INVALID_ARG_TYPE', 'val', kSources, flow);
  }
  return stream;
}

function intoWeb(pipes, stream, flow, end) {
  let from = flow;
  if (isReadableNodeStream(flow)) from = asIterable(flow);
  else if (!isReadableStream(flow) && !isIterable(flow)) {
    if (!isTransformStream(flow)) throw newError('ERR_INVALID_ARG_TYPE', 'val', kSources, flow);
    from = flow.readable;
  }
  pipes.pending++;
  require('internal/streams/pump').pumpToWeb(from, stream, pipes, end);
  return stream;
}

function pumpToNode(iterable, writable, pipes, end) {
  require('internal/streams/pump').pumpToNode(iterable, writable, pipes, end);
}

// src.pipe(dst) that tells how both end: two calls of pipes.finish, or more if they fail.
function pipe(src, dst, pipes, end) {
  const finish = (err) => pipes.finish(err);
  let hasEnded = false;
  dst.on('close', () => {
    if (!hasEnded) finish(newError('ERR_STREAM_PREMATURE_CLOSE'));
  });
  src.pipe(dst, { end: false });
  if (end) {
    const endDst = () => {
      hasEnded = true;
      dst.end();
    };
    if (utils.isReadableFinished(src)) process.nextTick(endDst);
    else src.once('end', endDst);
  } else {
    finish();
  }
  eos(src, { readable: true, writable: false }, (err) => {
    const r = src._readableState;
    // Some streams close before they end: 'end' is still to come.
    if (err && err.code === 'ERR_STREAM_PREMATURE_CLOSE' && r && r.ended && !r.errored && !r.errorEmitted)
      src.once('end', finish).once('error', finish);
    else
      finish(err);
  });
  return eos(dst, { readable: false, writable: true }, finish);
}

Object.defineProperty(pipeline, Symbol.for('nodejs.util.promisify.custom'), {
  __proto__: null,
  enumerable: true,
  get() {
    return require('stream/promises').pipeline;
  },
});

module.exports = { pipelineImpl: run, pipeline };
