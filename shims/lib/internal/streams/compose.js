'use strict';

// stream.compose: a row of streams as one Duplex, written to at its head and read at its tail
// (lib/internal/streams/compose.js at v20.20.2).

const Duplex = require('internal/streams/duplex');
const { isNodeStream, isReadable, isReadableStream, isTransformStream, isWebStream, isWritable, isWritableStream } =
  require('internal/streams/utils');

function newError(code, ...args) {
  return new (require('internal/errors').codes[code])(...args);
}

function canRead(stream) {
  return !!(isReadable(stream) || isReadableStream(stream) || isTransformStream(stream));
}

function canWrite(stream) {
  return !!(isWritable(stream) || isWritableStream(stream) || isTransformStream(stream));
}

module.exports = function compose(...streams) {
  if (streams.length === 0) throw newError('ERR_MISSING_ARGS', 'streams');
  if (streams.length === 1) return Duplex.from(streams[0]);
  const given = streams.slice();
  const last = streams.length - 1;
  if (typeof streams[0] === 'function') streams[0] = Duplex.from(streams[0]);
  if (typeof streams[last] === 'function') streams[last] = Duplex.from(streams[last]);
  for (let i = 0; i <= last; i++) {
    const stream = streams[i];
    if (!isNodeStream(stream) && !isWebStream(stream)) continue;
    if (i < last && !canRead(stream)) throw newError('ERR_INVALID_ARG_VALUE', `streams[${i}]`, given[i], 'must be readable');
    if (i > 0 && !canWrite(stream)) throw newError('ERR_INVALID_ARG_VALUE', `streams[${i}]`, given[i], 'must be writable');
  }
  return joined(streams);
};

function joined(streams) {
  // The callbacks that wait: for room at the head, for its end, for data at the tail, for the end of all.
  const waiting = { drain: null, finish: null, readable: null, close: undefined };
  const [head] = streams;
  let canBeRead;
  let canBeWritten;
  let duplex;
  const tail = require('internal/streams/pipeline').pipeline(streams, (err) => {
    const callback = waiting.close;
    waiting.close = null;
    if (callback) callback(err);
    else if (err) duplex.destroy(err);
    else if (!canBeRead && !canBeWritten) duplex.destroy();
  });
  canBeWritten = canWrite(head);
  canBeRead = canRead(tail);
  duplex = new Duplex({
    writableObjectMode: !!head?.writableObjectMode,
    readableObjectMode: !!tail?.readableObjectMode,
    writable: canBeWritten,
    readable: canBeRead,
  });
  if (canBeWritten) {
    if (isNodeStream(head)) writeToNode(duplex, head, waiting);
    else if (isWebStream(head)) writeToWeb(duplex, head, waiting);
    require('internal/streams/end-of-stream')(isTransformStream(tail) ? tail.readable : tail, () => call(waiting, 'finish'));
  }
  if (canBeRead) {
    if (isNodeStream(tail)) readFromNode(duplex, tail, waiting);
    else if (isWebStream(tail)) readFromWeb(duplex, tail);
  }
  duplex._destroy = function(err, callback) {
    if (!err && waiting.close !== null) err = new (require('internal/errors').AbortError)();
    waiting.readable = waiting.drain = waiting.finish = null;
    if (isNodeStream(tail)) require('internal/streams/destroy').destroyer(tail, err);
    if (waiting.close === null) callback(err);
    else waiting.close = callback;
  };
  return duplex;
}

function call(waiting, name) {
  const callback = waiting[name];
  if (callback) {
    waiting[name] = null;
    callback();
  }
}

function writeToNode(duplex, head, waiting) {
  duplex._write = function(chunk, encoding, callback) {
    if (head.write(chunk, encoding)) callback();
    else waiting.drain = callback;
  };
  duplex._final = function(callback) {
    head.end();
    waiting.finish = callback;
  };
  head.on('drain', () => call(waiting, 'drain'));
}

function writeToWeb(duplex, head, waiting) {
  const writer = (isTransformStream(head) ? head.writable : head).getWriter();
  duplex._write = async function(chunk, encoding, callback) {
    try {
      await writer.ready;
      writer.write(chunk).catch(() => {});
      callback();
    } catch (err) {
      callback(err);
    }
  };
  duplex._final = async function(callback) {
    try {
      await writer.ready;
      writer.close().catch(() => {});
      waiting.finish = callback;
    } catch (err) {
      callback(err);
    }
  };
}

function readFromNode(duplex, tail, waiting) {
  tail.on('readable', () => call(waiting, 'readable'));
  tail.on('end', () => {
    duplex.push(null);
  });
  duplex._read = function() {
    for (;;) {
      const chunk = tail.read();
      if (chunk === null) {
        waiting.readable = duplex._read;
        return;
      }
      if (!duplex.push(chunk)) return;
    }
  };
}

function readFromWeb(duplex, tail) {
  const reader = (isTransformStream(tail) ? tail.readable : tail).getReader();
  duplex._read = async function() {
    for (;;) {
      try {
        const { value, done } = await reader.read();
        if (!duplex.push(value)) return;
        if (done) {
          duplex.push(null);
          return;
        }
      } catch {
        return;
      }
    }
  };
}
