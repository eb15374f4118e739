'use strict';

// The stream/web module of Node v20.20.2: the Streams standard.

const { lazyObject } = internalBinding('util');

const names = 'ReadableStream ReadableStreamDefaultReader ReadableStreamBYOBReader ReadableStreamBYOBRequest ' +
  'ReadableByteStreamController ReadableStreamDefaultController TransformStream TransformStreamDefaultController ' +
  'WritableStream WritableStreamDefaultWriter WritableStreamDefaultController ByteLengthQueuingStrategy ' +
  'CountQueuingStrategy TextEncoderStream TextDecoderStream CompressionStream DecompressionStream';

function home(name) {
  if (name.includes('BYOB') || name.includes('Byte') && name.startsWith('Readable')) return 'byob';
  if (name.startsWith('Readable')) return 'readable';
  if (name.startsWith('Writable')) return 'writable';
  if (name.startsWith('Transform')) return 'transform';
  if (name.startsWith('Text')) return 'encoding';
  return name.endsWith('Strategy') ? 'strategies' : 'compression';
}

module.exports = lazyObject(names, (name) => require(`internal/webstreams/${home(name)}`)[name]);
