'use strict';

// stream.finished (lib/internal/streams/end-of-stream.js at v20.20.2): one call when a stream of any kind
// has ended, finished, failed or closed before its time.

const utils = require('internal/streams/utils');
const { isReadable, isReadableNodeStream, isReadableFinished, isWritable, isWritableNodeStream, isWritableFinished } = utils;

const nop = () => {};

function once(callback) {
  let isCalled = false;
  return function(...args) {
    if (isCalled) return;
    isCalled = true;
    callback.apply(this, args);
  };
}

function isRequest(stream) {
  return stream.setHeader && typeof stream.abort === 'function';
}

function eos(stream, options, callback) {
  const { validateAbortSignal, validateFunction, validateObject } = require('internal/validators');
  if (arguments.length === 2) {
    callback = options;
    options = {};
  } else if (options == null) {
    options = {};
  } else {
    validateObject(options, 'options');
  }
  validateFunction(callback, 'callback');
  validateAbortSignal(options.signal, 'options.signal');
  callback = once(callback);
  if (utils.isReadableStream(stream) || utils.isWritableStream(stream)) return watchWeb(stream, options, callback);
  if (!utils.isNodeStream(stream)) {
    const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
    throw new ERR_INVALID_ARG_TYPE('stream', ['ReadableStream', 'WritableStream', 'Stream'], stream);
  }
  return watch(stream, options, callback);
}

function watch(stream, options, callback) {
  const readable = options.readable ?? isReadableNodeStream(stream);
  const writable = options.writable ?? isWritableNodeStream(stream);
  const w = stream._writableState;
  const r = stream._readableState;

  // 'close' will come after all, so that 'end' and 'finish' need not be the last word.
  let willClose = utils.willEmitClose(stream) &&
    isReadableNodeStream(stream) === readable && isWritableNodeStream(stream) === writable;
  let isClosed = utils.isClosed(stream);
  let hasFinished = isWritableFinished(stream, false);
  let hasEnded = isReadableFinished(stream, false);

  const onFinish = () => {
    hasFinished = true;
    if (stream.destroyed) willClose = false;
    if (willClose && (!stream.readable || readable)) return;
    if (!readable || hasEnded) callback.call(stream);
  };
  const onEnd = () => {
    hasEnded = true;
    if (stream.destroyed) willClose = false;
    if (willClose && (!stream.writable || writable)) return;
    if (!writable || hasFinished) callback.call(stream);
  };
  const onError = (err) => {
    callback.call(stream, err);
  };
  // Answers whether the stream has failed, and says so.
  const tellError = () => {
    const err = utils.isWritableErrored(stream) || utils.isReadableErrored(stream);
    if (!err || typeof err === 'boolean') return false;
    callback.call(stream, err);
    return true;
  };
  const onClose = () => {
    isClosed = true;
    if (tellError()) return;
    if ((readable && !hasEnded && isReadableNodeStream(stream, true) && !isReadableFinished(stream, false)) ||
        (writable && !hasFinished && !isWritableFinished(stream, false))) {
      const { codes } = require('internal/errors');
      callback.call(stream, new codes.ERR_STREAM_PREMATURE_CLOSE());
    } else {
      callback.call(stream);
    }
  };
  const onClosedBefore = () => {
    isClosed = true;
    if (!tellError()) callback.call(stream);
  };
  const onLegacyFinish = () => {
    if (!stream.writable) onFinish();
  };
  const onRequest = () => {
    stream.req.on('finish', onFinish);
  };

  if (isRequest(stream)) {
    stream.on('complete', onFinish);
    if (!willClose) stream.on('abort', onClose);
    if (stream.req) onRequest();
    else stream.on('request', onRequest);
  } else if (writable && !w) {
    stream.on('end', onLegacyFinish);
    stream.on('close', onLegacyFinish);
  }
  if (!willClose && typeof stream.aborted === 'boolean') stream.on('aborted', onClose);
  stream.on('end', onEnd);
  stream.on('finish', onFinish);
  if (options.error !== false) stream.on('error', onError);
  stream.on('close', onClose);

  // It may all be over already.
  if (isClosed) {
    process.nextTick(onClose);
  } else if (w?.errorEmitted || r?.errorEmitted) {
    if (!willClose) process.nextTick(onClosedBefore);
  } else if (!readable && (!willClose || isReadable(stream)) && (hasFinished || isWritable(stream) === false) &&
      (w == null || w.pendingcb === undefined || w.pendingcb === 0)) {
    process.nextTick(onClosedBefore);
  } else if (!writable && (!willClose || isWritable(stream)) && (hasEnded || isReadable(stream) === false)) {
    process.nextTick(onClosedBefore);
  } else if (r && stream.req && stream.aborted) {
    process.nextTick(onClosedBefore);
  }

  const cleanup = () => {
    callback = nop;
    stream.removeListener('aborted', onClose);
    stream.removeListener('complete', onFinish);
    stream.removeListener('abort', onClose);
    stream.removeListener('request', onRequest);
    if (stream.req) stream.req.removeListener('finish', onFinish);
    stream.removeListener('end', onLegacyFinish);
    stream.removeListener('close', onLegacyFinish);
    stream.removeListener('finish', onFinish);
    stream.removeListener('end', onEnd);
    stream.removeListener('error', onError);
    stream.removeListener('close', onClose);
  };

  if (options.signal && !isClosed) {
    callback = untilAborted(stream, options.signal, callback, (err) => {
      const tell = callback; // cleanup forgets it
      cleanup();
      tell.call(stream, err);
    });
  }
  return cleanup;
}

// Calls onAbort(AbortError) when signal aborts. Answers the callback to use instead of callback: it
// stops listening for that.
function untilAborted(stream, signal, callback, onAbort) {
  const abort = () => {
    const { AbortError } = require('internal/errors');
    onAbort(new AbortError(undefined, { cause: signal.reason }));
  };
  if (signal.aborted) {
    process.nextTick(abort);
    return callback;
  }
  const { addAbortListener } = require('internal/events/abort_listener');
  const disposable = addAbortListener(signal, abort);
  return once((...args) => {
    disposable[Symbol.dispose]();
    callback.apply(stream, args);
  });
}

function watchWeb(stream, options, callback) {
  let isAborted = false;
  if (options.signal) {
    callback = untilAborted(stream, options.signal, callback, (err) => {
      isAborted = true;
      callback.call(stream, err);
    });
  }
  const settled = (...args) => {
    if (!isAborted) process.nextTick(() => callback.apply(stream, args));
  };
  stream[utils.kIsClosedPromise].promise.then(settled, settled);
  return nop;
}

function finished(stream, opts) {
  let cleansUp = false;
  if (opts === null) opts = {};
  if (opts?.cleanup) {
    require('internal/validators').validateBoolean(opts.cleanup, 'cleanup');
    cleansUp = opts.cleanup;
  }
  return new Promise((resolve, reject) => {
    const cleanup = eos(stream, opts, (err) => {
      if (cleansUp) cleanup();
      if (err) reject(err);
      else resolve();
    });
  });
}

Object.defineProperty(eos, Symbol.for('nodejs.util.promisify.custom'), {
  __proto__: null,
  enumerable: true,
  get() {
    return finished;
  },
});

module.exports = eos;
eos.finished = finished;
