'use strict';

// What pipeline does with an iterable: its values are written to a stream, one after the other
// (lib/internal/streams/pipeline.js at v20.20.2).

const eos = require('internal/streams/end-of-stream');
const { af, each } = require('internal/async_iteration');

const pumpToNode = af(function* pumpToNode(iterable, writable, pipes, end) {
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
    if (writable.writableNeedDrain) yield drained();
    yield* each(iterable, function*(chunk) {
      if (!writable.write(chunk)) yield drained();
    });
    if (end) {
      writable.end();
      yield drained();
    }
    pipes.finish();
  } catch (err) {
    pipes.finish(error !== err ? require('internal/errors').aggregateTwoErrors(error, err) : err);
  } finally {
    cleanup();
    writable.off('drain', awake);
  }
});

// https://streams.spec.whatwg.org/#example-manual-write-with-backpressure
const pumpToWeb = af(function* pumpToWeb(iterable, writable, pipes, end) {
  const { isTransformStream } = require('internal/streams/utils');
  const writer = (isTransformStream(writable) ? writable.writable : writable).getWriter();
  try {
    yield* each(iterable, function*(chunk) {
      yield writer.ready;
      writer.write(chunk).catch(() => {});
    });
    yield writer.ready;
    if (end) yield writer.close();
    pipes.finish();
  } catch (err) {
    try {
      yield writer.abort(err);
      pipes.finish(err);
    } catch (er) {
      pipes.finish(er);
    }
  }
});

module.exports = { pumpToNode, pumpToWeb };
