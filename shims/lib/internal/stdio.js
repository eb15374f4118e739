'use strict';

// process.stdout, process.stderr and process.stdin as streams. Output behaves as when it leads to a pipe: a
// Socket that writes at once and never closes (lib/internal/bootstrap/switches/is_main_thread.js and lib/net.js
// at v20.20.2); input as when it is /dev/null. See shims/stdio.go for what programs get that only write.

const binding = internalBinding('process');
const Duplex = require('internal/streams/duplex');

function Socket() {}
Object.setPrototypeOf(Socket.prototype, Duplex.prototype);
Object.setPrototypeOf(Socket, Duplex);

const define = (name, get) => {
  Object.defineProperty(Socket.prototype, name, { __proto__: null, get, enumerable: true, configurable: true });
};
define('readyState', function() {
  return this.destroyed ? 'closed' : 'writeOnly';
});
define('pending', () => false);
define('bytesRead', () => 0);
define('bufferSize', function() {
  return this.writableLength;
});

const kHandle = { setBlocking: () => 0, ref() {}, unref() {}, hasRef: () => true };
define('_handle', () => kHandle);

Socket.prototype.ref = Socket.prototype.unref = Socket.prototype.setTimeout = function() {
  return this;
};

function brokenPipe() {
  const { ErrnoException } = require('internal/errors');
  return new ErrnoException(-32, 'write');
}

const kShut = Symbol('kShut');

Socket.prototype._write = function(chunk, encoding, callback) {
  if (this[kShut]) {
    callback(brokenPipe());
    return;
  }
  writeOut(this.fd, chunk, encoding);
  callback();
};

Socket.prototype._writev = function(chunks, callback) {
  if (this[kShut]) {
    callback(brokenPipe());
    return;
  }
  for (const { chunk, encoding } of chunks) writeOut(this.fd, chunk, encoding);
  callback();
};

function writeOut(fd, chunk, encoding) {
  if (typeof chunk === 'string') {
    if (encoding === 'utf8' || encoding === 'utf-8') {
      binding.write(fd, chunk);
      return;
    }
    chunk = require('buffer').Buffer.from(chunk, encoding);
  }
  binding.writeBytes(fd, chunk);
}

Socket.prototype._final = function(callback) {
  if (this[kShut]) {
    callback();
    return;
  }
  binding.shutdown(() => {
    this[kShut] = true;
    callback();
  });
};

// Nothing is closed, and the stream goes on.
function destroyNothing(err, callback) {
  callback(err);
  this._undestroy();
  process.nextTick(() => {
    this.emit('close');
  });
}

// Makes stream, an object that only writes, a Socket; answers Socket.prototype.
function become(stream, fd) {
  Object.setPrototypeOf(stream, Socket.prototype);
  Object.assign(stream, { connecting: false, _hadError: false, _parent: null, _host: null, _closeAfterHandlingError: false });
  Object.defineProperty(stream, kShut, { __proto__: null, value: false, writable: true });
  Duplex.call(stream, {
    readable: false, writable: true, allowHalfOpen: false, emitClose: false, autoDestroy: true, decodeStrings: false,
  });
  Object.assign(stream, {
    _sockname: null, _pendingData: null, _pendingEncoding: '', server: null, _server: null,
    _type: 'pipe', fd, _isStdio: true, destroySoon: stream.destroy, _destroy: destroyNothing,
  });
  return Socket.prototype;
}

function input() {
  const ReadStream = require('internal/fs/streams/read');
  const stdin = new ReadStream(null, { fd: 0, autoClose: false });
  stdin.fd = 0;
  stdin.on('pause', () => {
    process.nextTick(() => {});
  });
  return stdin;
}

module.exports = { become, input };
