'use strict';

// The module dns/promises of Node v20.20.2; see dns.

const shared = require('internal/dns/shared');

function lookup(hostname, options) {
  if (hostname) require('internal/validators').validateString(hostname, 'hostname');
  const query = shared.readOptions(options, true);
  return new Promise((resolve, reject) => {
    const known = shared.knownAtOnce(hostname, query);
    if (known) {
      resolve(query.all ? known : known[0] ?? { address: null, family: query.family === 6 ? 6 : 4 });
      return;
    }
    shared.query(hostname, query, (err, found) => {
      if (err) reject(err);
      else resolve(query.all ? found : found[0]);
    });
  });
}

function lookupService(address, port) {
  if (arguments.length !== 2) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_MISSING_ARGS('address', 'port');
  }
  port = shared.checkService(address, port);
  return new Promise((resolve, reject) => {
    shared.service(address, port, (err, found) => {
      if (err) reject(err);
      else resolve(found);
    });
  });
}

module.exports = {
  lookup,
  lookupService,
  Resolver: shared.unsupported('dns.promises.Resolver'),
  getDefaultResultOrder: shared.getDefaultResultOrder,
  setDefaultResultOrder: shared.setDefaultResultOrder,
  setServers: shared.unsupported('dns.promises.setServers'),
  ...shared.errorCodes(),
  ...shared.resolvers('dns.promises'),
};
