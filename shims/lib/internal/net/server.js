'use strict';

// net.Server (lib/net.js at v20.20.2). There is no cluster here: listening is at once.

const EventEmitter = require('events');
const { async_id_symbol, owner_symbol, publish, stackIs } = require('internal/net');
const { kSetKeepAlive, kSetKeepAliveInitialDelay, kSetNoDelay } = require('internal/net/handle');
const { isPipeName, normalizeArgs, toNumber } = require('internal/net/arguments');
const { codes } = require('internal/errors');

const net = internalBinding('net');

const UV_TCP_IPV6ONLY = 1;

function Server(options, connectionListener) {
  if (!(this instanceof Server)) return new Server(options, connectionListener);
  EventEmitter.call(this);
  if (typeof options === 'function') {
    connectionListener = options;
    options = {};
  } else if (options == null || typeof options === 'object') {
    options = { ...options };
  } else {
    throw new codes.ERR_INVALID_ARG_TYPE('options', 'Object', options);
  }
  if (typeof connectionListener === 'function') this.on('connection', connectionListener);
  const { getDefaultHighWaterMark } = require('internal/streams/state');
  for (const name of ['keepAliveInitialDelay', 'highWaterMark']) {
    if (options[name] === undefined) continue;
    require('internal/validators').validateNumber(options[name], `options.${name}`);
    if (options[name] < 0) options[name] = name === 'highWaterMark' ? getDefaultHighWaterMark() : 0;
  }
  this._connections = 0;
  this[async_id_symbol] = -1;
  this._handle = null;
  this._usingWorkers = false;
  this._workers = [];
  this._unref = false;
  this._listeningId = 1;
  this.allowHalfOpen = options.allowHalfOpen || false;
  this.pauseOnConnect = !!options.pauseOnConnect;
  this.noDelay = Boolean(options.noDelay);
  this.keepAlive = Boolean(options.keepAlive);
  this.keepAliveInitialDelay = ~~(options.keepAliveInitialDelay / 1000);
  this.highWaterMark = options.highWaterMark ?? getDefaultHighWaterMark();
}
Object.setPrototypeOf(Server.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Server, EventEmitter);

function emitErrorNT(self, err) {
  self.emit('error', err);
}

function emitListeningNT(self) {
  if (self._handle) self.emit('listening');
}

function emitCloseNT(self) {
  self.emit('close');
}

// A bound handle, or an error number.
function createServerHandle(address, port, addressType, fd, flags) {
  if (typeof fd === 'number' && fd >= 0) require('internal/unsupported')('net.Server of a file descriptor')();
  const pipe = port === -1 && addressType === -1;
  const handle = pipe ? net.pipeServer() : net.tcpServer();
  let errno;
  if (pipe) {
    errno = handle.bind(address);
  } else if (!address) {
    errno = handle.bind6('::', port, flags);
    if (errno) {
      handle.close();
      return createServerHandle('0.0.0.0', port);
    }
  } else {
    errno = addressType === 6 ? handle.bind6(address, port, flags) : handle.bind(address, port);
  }
  if (errno) {
    handle.close();
    return errno;
  }
  return handle;
}

function listenError(errno, address, port, bound) {
  const { UVExceptionWithHostPort } = require('internal/errors');
  return framed(new UVExceptionWithHostPort(errno, 'listen', address, port), bound);
}

// Puts Node's own frames in place of those of this file: bound says that listen has failed, not bind.
function framed(err, bound) {
  const lines = err.stack.split('\n    at ');
  if (lines.length < 2) return err;
  let own = 1;
  while (lines[own + 1]?.includes('(node:internal/net/server:')) own++;
  const listen = lines.slice(1, own + 1).some((line) => line.startsWith('listenOnPath')) ? 'Server.listen (node:net:2084:5)' :
    'Server.listen (node:net:2067:7)';
  const last = lines[own].startsWith('doListen') ? 'doListen (node:net:2139:7)' : listen;
  return stackIs(err, `Server.setupListenHandle [as _listen2] (node:net:${bound ? '1908:16' : '1886:21'})`,
                 'listenInCluster (node:net:1965:12)', last, ...lines.slice(own + 1).map(emitter));
}

