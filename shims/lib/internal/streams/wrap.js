'use strict';

// Readable.prototype.wrap: a stream of Node 0.8 as the source of a Readable
// (lib/internal/streams/readable.js at v20.20.2).

const { destroyer, errorOrDestroy } = require('internal/streams/destroy');

function wrap(readable, old) {
  let isPaused = false;
  old.on('data', (chunk) => {
    if (!readable.push(chunk) && old.pause) {
      isPaused = true;
      old.pause();
    }
  });
  old.on('end', () => {
    readable.push(null);
  });
  old.on('error', (err) => {
    errorOrDestroy(readable, err);
  });
  old.on('close', () => {
    readable.destroy();
  });
  old.on('destroy', () => {
    readable.destroy();
  });
  readable._read = () => {
    if (isPaused && old.resume) {
      isPaused = false;
      old.resume();
    }
  };
  // Its other methods; Node leaves its first property out.
  for (const name of Object.keys(old).slice(1)) {
    if (readable[name] === undefined && typeof old[name] === 'function') readable[name] = old[name].bind(old);
  }
  return readable;
}

function wrapped(Readable, src, options) {
  return new Readable({
    objectMode: src.readableObjectMode ?? src.objectMode ?? true,
    ...options,
    destroy(err, callback) {
      destroyer(src, err);
      callback(err);
    },
  }).wrap(src);
}

module.exports = { wrap, wrapped };
