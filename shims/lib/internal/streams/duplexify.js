'use strict';

// Duplex.from: nearly anything as a Duplex (lib/internal/streams/duplexify.js at v20.20.2).

const Duplex = require('internal/streams/duplex');
const Readable = require('internal/streams/readable');
const Writable = require('internal/streams/writable');
const from = require('internal/streams/from');
const { destroyer } = require('internal/streams/destroy');
const utils = require('internal/streams/utils');

class Duplexify extends Duplex {}

function newError(code, ...args) {
  return new (require('internal/errors').codes[code])(...args);
}

module.exports = function duplexify(body, name) {
  if (utils.isDuplexNodeStream(body)) return body;
  if (utils.isReadableNodeStream(body)) return joined({ readable: body });
  if (utils.isWritableNodeStream(body)) return joined({ writable: body });
  if (utils.isNodeStream(body)) return joined({ writable: false, readable: false });
  if (utils.isReadableStream(body)) return joined({ readable: Readable.fromWeb(body) });
  if (utils.isWritableStream(body)) return joined({ writable: Writable.fromWeb(body) });
  if (typeof body === 'function') return fromFunction(body, name);
  if (isBlob(body)) return duplexify(body.arrayBuffer());
  if (utils.isIterable(body)) return from(Duplexify, body, { objectMode: true, writable: false });
  if (utils.isReadableStream(body?.readable) && utils.isWritableStream(body?.writable)) return Duplexify.fromWeb(body);
  if (typeof body?.writable === 'object' || typeof body?.readable === 'object') {
    const side = (stream, isSide) => (stream ? (isSide(stream) ? stream : duplexify(stream)) : undefined);
    return joined({
      readable: side(body.readable, utils.isReadableNodeStream),
      writable: side(body.writable, utils.isWritableNodeStream),
    });
  }
  if (typeof body?.then === 'function') return fromPromise(body);
  throw newError('ERR_INVALID_ARG_TYPE', name, ['Blob', 'ReadableStream', 'WritableStream', 'Stream', 'Iterable',
    'AsyncIterable', 'Function', '{ readable, writable } pair', 'Promise'], body);
};

function isBlob(value) {
  const { Blob } = globalThis;
  return typeof Blob === 'function' && value instanceof Blob;
}

function fromPromise(promise) {
  let duplex;
  promise.then((value) => {
    if (value != null) duplex.push(value);
    duplex.push(null);
  }, (err) => {
    destroyer(duplex, err);
  });
  duplex = new Duplexify({ objectMode: true, writable: false, read() {} });
  return duplex;
}

// fn is called with what is written, as an async iterable. It gives what is read: values, or a promise.
function fromFunction(fn, name) {
  const { value, write, final, destroy } = callWithWritten(fn);
  if (utils.isDuplexNodeStream(value)) return value;
  if (utils.isIterable(value)) return from(Duplexify, value, { objectMode: true, write, final, destroy });
  const then = value?.then;
  if (typeof then !== 'function')
    throw newError('ERR_INVALID_RETURN_VALUE', 'Iterable, AsyncIterable or AsyncFunction', name, value);

  let duplex;
  const promise = then.call(value, (result) => {
    if (result != null) throw newError('ERR_INVALID_RETURN_VALUE', 'nully', 'body', result);
  }, (err) => {
    destroyer(duplex, err);
  });
  duplex = new Duplexify({
    objectMode: true,
    readable: false,
    write,
    final(cb) {
      final(async () => {
        try {
          await promise;
          process.nextTick(cb, null);
        } catch (err) {
          process.nextTick(cb, err);
        }
      });
    },
    destroy,
  });
  return duplex;
}

function deferred() {
  const result = {};
  result.promise = new Promise((resolve) => {
    result.resolve = resolve;
  });
  return result;
}

function callWithWritten(fn) {
  const { ag, y } = require('internal/async_iteration');
  const { AbortController } = require('internal/abort_controller');
  const controller = new AbortController();
  const { signal } = controller;
  let written = deferred(); // the next write or the end
  const takeWritten = ag(function* () {
    for (;;) {
      const { promise } = written;
      const { chunk, done, cb } = yield promise;
      process.nextTick(cb);
      if (done) return;
      if (signal.aborted) throw new (require('internal/errors').AbortError)(undefined, { cause: signal.reason });
      written = deferred();
      yield y(chunk);
    }
  });
  const tell = (what) => {
    const { resolve } = written;
    written.resolve = null; // one at a time
    resolve(what);
  };
  return {
    value: fn(takeWritten(), { signal }),
    write(chunk, encoding, cb) {
      tell({ chunk, done: false, cb });
    },
    final(cb) {
      tell({ done: true, cb });
    },
    destroy(err, cb) {
      controller.abort();
      cb(err);
    },
  };
}

// A readable and a writable as one; each may be missing.
function joined(pair) {
  const r = pair.readable && typeof pair.readable.read !== 'function' ? Readable.wrap(pair.readable) : pair.readable;
  const w = pair.writable;
  const waiting = { drain: null, finish: null, readable: null, close: undefined };
  const call = (name) => {
    const callback = waiting[name];
    if (callback) {
      waiting[name] = null;
      callback();
    }
  };
  const readable = !!utils.isReadable(r);
  const writable = !!utils.isWritable(w);
  const duplex = new Duplexify({
    readableObjectMode: !!r?.readableObjectMode,
    writableObjectMode: !!w?.writableObjectMode,
    readable,
    writable,
  });
  const ended = (err) => {
    if (err) destroyer(r, err);
    const callback = waiting.close;
    waiting.close = null;
    if (callback) callback(err);
    else if (err) duplex.destroy(err);
  };
  if (writable) writeTo(duplex, w, waiting, call, ended);
  if (readable) readFrom(duplex, r, waiting, call, ended);
  duplex._destroy = function(err, callback) {
    if (!err && waiting.close !== null) err = new (require('internal/errors').AbortError)();
    waiting.readable = waiting.drain = waiting.finish = null;
    if (waiting.close === null) {
      callback(err);
    } else {
      waiting.close = callback;
      destroyer(w, err);
      destroyer(r, err);
    }
  };
  return duplex;
}

function writeTo(duplex, w, waiting, call, ended) {
  require('internal/streams/end-of-stream')(w, ended);
  duplex._write = function(chunk, encoding, callback) {
    if (w.write(chunk, encoding)) callback();
    else waiting.drain = callback;
  };
  duplex._final = function(callback) {
    w.end();
    waiting.finish = callback;
  };
  w.on('drain', () => call('drain'));
  w.on('finish', () => call('finish'));
}

function readFrom(duplex, r, waiting, call, ended) {
  require('internal/streams/end-of-stream')(r, ended);
  r.on('readable', () => call('readable'));
  r.on('end', () => {
    duplex.push(null);
  });
  duplex._read = function() {
    for (;;) {
      const chunk = r.read();
      if (chunk === null) {
        waiting.readable = duplex._read;
        return;
      }
      if (!duplex.push(chunk)) return;
    }
  };
}