function emitter(line) {
  return line.startsWith('emitListeningNT') ? 'emitListeningNT (node:net:1951:10)' : line;
}

function listenFailed(self, error) {
  publish('tracing:net.server.listen:error', () => ({ server: self, error }));
  process.nextTick(emitErrorNT, self, error);
}

function setupListenHandle(address, port, addressType, backlog, fd, flags) {
  if (!this._handle) {
    let handle = null;
    if (!address && typeof fd !== 'number') {
      handle = createServerHandle('::', port, 6, fd, flags);
      if (typeof handle === 'number') {
        handle = null;
        address = '0.0.0.0';
        addressType = 4;
      } else {
        address = '::';
        addressType = 6;
      }
    }
    handle = handle ?? (createServerHandle(address, port, addressType, fd, flags));
    if (typeof handle === 'number') {
      listenFailed(this, listenError(handle, address, port, false));
      return;
    }
    this._handle = handle;
  }
  this[async_id_symbol] = this._handle.getAsyncId();
  this._handle.onconnection = onconnection;
  this._handle[owner_symbol] = this;
  const errno = this._handle.listen(backlog || 511);
  if (errno) {
    const err = listenError(errno, address, port, true);
    this._handle.close();
    this._handle = null;
    listenFailed(this, err);
    return;
  }
  publish('tracing:net.server.listen:asyncEnd', () => ({ server: this }));
  this._connectionKey = `${addressType}:${address}:${port}`;
  if (this._unref) this.unref();
  process.nextTick(emitListeningNT, this);
}

// handle.onconnection.
function onconnection(status, clientHandle) {
  const self = this[owner_symbol];
  if (status) {
    const { ErrnoException } = require('internal/errors');
    self.emit('error', new ErrnoException(status, 'accept'));
    return;
  }
  if (self.maxConnections && self._connections >= self.maxConnections) {
    drop(self, clientHandle);
    return;
  }
  const Socket = require('internal/net/socket');
  const socket = new Socket({
    handle: clientHandle,
    allowHalfOpen: self.allowHalfOpen,
    pauseOnCreate: self.pauseOnConnect,
    readable: true,
    writable: true,
    readableHighWaterMark: self.highWaterMark,
    writableHighWaterMark: self.highWaterMark,
  });
  if (self.noDelay && clientHandle.setNoDelay) {
    socket[kSetNoDelay] = true;
    clientHandle.setNoDelay(true);
  }
  if (self.keepAlive && clientHandle.setKeepAlive) {
    socket[kSetKeepAlive] = true;
    socket[kSetKeepAliveInitialDelay] = self.keepAliveInitialDelay;
    clientHandle.setKeepAlive(true, self.keepAliveInitialDelay);
  }
  self._connections++;
  socket.server = self;
  socket._server = self;
  self.emit('connection', socket);
  publish('net.server.socket', () => ({ socket }));
}

// A connection beyond maxConnections.
function drop(self, handle) {
  if (handle.getsockname) {
    const local = { __proto__: null };
    const remote = { __proto__: null };
    handle.getsockname(local);
    handle.getpeername(remote);
    self.emit('drop', {
      __proto__: null,
      localAddress: local.address,
      localPort: local.port,
      localFamily: local.family,
      remoteAddress: remote.address,
      remotePort: remote.port,
      remoteFamily: remote.family,
    });
  } else {
    self.emit('drop');
  }
  handle.close();
}

function listenOnPath(self, options, backlog) {
  const bad = options.path[0] === '\0' && (options.readableAll || options.writableAll);
  if (bad) {
    throw new codes.ERR_INVALID_ARG_VALUE('options', options,
                                          'can not set readableAll or writableAllt to true when path is abstract unix socket');
  }
  if (options.path[0] === '\0') require('internal/unsupported')('an abstract Unix socket')();
  self._pipeName = options.path;
  self._listen2(options.path, -1, -1, backlog);
  return self;
}

function lookupAndListen(self, port, address, backlog, flags) {
  const listeningId = self._listeningId;
  require('dns').lookup(address, function doListen(err, ip, addressType) {
    if (listeningId !== self._listeningId) return;
    if (err) self.emit('error', err);
    else self._listen2(ip, port, ip ? addressType : 4, backlog, undefined, flags);
  });
}

