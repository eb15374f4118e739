'use strict';

// Bodies of requests and answers (lib/web/fetch/body.js of undici 6.24.1). A body is
// { source, bytes, length, stream, used }: source is what it was made of, null for a stream; bytes() gives
// its bytes, or a promise of them; stream is made when somebody asks for it.

const { Buffer } = require('buffer');
const { illegal } = require('internal/fetch/webidl');

const lazy = (name) => require('buffer')[name];

function fromBytes(source, bytes, type) {
  return [{ source, bytes: () => bytes, length: bytes.byteLength, stream: null, used: false }, type];
}

function copyOf(view) {
  if (ArrayBuffer.isView(view)) return Buffer.from(Buffer.from(view.buffer, view.byteOffset, view.byteLength));
  return Buffer.from(new Uint8Array(view).slice());
}

function fromStream(stream) {
  if (stream.locked || require('internal/fetch/streams').isDisturbed(stream)) {
    throw new TypeError('Response body object should not be disturbed or locked');
  }
  return [{ source: null, bytes: null, length: null, stream, used: false }, null];
}

// extract(object) is [body, the Content-Type that goes with it or null].
function extract(object) {
  if (typeof object === 'object' && object !== null) {
    const { ReadableStream } = require('stream/web');
    if (object instanceof ReadableStream) return fromStream(object);
    if (object instanceof require('url').URLSearchParams) {
      return fromBytes(object.toString(), Buffer.from(object.toString()), 'application/x-www-form-urlencoded;charset=UTF-8');
    }
    if (ArrayBuffer.isView(object) || object instanceof ArrayBuffer) return fromBytes(object, copyOf(object), null);
    const form = require('internal/fetch/formdata');
    if (object instanceof form.FormData) return require('internal/fetch/multipart').encode(object);
    if (object instanceof lazy('Blob')) {
      const bytes = async () => Buffer.from(await object.arrayBuffer());
      return [{ source: object, bytes, length: object.size, stream: null, used: false }, object.type || null];
    }
    if (typeof object[Symbol.asyncIterator] === 'function') return fromStream(require('internal/fetch/streams').fromIterable(object));
  }
  if (typeof object === 'symbol') {
    throw new TypeError('undefined: undefined is a symbol, which cannot be converted to a DOMString.');
  }
  const text = String(object).toWellFormed?.() ?? String(object);
  return fromBytes(text, Buffer.from(text), 'text/plain;charset=UTF-8');
}

// The stream of a body, made when first asked for.
function streamOf(body) {
  if (!body.stream) {
    const streams = require('internal/fetch/streams');
    body.stream = body.used ? streams.readToEnd() : streams.fromBytes(body);
  }
  return body.stream;
}

function isUsed(body) {
  return body !== null && (body.used || body.stream !== null && require('internal/fetch/streams').isDisturbed(body.stream));
}

function isUnusable(body) {
  return isUsed(body) || body !== null && body.stream !== null && body.stream.locked;
}

// Reads all of a body.
async function readAll(body) {
  if (body === null) return Buffer.alloc(0);
  if (body.bytes && !body.stream) {
    body.used = true;
    return body.bytes();
  }
  const reader = streamOf(body).getReader();
  const parts = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    if (!(value instanceof Uint8Array)) throw new TypeError('Received non-Uint8Array chunk');
    parts.push(value);
  }
}

function decode(bytes) {
  return new (require('internal/encoding').TextDecoder)().decode(bytes);
}

// A copy of a body that can be read by itself.
function clone(body) {
  if (body === null) return null;
  if (body.bytes && !body.stream) return { ...body };
  const [one, two] = streamOf(body).tee();
  body.stream = one;
  body.bytes = null;
  return { ...body, stream: two };
}

// Reads the body of an object of Class and makes something of the bytes.
async function consume(object, stateOf, make) {
  const state = stateOf(object);
  if (isUnusable(state.body)) throw new TypeError('Body is unusable: Body has already been read');
  return make(await readAll(state.body), state);
}

// Adds the methods that read a body. stateOf(object) is { body, headersList }, or throws.
function mixin(Class, stateOf) {
  const type = (state) => state.headersList.get('content-type') ?? '';
  const methods = {
    blob() {
      return consume(this, stateOf, (bytes, state) => new (lazy('Blob'))([bytes], { type: normalType(type(state)) }));
    },
    arrayBuffer() {
      return consume(this, stateOf, (bytes) => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    },
    text() {
      return consume(this, stateOf, decode);
    },
    json() {
      return consume(this, stateOf, (bytes) => JSON.parse(decode(bytes)));
    },
    formData() {
      return consume(this, stateOf, (bytes, state) => require('internal/fetch/multipart').decode(bytes, type(state)));
    },
    bytes() {
      return consume(this, stateOf, (bytes) => new Uint8Array(bytes));
    },
  };
  for (const name of Object.keys(methods)) {
    Object.defineProperty(Class.prototype, name, { value: methods[name], writable: true, enumerable: true, configurable: true });
  }
}

// A Content-Type as a Blob has it.
function normalType(type) {
  const [essence, ...parameters] = type.split(';');
  return [essence.trim().toLowerCase(), ...parameters.map((p) => {
    const [name, ...value] = p.split('=');
    return `${name.trim().toLowerCase()}=${value.join('=').trim()}`;
  })].join(';');
}

module.exports = { clone, extract, illegal, isUnusable, isUsed, mixin, readAll, streamOf };
