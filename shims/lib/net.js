'use strict';

// The module net of Node v20.20.2. Sockets and servers live in internal/net/*.

const { isIP, isIPv4, isIPv6, publish } = require('internal/net');
const { defaults, normalizeArgs } = require('internal/net/arguments');
const Socket = require('internal/net/socket');

function createServer(options, connectionListener) {
  const { Server } = require('internal/net/server');
  return new Server(options, connectionListener);
}

function connect(...args) {
  const normalized = normalizeArgs(args);
  const options = normalized[0];
  const socket = new Socket(options);
  publish('net.client.socket', () => ({ socket }));
  if (options.timeout) socket.setTimeout(options.timeout);
  return socket.connect(normalized);
}

module.exports = {
  __proto__: Object.prototype,
  _createServerHandle: undefined,
  _normalizeArgs: normalizeArgs,
  _setSimultaneousAccepts() {},
  BlockList: undefined,
  SocketAddress: undefined,
  connect,
  createConnection: connect,
  createServer,
  isIP,
  isIPv4,
  isIPv6,
  Server: undefined,
  Socket,
  Stream: Socket,
  getDefaultAutoSelectFamily() {
    return defaults.autoSelectFamily;
  },
  setDefaultAutoSelectFamily(value) {
    require('internal/validators').validateBoolean(value, 'value');
    defaults.autoSelectFamily = value;
  },
  getDefaultAutoSelectFamilyAttemptTimeout() {
    return defaults.attemptTimeout;
  },
  setDefaultAutoSelectFamilyAttemptTimeout(value) {
    require('internal/validators').validateInt32(value, 'value', 1);
    defaults.attemptTimeout = Math.max(value, 10);
  },
};

// What is loaded when it is first asked for.
function lazily(name, load) {
  const become = /* untracked */ function(value) {
    Object.defineProperty(module.exports, name, { value, writable: true, enumerable: true, configurable: true });
    return value;
  };
  Object.defineProperty(module.exports, name, {
    get: () => become(load()),
    set: become,
    enumerable: true,
    configurable: true,
  });
}

lazily('Server', () => require('internal/net/server').Server);
lazily('_createServerHandle', () => require('internal/net/server').createServerHandle);
lazily('BlockList', () => require('internal/blocklist').BlockList);
lazily('SocketAddress', () => require('internal/socketaddress').SocketAddress);
