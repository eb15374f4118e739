'use strict';

// The stream/promises module of Node v20.20.2.

const { finished } = require('internal/streams/end-of-stream');

function pipeline(...streams) {
  const { isIterable, isNodeStream, isWebStream } = require('internal/streams/utils');
  const { pipelineImpl } = require('internal/streams/pipeline');
  return new Promise((resolve, reject) => {
    let options = {};
    const last = streams[streams.length - 1];
    if (last && typeof last === 'object' && !isNodeStream(last) && !isIterable(last) && !isWebStream(last)) {
      const { signal, end } = streams.pop();
      options = { signal, end };
    }
    pipelineImpl(streams, (err, value) => {
      if (err) reject(err);
      else resolve(value);
    }, options);
  });
}

module.exports = { finished, pipeline };
