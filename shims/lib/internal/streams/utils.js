'use strict';

// What a value is as a stream, and how far it has come (lib/internal/streams/utils.js at v20.20.2).
// The answers are true, false, or null for "no such stream". Streams of packages are asked too, so
// nothing is taken for granted of them.

// Known to the readable-stream package by these names.
const kIsDestroyed = Symbol.for('nodejs.stream.destroyed');
const kIsErrored = Symbol.for('nodejs.stream.errored');
const kIsReadable = Symbol.for('nodejs.stream.readable');
const kIsWritable = Symbol.for('nodejs.stream.writable');
const kIsDisturbed = Symbol.for('nodejs.stream.disturbed');
const kIsClosedPromise = Symbol.for('nodejs.webstream.isClosedPromise');
const kControllerErrorFunction = Symbol.for('nodejs.webstream.controllerErrorFunction');

function has(value, method) {
  return typeof value[method] === 'function';
}

function isReadableNodeStream(stream, strict = false) {
  if (!stream || !has(stream, 'pipe') || !has(stream, 'on')) return false;
  if (strict && !(has(stream, 'pause') && has(stream, 'resume'))) return false;
  // A Writable has a pipe too; only a Duplex has both states.
  return !stream._writableState || (!!stream._readableState && stream._readableState.readable !== false);
}

function isWritableNodeStream(stream) {
  if (!stream || !has(stream, 'write') || !has(stream, 'on')) return false;
  return !stream._readableState || stream._writableState?.writable !== false;
}

function isDuplexNodeStream(stream) {
  return !!(stream && has(stream, 'pipe') && stream._readableState && has(stream, 'on') && has(stream, 'write'));
}

function isNodeStream(value) {
  return value && (value._readableState || value._writableState ||
    (has(value, 'on') && (has(value, 'write') || has(value, 'pipe'))));
}

function isReadableStream(value) {
  return !!(value && !isNodeStream(value) && has(value, 'pipeThrough') && has(value, 'getReader') && has(value, 'cancel'));
}

function isWritableStream(value) {
  return !!(value && !isNodeStream(value) && has(value, 'getWriter') && has(value, 'abort'));
}

function isTransformStream(value) {
  return !!(value && !isNodeStream(value) && typeof value.readable === 'object' && typeof value.writable === 'object');
}

function isWebStream(value) {
  return isReadableStream(value) || isWritableStream(value) || isTransformStream(value);
}

function isIterable(value, isAsync) {
  if (value == null) return false;
  if (isAsync !== false && has(value, Symbol.asyncIterator)) return true;
  return isAsync !== true && has(value, Symbol.iterator);
}

function isDestroyed(stream) {
  if (!isNodeStream(stream)) return null;
  const state = stream._writableState || stream._readableState;
  return !!(stream.destroyed || stream[kIsDestroyed] || state?.destroyed);
}

// Whether end() was called.
function isWritableEnded(stream) {
  if (!isWritableNodeStream(stream)) return null;
  if (stream.writableEnded === true) return true;
  const state = stream._writableState;
  if (state?.errored) return false;
  return typeof state?.ended === 'boolean' ? state.ended : null;
}

// Whether 'finish' was emitted; unless strict, whether nothing keeps it from being emitted.
function isWritableFinished(stream, strict) {
  if (!isWritableNodeStream(stream)) return null;
  if (stream.writableFinished === true) return true;
  const state = stream._writableState;
  if (state?.errored) return false;
  if (typeof state?.finished !== 'boolean') return null;
  return !!(state.finished || (strict === false && state.ended === true && state.length === 0));
}

// Whether push(null) was called.
function isReadableEnded(stream) {
  if (!isReadableNodeStream(stream)) return null;
  if (stream.readableEnded === true) return true;
  const state = stream._readableState;
  if (!state || state.errored) return false;
  return typeof state.ended === 'boolean' ? state.ended : null;
}

