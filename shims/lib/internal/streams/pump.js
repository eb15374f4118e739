'use strict';

// What pipeline does with an iterable: its values are written to a stream, one after the other
// (lib/internal/streams/pipeline.js at v20.20.2).

const eos = require('internal/streams/end-of-stream');
const { begin, next, ended, closeAfterThrow } = require('internal/async_iteration');

async function pumpToNode(iterable, writable, pipes, end) {
  let error;
  let wake = null;
  const awake = (err) => {
    if (err) error = err;
    if (wake) {
      const callback = wake;
      wake = null;
      callback();
    }
  };
  const drained = () => new Promise((resolve, reject) => {
    const settle = () => {
      if (error) reject(error);
      else resolve();
    };
    if (error) reject(error);
    else wake = settle;
  });

  writable.on('drain', awake);
  const cleanup = eos(writable, { readable: false }, awake);
  try {
    if (writable.writableNeedDrain) await drained();
    const record = begin(iterable);
    for (let step; !(step = ended(await next(record))).done;) {
      try {
        if (!writable.write(step.value)) await drained();
      } catch (err) {
        const closing = closeAfterThrow(record);
        if (closing) {
          try {
            await closing[0];
          } catch {
            // The error that was there first counts.
          }
        }
        throw err;
      }
    }
    if (end) {
      writable.end();
      await drained();
    }
    pipes.finish();
  } catch (err) {
    pipes.finish(error !== err ? require('internal/errors').aggregateTwoErrors(error, err) : err);
  } finally {
    cleanup();
    writable.off('drain', awake);
  }
}

// https://streams.spec.whatwg.org/#example-manual-write-with-backpressure
async function pumpToWeb(iterable, writable, pipes, end) {
  const { isTransformStream } = require('internal/streams/utils');
  const writer = (isTransformStream(writable) ? writable.writable : writable).getWriter();
  try {
    const record = begin(iterable);
    for (let step; !(step = ended(await next(record))).done;) {
      try {
        await writer.ready;
        writer.write(step.value).catch(() => {});
      } catch (err) {
        const closing = closeAfterThrow(record);
        if (closing) {
          try {
            await closing[0];
          } catch {
            // The error that was there first counts.
          }
        }
        throw err;
      }
    }
    await writer.ready;
    if (end) await writer.close();
    pipes.finish();
  } catch (err) {
    try {
      await writer.abort(err);
      pipes.finish(err);
    } catch (er) {
      pipes.finish(er);
    }
  }
}

module.exports = { pumpToNode, pumpToWeb };
