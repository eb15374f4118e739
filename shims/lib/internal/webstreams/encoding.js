'use strict';

// TextEncoderStream and TextDecoderStream (lib/internal/webstreams/encoding.js at v20.20.2).

const { TextDecoder, TextEncoder } = require('internal/encoding');
const { TransformStream } = require('internal/webstreams/transform');
const { inspectAs, kInspect, kType, newError } = require('internal/webstreams/parts');

const kHandle = Symbol('kHandle');
const kTransform = Symbol('kTransform');
const kPendingHighSurrogate = Symbol('kPendingHighSurrogate');

function checked(stream, type) {
  if (typeof stream?.[kHandle] !== 'object' || stream?.[kType] !== type) throw newError('ERR_INVALID_THIS', type);
  return stream;
}

// Text in which every surrogate has its other half. One at the end waits for the next piece.
function wellFormed(self, text) {
  text = (self[kPendingHighSurrogate] ?? '') + text;
  self[kPendingHighSurrogate] = null;
  const last = text.charCodeAt(text.length - 1);
  if (last >= 0xd800 && last <= 0xdbff) {
    self[kPendingHighSurrogate] = text[text.length - 1];
    text = text.slice(0, -1);
  }
  let result = '';
  for (const char of text) result += char >= '\ud800' && char <= '\udfff' && char.length === 1 ? '\ufffd' : char;
  return result;
}

class TextEncoderStream {
  constructor() {
    this[kPendingHighSurrogate] = null;
    this[kType] = 'TextEncoderStream';
    this[kHandle] = new TextEncoder();
    this[kTransform] = new TransformStream({
      transform: (chunk, controller) => {
        const text = wellFormed(this, String(chunk));
        if (text) controller.enqueue(this[kHandle].encode(text));
      },
      flush: (controller) => {
        if (this[kPendingHighSurrogate] !== null) controller.enqueue(new Uint8Array([0xef, 0xbf, 0xbd]));
      },
    });
  }

  get encoding() {
    return checked(this, 'TextEncoderStream')[kHandle].encoding;
  }

  get readable() {
    return checked(this, 'TextEncoderStream')[kTransform].readable;
  }

  get writable() {
    return checked(this, 'TextEncoderStream')[kTransform].writable;
  }

  [kInspect](depth, options) {
    const { encoding, readable, writable } = checked(this, 'TextEncoderStream');
    return inspectAs(this, depth, options, { encoding, readable, writable });
  }
}

class TextDecoderStream {
  constructor(encoding = 'utf-8', options = {}) {
    this[kType] = 'TextDecoderStream';
    this[kHandle] = new TextDecoder(encoding, options);
    this[kTransform] = new TransformStream({
      transform: (chunk, controller) => {
        const text = this[kHandle].decode(chunk, { stream: true });
        if (text) controller.enqueue(text);
      },
      flush: (controller) => {
        const text = this[kHandle].decode();
        if (text) controller.enqueue(text);
        controller.terminate();
      },
    });
  }

  get encoding() {
    return checked(this, 'TextDecoderStream')[kHandle].encoding;
  }

  get fatal() {
    return checked(this, 'TextDecoderStream')[kHandle].fatal;
  }

  get ignoreBOM() {
    return checked(this, 'TextDecoderStream')[kHandle].ignoreBOM;
  }

  get readable() {
    return checked(this, 'TextDecoderStream')[kTransform].readable;
  }

  get writable() {
    return checked(this, 'TextDecoderStream')[kTransform].writable;
  }

  [kInspect](depth, options) {
    const { encoding, fatal, ignoreBOM, readable, writable } = checked(this, 'TextDecoderStream');
    return inspectAs(this, depth, options, { encoding, fatal, ignoreBOM, readable, writable });
  }
}

const enumerable = { __proto__: null, enumerable: true };
for (const name of ['encoding', 'readable', 'writable']) {
  Object.defineProperty(TextEncoderStream.prototype, name, enumerable);
  Object.defineProperty(TextDecoderStream.prototype, name, enumerable);
}
Object.defineProperty(TextDecoderStream.prototype, 'fatal', enumerable);
Object.defineProperty(TextDecoderStream.prototype, 'ignoreBOM', enumerable);

module.exports = { TextDecoderStream, TextEncoderStream };