// Whether 'end' was emitted; unless strict, whether nothing keeps it from being emitted.
function isReadableFinished(stream, strict) {
  if (!isReadableNodeStream(stream)) return null;
  const state = stream._readableState;
  if (state?.errored) return false;
  if (typeof state?.endEmitted !== 'boolean') return null;
  return !!(state.endEmitted || (strict === false && state.ended === true && state.length === 0));
}

function isReadable(stream) {
  if (stream && stream[kIsReadable] != null) return stream[kIsReadable];
  if (typeof stream?.readable !== 'boolean') return null;
  if (isDestroyed(stream)) return false;
  return isReadableNodeStream(stream) && stream.readable && !isReadableFinished(stream);
}

function isWritable(stream) {
  if (stream && stream[kIsWritable] != null) return stream[kIsWritable];
  if (typeof stream?.writable !== 'boolean') return null;
  if (isDestroyed(stream)) return false;
  return isWritableNodeStream(stream) && stream.writable && !isWritableEnded(stream);
}

function isFinished(stream, sides) {
  if (!isNodeStream(stream)) return null;
  if (isDestroyed(stream)) return true;
  return !(sides?.readable !== false && isReadable(stream)) && !(sides?.writable !== false && isWritable(stream));
}

function isWritableErrored(stream) {
  if (!isNodeStream(stream)) return null;
  return stream.writableErrored || (stream._writableState?.errored ?? null);
}

function isReadableErrored(stream) {
  if (!isNodeStream(stream)) return null;
  return stream.readableErrored || (stream._readableState?.errored ?? null);
}

function isClosed(stream) {
  if (!isNodeStream(stream)) return null;
  if (typeof stream.closed === 'boolean') return stream.closed;
  const w = stream._writableState;
  const r = stream._readableState;
  if (typeof w?.closed === 'boolean' || typeof r?.closed === 'boolean') return w?.closed || r?.closed;
  return typeof stream._closed === 'boolean' && isOutgoingMessage(stream) ? stream._closed : null;
}

// The messages of http, told by their fields.
function isOutgoingMessage(stream) {
  return ['_closed', '_defaultKeepAlive', '_removedConnection', '_removedContLen']
    .every((name) => typeof stream[name] === 'boolean');
}

function isServerResponse(stream) {
  return typeof stream._sent100 === 'boolean' && isOutgoingMessage(stream);
}

function isServerRequest(stream) {
  return typeof stream._consuming === 'boolean' && typeof stream._dumped === 'boolean' &&
    stream.req?.upgradeOrConnect === undefined;
}

function willEmitClose(stream) {
  if (!isNodeStream(stream)) return null;
  const state = stream._writableState || stream._readableState;
  if (!state) return isServerResponse(stream);
  return !!(state.autoDestroy && state.emitClose && state.closed === false);
}

function isDisturbed(stream) {
  return !!(stream && (stream[kIsDisturbed] ?? (stream.readableDidRead || stream.readableAborted)));
}

function isErrored(stream) {
  if (!stream) return false;
  const r = stream._readableState;
  const w = stream._writableState;
  return !!(stream[kIsErrored] ?? stream.readableErrored ?? stream.writableErrored ?? r?.errorEmitted ??
    w?.errorEmitted ?? r?.errored ?? w?.errored);
}

module.exports = {
  kIsDestroyed, kIsErrored, kIsReadable, kIsWritable, kIsDisturbed, kIsClosedPromise, kControllerErrorFunction,
  isReadableNodeStream, isWritableNodeStream, isDuplexNodeStream, isNodeStream,
  isReadableStream, isWritableStream, isTransformStream, isWebStream, isIterable,
  isDestroyed, isWritableEnded, isWritableFinished, isReadableEnded, isReadableFinished,
  isReadable, isWritable, isFinished, isWritableErrored, isReadableErrored, isClosed,
  isServerResponse, isServerRequest, willEmitClose, isDisturbed, isErrored,
};
