'use strict';

// The stream/consumers module of Node v20.20.2: all of a stream, as one value.

const { af, each } = require('internal/async_iteration');

const blob = af(function* blob(stream) {
  const chunks = [];
  yield* each(stream, function*(chunk) {
    chunks.push(chunk);
  });
  const { Blob } = require('buffer');
  return new Blob(chunks);
});

async function arrayBuffer(stream) {
  const all = await blob(stream);
  return all.arrayBuffer();
}

async function buffer(stream) {
  const { Buffer } = require('buffer');
  return Buffer.from(await arrayBuffer(stream));
}

const text = af(function* text(stream) {
  const { TextDecoder } = require('internal/encoding');
  const decoder = new TextDecoder();
  let all = '';
  yield* each(stream, function*(chunk) {
    all += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  });
  return all + decoder.decode(undefined, { stream: false });
});

async function json(stream) {
  return JSON.parse(await text(stream));
}

module.exports = {
  arrayBuffer,
  blob,
  buffer,
  text,
  json,
};
