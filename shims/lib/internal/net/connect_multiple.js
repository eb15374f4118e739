'use strict';

// Connecting to a name with several addresses: one after the other, both families in turn
// (lib/net.js at v20.20.2, autoSelectFamily).

const { isIP, kReinitializeHandle, stackIs } = require('internal/net');
const { codes, ExceptionWithHostPort, NodeAggregateError } = require('internal/errors');

const net = internalBinding('net');
const timers = internalBinding('timers');

const UV_ETIMEDOUT = -110;
const UV_ECANCELED = -125;

function connectErrorNT(self, err) {
  self.destroy(err);
}

// The addresses to try: each once, the families in turn, the first address' family first.
function order(found) {
  const queues = [[], []];
  for (const entry of found) {
    const queue = queues[entry.family === found[0].family ? 0 : 1];
    if (!queue.some(({ address }) => address === entry.address)) queue.push(entry);
  }
  const list = [];
  for (let i = 0; i < Math.max(queues[0].length, queues[1].length); i++) {
    for (const queue of queues) if (i < queue.length) list.push(queue[i]);
  }
  return list;
}

function lookupAll(self, lookup, host, dnsOptions, target, connectOne) {
  lookup(host, dnsOptions, function emitLookup(err, addresses) {
    if (!self.connecting) return;
    if (err) {
      self.emit('lookup', err, undefined, undefined, host);
      process.nextTick(connectErrorNT, self, err);
      return;
    }
    const valid = [];
    for (const entry of addresses) {
      self.emit('lookup', err, entry.address, entry.family, host);
      if (!self.connecting) return;
      if (isIP(entry.address) && (entry.family === 4 || entry.family === 6)) valid.push(entry);
    }
    if (valid.length === 0) {
      refuse(self, addresses[0], host, target);
      return;
    }
    const list = order(valid);
    self._unrefTimer();
    if (list.length === 1) {
      connectOne(self, list[0].address, target, list[0].family);
      return;
    }
    self.autoSelectFamilyAttemptedAddresses = [];
    attempt({ socket: self, addresses: list, current: 0, target, timer: null, errors: [] });
  });
}

function refuse(self, { address, family }, host, target) {
  if (!isIP(address)) {
    process.nextTick(connectErrorNT, self, new codes.ERR_INVALID_IP_ADDRESS(address));
  } else if (family !== 4 && family !== 6) {
    process.nextTick(connectErrorNT, self, new codes.ERR_INVALID_ADDRESS_FAMILY(family, host, target.port));
  }
}

// Tries the next address.
function attempt(context, canceled = false) {
  timers.clearTimeout(context.timer);
  const self = context.socket;
  if (self._aborted) return;
  if (canceled || context.current === context.addresses.length) {
    const { errors } = context;
    if (errors.length === 0) self.destroy(new codes.ERR_SOCKET_CONNECTION_TIMEOUT());
    else self.destroy(stackIs(new NodeAggregateError(errors), 'internalConnectMultiple (node:net:1122:18)', 'afterConnectMultiple (node:net:1689:7)'));
    return;
  }
  const current = context.current++;
  if (current > 0) self[kReinitializeHandle](net.tcp());
  const { localPort, port } = context.target;
  const { address, family: type } = context.addresses[current];
  let localAddress;
  if (localPort) {
    localAddress = type === 4 ? '0.0.0.0' : '::';
    const err = require('internal/net/connect').bindLocal(self._handle, localAddress, localPort, type);
    if (err) {
      context.errors.push(err);
      attempt(context);
      return;
    }
  }
  self.emit('connectionAttempt', address, port, type);
  const req = {
    oncomplete: (...results) => afterAttempt(context, current, ...results),
    address, port, localAddress, localPort, addressType: type,
  };
  self.autoSelectFamilyAttemptedAddresses.push(`${address}:${port}`);
  const errno = type === 4 ? self._handle.connect(req, address, port) : self._handle.connect6(req, address, port);
  if (errno) {
    const name = self._getsockname();
    const err = new ExceptionWithHostPort(errno, 'connect', address, port, `${name.address}:${name.port}`);
    context.errors.push(err);
    self.emit('connectionAttemptFailed', address, port, type, err);
    attempt(context);
    return;
  }
  if (current < context.addresses.length - 1) {
    context.timer = timers.setTimeout(tooLate, context.target.timeout, context, req, self._handle);
  }
}

function afterAttempt(context, current, status, handle, req, readable, writable) {
  timers.clearTimeout(context.timer);
  if (status === 0 && current !== context.current - 1) { // another one was begun meanwhile
    handle.close();
    return;
  }
  const self = context.socket;
  const { afterConnect, connectionError } = require('internal/net/connect');
  if (status !== 0) {
    const err = stackIs(connectionError(req, status), 'createConnectionError (node:net:1652:14)',
                        'afterConnectMultiple (node:net:1682:16)');
    context.errors.push(err);
    self.emit('connectionAttemptFailed', req.address, req.port, req.addressType, err);
    if (self.connecting) attempt(context, status === UV_ECANCELED);
    return;
  }
  afterConnect(status, self._handle, req, readable, writable);
}

function tooLate(context, req, handle) {
  const self = context.socket;
  self.emit('connectionAttemptTimeout', req.address, req.port, req.addressType);
  req.oncomplete = undefined;
  context.errors.push(require('internal/net/connect').connectionError(req, UV_ETIMEDOUT));
  handle.close();
  if (self.connecting) attempt(context);
}

module.exports = { lookupAll };