function abortBy(self, options) {
  if (options?.signal === undefined) return;
  require('internal/validators').validateAbortSignal(options.signal, 'options.signal');
  const close = () => self.close();
  if (options.signal.aborted) {
    process.nextTick(close);
  } else {
    const listener = require('internal/events/abort_listener').addAbortListener(options.signal, close);
    self.once('close', listener[require('internal/util').SymbolDispose]);
  }
}

const methods = {
  _listen2: setupListenHandle,

  listen(...args) {
    const normalized = normalizeArgs(args);
    let [options] = normalized;
    const cb = normalized[1];
    if (this._handle) throw new codes.ERR_SERVER_ALREADY_LISTEN();
    publish('tracing:net.server.listen:asyncStart', () => ({ server: this, options }));
    if (cb !== null) this.once('listening', cb);
    const backlogOfArgs = toNumber(args.length > 1 && args[1]) || toNumber(args.length > 2 && args[2]);
    options = options._handle || options.handle || options;
    const flags = options.ipv6Only === true ? UV_TCP_IPV6ONLY : 0;
    this._listeningId++;
    if (net.tcpPrototype.isPrototypeOf(options)) {
      this._handle = options;
      this._listen2(null, -1, -1, backlogOfArgs);
      return this;
    }
    abortBy(this, options);
    if (typeof options.fd === 'number' && options.fd >= 0) {
      this._listen2(null, null, null, backlogOfArgs, options.fd);
      return this;
    }
    if (args.length === 0 || typeof args[0] === 'function' || options.port === undefined && 'port' in options ||
        options.port === null) {
      options.port = 0;
    }
    const backlog = options.backlog || backlogOfArgs;
    if (typeof options.port === 'number' || typeof options.port === 'string') {
      require('internal/validators').validatePort(options.port, 'options.port');
      if (options.host) lookupAndListen(this, options.port | 0, options.host, backlog, flags);
      else this._listen2(null, options.port | 0, 4, backlog, undefined, undefined);
      return this;
    }
    if (options.path && isPipeName(options.path)) return listenOnPath(this, options, backlog);
    if (!('port' in options) && !('path' in options)) {
      throw new codes.ERR_INVALID_ARG_VALUE('options', options, 'must have the property "port" or "path"');
    }
    throw new codes.ERR_INVALID_ARG_VALUE('options', options);
  },

  address() {
    if (this._handle && this._handle.getsockname) {
      const out = {};
      const errno = this._handle.getsockname(out);
      if (errno) {
        const { ErrnoException } = require('internal/errors');
        throw new ErrnoException(errno, 'address');
      }
      return out;
    }
    return this._pipeName ? this._pipeName : null;
  },

  getConnections(cb) {
    process.nextTick(cb, null, this._connections);
    return this;
  },

  close(cb) {
    this._listeningId++;
    if (typeof cb === 'function') {
      if (this._handle) this.once('close', cb);
      else this.once('close', () => cb(new codes.ERR_SERVER_NOT_RUNNING()));
    }
    if (this._handle) {
      this._handle.close();
      this._handle = null;
    }
    this._emitCloseIfDrained();
    return this;
  },

  [require('internal/util').SymbolAsyncDispose]: async function() {
    if (this._handle) await require('internal/util').promisify(this.close).call(this);
  },

  _emitCloseIfDrained() {
    if (!this._handle && !this._connections) process.nextTick(emitCloseNT, this);
  },

  [EventEmitter.captureRejectionSymbol](err, event, socket) {
    if (event === 'connection') socket.destroy(err);
    else this.emit('error', err);
  },

  ref() {
    this._unref = false;
    this._handle?.ref();
    return this;
  },

  unref() {
    this._unref = true;
    this._handle?.unref();
    return this;
  },

  _setupWorker: require('internal/unsupported')('net.Server._setupWorker'),
};
Object.assign(Server.prototype, methods);

Object.defineProperty(Server.prototype, 'listening', {
  __proto__: null,
  get() {
    return !!this._handle;
  },
  configurable: true,
  enumerable: true,
});

module.exports = { createServerHandle, Server };
