'use strict';

// addAbortSignal: an abort destroys the stream (lib/internal/streams/add-abort-signal.js at v20.20.2).

function isSignal(value) {
  return typeof value === 'object' && 'aborted' in value;
}

function addAbortSignal(signal, stream) {
  const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
  if (!isSignal(signal)) throw new ERR_INVALID_ARG_TYPE('signal', 'AbortSignal', signal);
  const { isNodeStream, isWebStream } = require('internal/streams/utils');
  if (!isNodeStream(stream) && !isWebStream(stream))
    throw new ERR_INVALID_ARG_TYPE('stream', ['ReadableStream', 'WritableStream', 'Stream'], stream);
  return addAbortSignalNoValidate(signal, stream);
}

function addAbortSignalNoValidate(signal, stream) {
  if (!isSignal(signal)) return stream;
  const { isNodeStream, kControllerErrorFunction } = require('internal/streams/utils');
  const onAbort = () => {
    const { AbortError } = require('internal/errors');
    const err = new AbortError(undefined, { cause: signal.reason });
    if (isNodeStream(stream)) stream.destroy(err);
    else stream[kControllerErrorFunction](err);
  };
  if (signal.aborted) {
    onAbort();
  } else {
    const { addAbortListener } = require('internal/events/abort_listener');
    const disposable = addAbortListener(signal, onAbort);
    require('internal/streams/end-of-stream')(stream, disposable[Symbol.dispose]);
  }
  return stream;
}

module.exports = { addAbortSignal, addAbortSignalNoValidate };
