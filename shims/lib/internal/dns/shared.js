'use strict';

// What dns and dns/promises share (lib/dns.js, lib/internal/dns/* at v20.20.2).

const { isIP, stackIs } = require('internal/net');
const unsupported = require('internal/unsupported');

const dns = internalBinding('dns');

// Flags of getaddrinfo on Linux.
const ADDRCONFIG = 0x20;
const ALL = 0x10;
const V4MAPPED = 0x8;

const orders = ['verbatim', 'ipv4first', 'ipv6first'];
const families = [0, 4, 6];

const state = { order: 'verbatim', warned: false };

function setDefaultResultOrder(value) {
  require('internal/validators').validateOneOf(value, 'dnsOrder', orders);
  state.order = value;
}

function getDefaultResultOrder() {
  return state.order;
}

// The options of lookup as { family, all, order }.
function readOptions(options, promises = false) {
  const validators = require('internal/validators');
  const query = { family: 0, all: false, order: state.order, promises };
  if (typeof options === 'number') {
    validators.validateOneOf(options, 'family', families);
    query.family = options;
    return query;
  }
  if (options !== undefined && typeof options !== 'object') {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_TYPE('options', ['integer', 'object'], options);
  }
  if (options?.hints != null) checkHints(options.hints);
  if (options?.family != null) {
    const names = { IPv4: 4, IPv6: 6 };
    const named = promises ? undefined : names[options.family];
    if (named === undefined) validators.validateOneOf(options.family, 'options.family', families);
    query.family = named ?? options.family;
  }
  if (options?.all != null) {
    validators.validateBoolean(options.all, 'options.all');
    query.all = options.all;
  }
  if (options?.verbatim != null) {
    validators.validateBoolean(options.verbatim, 'options.verbatim');
    query.order = options.verbatim ? 'verbatim' : 'ipv4first';
  }
  if (options?.order != null) {
    validators.validateOneOf(options.order, 'options.order', orders);
    query.order = options.order;
  }
  return query;
}

function checkHints(hints) {
  require('internal/validators').validateNumber(hints, 'options.hints');
  hints >>>= 0;
  if ((hints & ~(ADDRCONFIG | ALL | V4MAPPED)) !== 0) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_VALUE('hints', hints);
  }
}

// What needs no look-up: no name at all, or an address.
function knownAtOnce(hostname, query) {
  if (!hostname) {
    warn(hostname);
    return [];
  }
  const family = isIP(hostname);
  return family ? [{ address: hostname, family }] : undefined;
}

const warn = /* untracked */ function(hostname) {
  if (state.warned) return;
  state.warned = true;
  process.emitWarning(`The provided hostname "${hostname}" is not a valid hostname, ` +
    'and is supported in the dns module solely for compatibility.', 'DeprecationWarning', 'DEP0118');
};

class GetAddrInfoReqWrap {}

// Looks a name up and calls callback(err) or callback(null, [{ address, family }, ...]).
function query(hostname, { family, order, all, promises }, callback) {
  const req = new GetAddrInfoReqWrap();
  req.callback = callback;
  req.family = family;
  req.hostname = hostname;
  dns.getaddrinfo(hostname, family, orders.indexOf(order), (errno, addresses) => {
    if (errno) {
      callback(stackIs(exception(errno, 'getaddrinfo', hostname), frameOf(all, promises)));
      return;
    }
    callback(null, addresses.map((address) => ({ address, family: family || isIP(address) })));
  });
  return req;
}

// Where Node makes the error of a look-up.
function frameOf(all, promises) {
  const place = promises ? `internal/dns/promises:${all ? 99 : 86}:17` : `dns:${all ? 122 : 111}:26`;
  return `GetAddrInfoReqWrap.onlookup${all ? 'all' : ''} [as oncomplete] (node:${place})`;
}

function exception(errno, syscall, hostname) {
  const { DNSException } = require('internal/errors');
  return new DNSException(errno, syscall, hostname);
}

function checkService(address, port) {
  if (isIP(address) === 0) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_VALUE('address', address);
  }
  require('internal/validators').validatePort(port);
  return +port;
}

const services = { 21: 'ftp', 22: 'ssh', 23: 'telnet', 25: 'smtp', 53: 'domain', 80: 'http', 110: 'pop3', 143: 'imap2',
  443: 'https' };

// The name of the machine's own addresses; others have none here.
function service(address, port, callback) {
  return query('localhost', { family: 0, order: 'verbatim' }, (err, found) => {
    const own = !err && found.some((entry) => entry.address === address);
    if (own) callback(null, { hostname: 'localhost', service: services[port] ?? String(port) });
    else callback(stackIs(exception(-3008, 'getnameinfo', address), 'GetNameInfoReqWrap.onlookupservice [as oncomplete] (node:dns:263:26)'));
  });
}

// The module's names for the errors of c-ares.
function errorCodes() {
  const codes = {};
  for (const name of ('NODATA FORMERR SERVFAIL NOTFOUND NOTIMP REFUSED BADQUERY BADNAME BADFAMILY BADRESP CONNREFUSED ' +
    'TIMEOUT EOF FILE NOMEM DESTRUCTION BADSTR BADFLAGS NONAME BADHINTS NOTINITIALIZED LOADIPHLPAPI ' +
    'ADDRGETNETWORKPARAMS CANCELLED').split(' ')) {
    codes[name] = name === 'EOF' ? name : `E${name}`;
  }
  return codes;
}

// The functions that ask name servers.
function resolvers(prefix) {
  const functions = {};
  for (const name of ('getServers resolve resolve4 resolve6 resolveAny resolveCaa resolveCname resolveMx resolveNaptr ' +
    'resolveNs resolvePtr resolveSoa resolveSrv resolveTxt reverse').split(' ')) {
    functions[name] = unsupported(`${prefix}.${name}`);
  }
  return functions;
}

module.exports = {
  ADDRCONFIG, ALL, V4MAPPED, checkService, errorCodes, getDefaultResultOrder, knownAtOnce, query, readOptions, resolvers,
  service, setDefaultResultOrder, unsupported,
};
