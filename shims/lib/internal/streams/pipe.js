'use strict';

// Readable.prototype.pipe (lib/internal/streams/readable.js at v20.20.2).

const { prependListener } = require('internal/streams/legacy');
const { errorOrDestroy } = require('internal/streams/destroy');
const { kState } = require('internal/streams/state');

// src takes up again when dest was the last one to drain.
function drained(src, dest, bits) {
  const state = src._readableState;
  if (state.awaitDrainWriters === dest) state.awaitDrainWriters = null;
  else if ((state[kState] & bits.kMultiAwaitDrain) !== 0) state.awaitDrainWriters.delete(dest);
  if ((!state.awaitDrainWriters || state.awaitDrainWriters.size === 0) && (state[kState] & bits.kDataListening) !== 0)
    src.resume();
}

module.exports = function pipe(src, dest, options, bits) {
  const state = src._readableState;
  let isParted = false;
  let onDrain;

  if (state.pipes.length === 1 && (state[kState] & bits.kMultiAwaitDrain) === 0) {
    state[kState] |= bits.kMultiAwaitDrain;
    state.awaitDrainWriters = new Set(state.awaitDrainWriters ? [state.awaitDrainWriters] : []);
  }
  state.pipes.push(dest);

  const onEnd = () => dest.end();
  const unpipe = () => {
    src.unpipe(dest);
  };
  const endsDest = (!options || options.end !== false) && dest !== process.stdout && dest !== process.stderr;
  const atEnd = endsDest ? onEnd : unpipe;
  if ((state[kState] & bits.kEndEmitted) !== 0) process.nextTick(atEnd);
  else src.once('end', atEnd);

  const onUnpipe = (readable, info) => {
    if (readable === src && info && info.hasUnpiped === false) {
      info.hasUnpiped = true;
      part();
    }
  };
  dest.on('unpipe', onUnpipe);

  function part() {
    dest.removeListener('close', onClose);
    dest.removeListener('finish', onFinish);
    if (onDrain) dest.removeListener('drain', onDrain);
    dest.removeListener('error', onError);
    dest.removeListener('unpipe', onUnpipe);
    src.removeListener('end', onEnd);
    src.removeListener('end', unpipe);
    src.removeListener('data', onData);
    isParted = true;
    // Nobody will drain for src any more.
    if (onDrain && state.awaitDrainWriters && (!dest._writableState || dest._writableState.needDrain)) onDrain();
  }

  function pause() {
    if (!isParted) { // dest.write may have unpiped
      if (state.pipes.length === 1 && state.pipes[0] === dest) {
        state.awaitDrainWriters = dest;
        state[kState] &= ~bits.kMultiAwaitDrain;
      } else if (state.pipes.length > 1 && state.pipes.includes(dest)) {
        state.awaitDrainWriters.add(dest);
      }
      src.pause();
    }
    if (!onDrain) {
      onDrain = () => drained(src, dest, bits);
      dest.on('drain', onDrain);
    }
  }

  const onData = (chunk) => {
    if (dest.write(chunk) === false) pause();
  };
  src.on('data', onData);

  // Parts from dest, but does not swallow its error.
  const onError = (err) => {
    unpipe();
    dest.removeListener('error', onError);
    if (dest.listenerCount('error') > 0) return;
    const s = dest._writableState || dest._readableState;
    if (s && !s.errorEmitted) errorOrDestroy(dest, err); // the program has emitted it
    else dest.emit('error', err);
  };
  prependListener(dest, 'error', onError);

  const onClose = () => {
    dest.removeListener('finish', onFinish);
    unpipe();
  };
  dest.once('close', onClose);
  const onFinish = () => {
    dest.removeListener('close', onClose);
    unpipe();
  };
  dest.once('finish', onFinish);

  dest.emit('pipe', src);

  if (dest.writableNeedDrain === true) pause();
  else if ((state[kState] & bits.kFlowing) === 0) src.resume();
  return dest;
};
