'use strict';

// What Node's network modules share (lib/internal/net.js at v20.20.2).

const net = internalBinding('net');

function isIP(s) {
  return net.ipVersion(s);
}

function isIPv4(s) {
  return net.ipVersion(s) === 4;
}

function isIPv6(s) {
  return net.ipVersion(s) === 6;
}

// Gives an error the stack that it has in Node, where there are no frames but Node's own.
function stackIs(err, ...frames) {
  const end = err.stack.indexOf('\n    at ');
  if (end < 0) return err; // Error.stackTraceLimit is 0
  const head = err.stack.slice(0, end);
  const value = [head, ...frames].join('\n    at ');
  Object.defineProperty(err, 'stack', { value, writable: true, enumerable: false, configurable: true });
  return err;
}

// Publishes on a diagnostics channel. Nobody can listen while the module has not been loaded.
function publish(name, message) {
  if (!net.loaded('diagnostics_channel')) return;
  const channel = require('diagnostics_channel').channel(name);
  if (channel.hasSubscribers) channel.publish(message());
}

module.exports = {
  isIP,
  isIPv4,
  isIPv6,
  kReinitializeHandle: Symbol('kReinitializeHandle'),
  normalizedArgsSymbol: Symbol('normalizedArgs'),
  publish,
  stackIs,
  // Of a handle: the Socket or Server that it belongs to. Of both: the number for async_hooks.
  owner_symbol: Symbol('owner_symbol'),
  async_id_symbol: Symbol('async_id_symbol'),
  kTimeout: Symbol('timeout'),
};
