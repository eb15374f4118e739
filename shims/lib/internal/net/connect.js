'use strict';

// How a net.Socket connects (lib/net.js at v20.20.2).

const { isIP, owner_symbol, stackIs } = require('internal/net');
const { initSocketHandle, kSetKeepAlive, kSetKeepAliveInitialDelay, kSetNoDelay } = require('internal/net/handle');
const { codes, ExceptionWithHostPort } = require('internal/errors');

const net = internalBinding('net');

const UV_EADDRINUSE = -98;

// socket.connect with normalized arguments.
function connect(self, [options, cb]) {
  if (cb !== null) self.once('connect', cb);
  if (self._parent && self._parent.connecting) return self;
  if (options.port === undefined && options.path == null) throw new codes.ERR_MISSING_ARGS(['options', 'port', 'path']);
  const { Socket } = require('net');
  if (self.write !== Socket.prototype.write) self.write = Socket.prototype.write;
  if (self.destroyed) {
    self._handle = null;
    self._peername = null;
    self._sockname = null;
  }
  const { path } = options;
  if (!self._handle) {
    self._handle = path ? net.pipe() : net.tcp();
    initSocketHandle(self);
  }
  self._unrefTimer();
  self.connecting = true;
  if (path) {
    require('internal/validators').validateString(path, 'options.path');
    internalConnect(self, path);
  } else {
    lookupAndConnect(self, options);
  }
  return self;
}

function connectErrorNT(self, err) {
  self.destroy(err);
}

// The options of connect to a port, checked and completed.
function readOptions(options) {
  const validators = require('internal/validators');
  const { defaults } = require('internal/net/arguments');
  const { localAddress, localPort, port } = options;
  let { autoSelectFamily = null, autoSelectFamilyAttemptTimeout: timeout = null } = options;
  if (localAddress && !isIP(localAddress)) throw new codes.ERR_INVALID_IP_ADDRESS(localAddress);
  if (localPort) validators.validateNumber(localPort, 'options.localPort');
  if (port !== undefined) {
    if (typeof port !== 'number' && typeof port !== 'string') {
      throw new codes.ERR_INVALID_ARG_TYPE('options.port', ['number', 'string'], port);
    }
    validators.validatePort(port);
  }
  if (autoSelectFamily !== null) validators.validateBoolean(autoSelectFamily, 'options.autoSelectFamily');
  else autoSelectFamily = defaults.autoSelectFamily;
  if (timeout !== null) {
    validators.validateInt32(timeout, 'options.autoSelectFamilyAttemptTimeout', 1);
    timeout = Math.max(timeout, 10);
  } else {
    timeout = defaults.attemptTimeout;
  }
  return { localAddress, localPort, port: port | 0, autoSelectFamily, timeout };
}

function lookupAndConnect(self, options) {
  const host = options.host || 'localhost';
  const target = readOptions(options);
  const type = isIP(host);
  if (type) {
    net.reach(host, target.port); // here, where the program's call is on the stack
    process.nextTick(() => {
      if (self.connecting) internalConnect(self, host, target, type);
    });
    return;
  }
  if (options.lookup != null) require('internal/validators').validateFunction(options.lookup, 'options.lookup');
  const dns = require('dns');
  const families = { IPv4: 4, IPv6: 6 };
  const dnsOptions = { family: families[options.family] ?? options.family, hints: options.hints || 0 };
  const free = dnsOptions.family !== 4 && dnsOptions.family !== 6;
  if (free && dnsOptions.hints === 0) dnsOptions.hints = dns.ADDRCONFIG;
  self._host = host;
  const lookup = options.lookup || dns.lookup;
  if (free && !target.localAddress && target.autoSelectFamily) {
    dnsOptions.all = true;
    require('internal/net/connect_multiple').lookupAll(self, lookup, host, dnsOptions, target, internalConnect);
    return;
  }
  lookup(host, dnsOptions, function emitLookup(err, ip, family) {
    self.emit('lookup', err, ip, family, host);
    if (!self.connecting) return;
    if (!err && !isIP(ip)) {
      err = new codes.ERR_INVALID_IP_ADDRESS(ip);
    } else if (!err && family !== 4 && family !== 6) {
      err = new codes.ERR_INVALID_ADDRESS_FAMILY(family, options.host, options.port);
    }
    if (err) {
      process.nextTick(connectErrorNT, self, err);
    } else {
      self._unrefTimer();
      internalConnect(self, ip, target, family);
    }
  });
}

// Binds the local end. It returns an error, or undefined.
function bindLocal(handle, address, port, type) {
  let errno = type === 4 ? handle.bind(address, port) : handle.bind6(address, port, 0);
  if (errno === 0 && port > 0) {
    const out = {};
    errno = handle.getsockname(out);
    if (errno === 0 && port !== out.port) errno = UV_EADDRINUSE;
  }
  return errno ? new ExceptionWithHostPort(errno, 'bind', address, port) : undefined;
}

// One attempt: an address of a type, or (type undefined) a path.
function internalConnect(self, address, target, type) {
  const { localPort, port } = target ?? {};
  let localAddress = target?.localAddress;
  if (localAddress || localPort) {
    localAddress = localAddress || (type === 4 ? '0.0.0.0' : '::');
    const err = bindLocal(self._handle, localAddress, localPort, type);
    if (err) {
      self.destroy(err);
      return;
    }
  }
  self.emit('connectionAttempt', address, port, type);
  const req = { oncomplete: afterConnect, address };
  let errno;
  if (type === undefined) {
    errno = self._handle.connect(req, address);
  } else {
    Object.assign(req, { port, localAddress, localPort, addressType: type });
    errno = type === 4 ? self._handle.connect(req, address, port) : self._handle.connect6(req, address, port);
  }
  if (errno) {
    const name = self._getsockname();
    self.destroy(new ExceptionWithHostPort(errno, 'connect', address, port, `${name.address}:${name.port}`));
  }
}

// The error of an attempt.
function connectionError(req, status) {
  const local = req.localAddress && req.localPort ? `${req.localAddress}:${req.localPort}` : undefined;
  const err = new ExceptionWithHostPort(status, 'connect', req.address, req.port, local);
  if (local) {
    err.localAddress = req.localAddress;
    err.localPort = req.localPort;
  }
  return err;
}

// req.oncomplete.
function afterConnect(status, handle, req, readable, writable) {
  const self = handle[owner_symbol];
  if (self.destroyed) return;
  self.connecting = false;
  self._sockname = null;
  if (status !== 0) {
    const wrap = req.addressType === undefined ? 'Pipe' : 'TCP';
    const err = stackIs(connectionError(req, status), `${wrap}ConnectWrap.afterConnect [as oncomplete] (node:net:1611:16)`);
    self.emit('connectionAttemptFailed', req.address, req.port, req.addressType, err);
    self.destroy(err);
    return;
  }
  if (self.readable && !readable) {
    self.push(null);
    self.read();
  }
  if (self.writable && !writable) self.end();
  self._unrefTimer();
  if (self[kSetNoDelay] && self._handle.setNoDelay) self._handle.setNoDelay(true);
  if (self[kSetKeepAlive] && self._handle.setKeepAlive) {
    self._handle.setKeepAlive(true, self[kSetKeepAliveInitialDelay]);
  }
  self.emit('connect');
  self.emit('ready');
  if (readable && !self.isPaused()) self.read(0);
}

module.exports = { afterConnect, bindLocal, connect, connectionError };
