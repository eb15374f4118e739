'use strict';

// The module dns of Node v20.20.2. Names are looked up in the world; there are no name servers, so what
// asks one (resolve and its like) is unsupported.

const { customPromisifyArgs } = require('internal/util');
const shared = require('internal/dns/shared');

function lookup(hostname, options, callback) {
  const { validateFunction } = require('internal/validators');
  if (hostname) require('internal/validators').validateString(hostname, 'hostname');
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  } else if (options !== undefined && typeof options !== 'number' && typeof options !== 'object') {
    validateFunction(arguments.length === 2 ? options : callback, 'callback');
  } else {
    validateFunction(callback, 'callback');
  }
  const query = shared.readOptions(options);
  const known = shared.knownAtOnce(hostname, query);
  if (known) {
    if (query.all) process.nextTick(callback, null, known);
    else process.nextTick(callback, null, known[0]?.address ?? null, known[0]?.family ?? (query.family === 6 ? 6 : 4));
    return {};
  }
  return shared.query(hostname, query, (err, found) => {
    if (err) callback(err);
    else if (query.all) callback(null, found);
    else callback(null, found[0].address, found[0].family);
  });
}
Object.defineProperty(lookup, customPromisifyArgs, { __proto__: null, value: ['address', 'family'], enumerable: false });

function lookupService(address, port, callback) {
  if (arguments.length !== 3) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_MISSING_ARGS('address', 'port', 'callback');
  }
  port = shared.checkService(address, port);
  require('internal/validators').validateFunction(callback, 'callback');
  return shared.service(address, port, (err, found) => {
    if (err) callback(err);
    else callback(null, found.hostname, found.service);
  });
}
Object.defineProperty(lookupService, customPromisifyArgs, { __proto__: null, value: ['hostname', 'service'], enumerable: false });

module.exports = {
  lookup,
  lookupService,
  Resolver: shared.unsupported('dns.Resolver'),
  getDefaultResultOrder: shared.getDefaultResultOrder,
  setDefaultResultOrder: shared.setDefaultResultOrder,
  setServers: shared.unsupported('dns.setServers'),
  ADDRCONFIG: shared.ADDRCONFIG,
  ALL: shared.ALL,
  V4MAPPED: shared.V4MAPPED,
  ...shared.errorCodes(),
  ...shared.resolvers('dns'),
};

Object.defineProperty(module.exports, 'promises', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() {
    return require('dns/promises');
  },
});
