'use strict';

// net.SocketAddress (lib/internal/socketaddress.js at v20.20.2).

const { codes } = require('internal/errors');
const { validateObject, validateString, validateUint32 } = require('internal/validators');

const net = internalBinding('net');
const kHandle = Symbol('kHandle');
const customInspect = Symbol.for('nodejs.util.inspect.custom');

// The canonical text of an address of a family; throws if it is none.
function canonical(address, family) {
  const text = net.ipText(address);
  const isOf = family === 'ipv4' ? 4 : 6;
  if (text === undefined || net.ipVersion(address) !== isOf) {
    const err = new Error('Invalid socket address');
    err.code = 'ERR_INVALID_ADDRESS';
    throw err;
  }
  return text;
}

class SocketAddress {
  static isSocketAddress(value) {
    return value?.[kHandle] !== undefined;
  }

  constructor(options = {}) {
    validateObject(options, 'options');
    let { family = 'ipv4' } = options;
    const { address = family === 'ipv4' ? '127.0.0.1' : '::', port = 0, flowlabel = 0 } = options;
    if (typeof family?.toLowerCase === 'function') family = family.toLowerCase();
    if (family !== 'ipv4' && family !== 'ipv6') throw new codes.ERR_INVALID_ARG_VALUE('options.family', options.family);
    validateString(address, 'options.address');
    require('internal/validators').validatePort(port, 'options.port');
    validateUint32(flowlabel, 'options.flowlabel', false);
    Object.defineProperty(this, kHandle, {
      value: Object.freeze({
        address: canonical(address, family), port: Number(port), family, flowlabel: family === 'ipv6' ? flowlabel : 0,
      }),
    });
  }

  get address() {
    return this[kHandle].address;
  }

  get port() {
    return this[kHandle].port;
  }

  get family() {
    return this[kHandle].family;
  }

  get flowlabel() {
    return this[kHandle].flowlabel;
  }

  [customInspect](depth, options) {
    if (depth < 0) return this;
    const inner = { ...options, depth: options.depth == null ? null : options.depth - 1 };
    return `SocketAddress ${require('internal/util/inspect').inspect(this.toJSON(), inner)}`;
  }

  toJSON() {
    return { address: this.address, port: this.port, family: this.family, flowlabel: this.flowlabel };
  }
}

module.exports = { SocketAddress };
