'use strict';

// How a Readable takes data out of state.buffer[state.bufferIndex...] (fromList of lib/internal/streams/readable.js
// at v20.20.2).

const { Buffer } = require('buffer');
const { kState, kObjectMode } = require('internal/streams/state');

// The state has a decoder: its chunks are text.
const kDecoder = 1 << 21;

// Takes n bytes, characters or objects from the buffer.
function take(n, state) {
  if (state.length === 0) return null;
  const { buffer } = state;
  let at = state.bufferIndex;
  let result;
  if ((state[kState] & kObjectMode) !== 0) {
    result = buffer[at];
    buffer[at++] = null;
  } else if (!n || n >= state.length) {
    result = takeAll(state);
    at = buffer.length;
  } else if (n < buffer[at].length) {
    result = buffer[at].slice(0, n);
    buffer[at] = buffer[at].slice(n);
  } else if (n === buffer[at].length) {
    result = buffer[at];
    buffer[at++] = null;
  } else {
    const parts = [];
    at = (state[kState] & kDecoder) !== 0 ? cutText(n, buffer, at, parts) : cutBytes(n, buffer, at, parts);
    result = joined(parts, (state[kState] & kDecoder) !== 0);
  }
  if (at === buffer.length) {
    buffer.length = 0;
    at = 0;
  } else if (at > 1024) {
    buffer.splice(0, at);
    at = 0;
  }
  state.bufferIndex = at;
  return result;
}

// Moves n bytes of buffer[at...] into parts; answers where the rest begins.
function cutBytes(n, buffer, at, parts) {
  while (n > 0 && at < buffer.length) {
    const chunk = buffer[at];
    if (n >= chunk.length) {
      parts.push(chunk);
      buffer[at++] = null;
    } else {
      parts.push(chunk.slice(0, n));
      buffer[at] = chunk.slice(n);
    }
    n -= chunk.length;
  }
  return at;
}

// The same for text. Node mistakes the number of chunks for the length of one: n that equals it takes a
// chunk whole, and else a chunk that was used up stays, empty.
function cutText(n, buffer, at, parts) {
  while (n > buffer[at].length) {
    n -= buffer[at].length;
    parts.push(buffer[at]);
    buffer[at++] = null;
    if (at === buffer.length) return at;
  }
  if (n === buffer.length) {
    parts.push(buffer[at]);
    buffer[at++] = null;
  } else {
    parts.push(buffer[at].slice(0, n));
    buffer[at] = buffer[at].slice(n);
  }
  return at;
}

function takeAll(state) {
  const { buffer, bufferIndex } = state;
  const isText = (state[kState] & kDecoder) !== 0;
  if (buffer.length - bufferIndex === 1 && !isText) return buffer[bufferIndex];
  return joined(buffer.slice(bufferIndex), isText);
}

function joined(parts, isText) {
  return isText ? parts.join('') : Buffer.concat(parts);
}

module.exports = { take, kDecoder };
