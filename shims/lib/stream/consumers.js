'use strict';

// The stream/consumers module of Node v20.20.2: all of a stream, as one value.

const { begin, next, ended, closeAfterThrow } = require('internal/async_iteration');

async function blob(stream) {
  const chunks = [];
  const record = begin(stream);
  for (let step; !(step = ended(await next(record))).done;) chunks.push(step.value);
  const { Blob } = require('buffer');
  return new Blob(chunks);
}

async function arrayBuffer(stream) {
  const all = await blob(stream);
  return all.arrayBuffer();
}

async function buffer(stream) {
  const { Buffer } = require('buffer');
  return Buffer.from(await arrayBuffer(stream));
}

async function text(stream) {
  const { TextDecoder } = require('internal/encoding');
  const decoder = new TextDecoder();
  let all = '';
  const record = begin(stream);
  for (let step; !(step = ended(await next(record))).done;) {
    const chunk = step.value;
    try {
      all += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
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
  return all + decoder.decode(undefined, { stream: false });
}

async function json(stream) {
  return JSON.parse(await text(stream));
}

module.exports = { arrayBuffer, blob, buffer, text, json };
