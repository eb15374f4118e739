'use strict';

// net.BlockList (lib/internal/blocklist.js at v20.20.2; src/node_sockaddr.cc).

const { SocketAddress } = require('internal/socketaddress');
const { codes } = require('internal/errors');
const { validateInt32, validateString } = require('internal/validators');

const net = internalBinding('net');
const kRules = Symbol('kHandle');
const customInspect = Symbol.for('nodejs.util.inspect.custom');

function toAddress(value, name, family) {
  if (SocketAddress.isSocketAddress(value)) return value;
  validateString(value, name);
  validateString(family, 'family');
  return new SocketAddress({ address: value, family });
}

function label({ family }) {
  return family === 'ipv4' ? 'IPv4' : 'IPv6';
}

class BlockList {
  constructor() {
    Object.defineProperty(this, kRules, { value: [] }); // the newest first
  }

  [customInspect](depth, options) {
    if (depth < 0) return this;
    const inner = { ...options, depth: options.depth == null ? null : options.depth - 1 };
    return `BlockList ${require('internal/util/inspect').inspect({ rules: this.rules }, inner)}`;
  }

  addAddress(address, family = 'ipv4') {
    const { address: ip, ...rest } = toAddress(address, 'address', family).toJSON();
    this[kRules].unshift({ text: `Address: ${label(rest)} ${ip}`, applies: (other) => net.ipCompare(other, ip) === 0 });
  }

  addRange(start, end, family = 'ipv4') {
    start = toAddress(start, 'start', family);
    end = toAddress(end, 'end', family);
    const from = start.address;
    const to = end.address;
    if (net.ipCompare(from, to) > 0) throw new codes.ERR_INVALID_ARG_VALUE('start', start, 'must come before end');
    this[kRules].unshift({
      text: `Range: ${label(start)} ${from}-${to}`,
      applies: (other) => net.ipCompare(other, from) >= 0 && net.ipCompare(other, to) <= 0,
    });
  }

  addSubnet(network, prefix, family = 'ipv4') {
    network = toAddress(network, 'network', family);
    validateInt32(prefix, 'prefix', 0, network.family === 'ipv4' ? 32 : 128);
    const ip = network.address;
    this[kRules].unshift({
      text: `Subnet: ${label(network)} ${ip}/${prefix}`, applies: (other) => net.ipInSubnet(other, ip, prefix),
    });
  }

  check(address, family = 'ipv4') {
    if (!SocketAddress.isSocketAddress(address)) {
      validateString(address, 'address');
      validateString(family, 'family');
      try {
        address = new SocketAddress({ address, family });
      } catch {
        return false;
      }
    }
    const ip = address.address;
    return this[kRules].some((rule) => rule.applies(ip));
  }

  get rules() {
    return this[kRules].map(({ text }) => text);
  }
}

module.exports = { BlockList };
