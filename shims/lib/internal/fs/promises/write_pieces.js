'use strict';

// writeFile of fs/promises with an iterable of pieces: `for await` over them, spelled out.

const { throwIfAborted } = require('internal/fs/promises/request');
const { write } = require('internal/fs/promises/read_write');

const kChunk = 512 * 1024;

// The steps of an iterable for `for await`. next() gives what is to be awaited; leave() gives it in an array, or
// undefined when nothing is to be awaited.
function stepsOf(iterable) {
  const makeAsync = iterable[Symbol.asyncIterator ?? Symbol.for('Symbol.asyncIterator')];
  if (makeAsync != null) {
    const iterator = makeAsync.call(iterable);
    const { next } = iterator;
    return {
      next: () => next.call(iterator),
      leave: () => (iterator.return == null ? undefined : [iterator.return()]),
    };
  }
  // ECMAScript 27.1.4, async-from-sync iterators: a value is waited for before its result.
  const iterator = iterable[Symbol.iterator]();
  const { next } = iterator;
  const unwrapped = ({ value, done }) => Promise.resolve(value).then((value) => ({ value, done }));
  return {
    next: () => unwrapped(next.call(iterator)),
    leave: () => [iterator.return == null ? undefined : unwrapped(iterator.return())],
  };
}

// Leaves the loop because of an error, which counts more than one of the leaving.
function left(steps) {
  try {
    return steps.leave();
  } catch {
    return undefined;
  }
}

async function writePieces(handle, pieces, signal, encoding) {
  throwIfAborted(signal);
  const steps = stepsOf(pieces);
  for (;;) {
    const { value: piece, done } = await steps.next();
    if (done) return;
    try {
      throwIfAborted(signal);
      const bytes = ArrayBuffer.isView(piece) ? piece : require('buffer').Buffer.from(piece, encoding || 'utf8');
      let remaining = bytes.byteLength;
      while (remaining > 0) {
        const { bytesWritten } = await write(handle, bytes, bytes.byteLength - remaining, Math.min(kChunk, remaining));
        remaining -= bytesWritten;
        throwIfAborted(signal);
      }
    } catch (err) {
      const awaited = left(steps);
      if (awaited !== undefined) {
        try {
          await awaited[0];
        } catch {
          // err counts more
        }
      }
      throw err;
    }
  }
}

module.exports = { writePieces };
