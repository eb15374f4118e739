'use strict';

// The https module without TLS (lib/https.js at v20.20.2): agents can be made and named; what needs a
// connection or a key is refused by name.

const { Agent: HttpAgent } = require('_http_agent');
const { ClientRequest } = require('_http_client');
const { inherit } = require('internal/http');
const { URL, isURL } = require('internal/url');
const { kEmptyObject } = require('internal/util');
const unsupported = require('internal/unsupported');

// What tells connections apart, in the order in which it stands in an agent's name.
function nameParts(options) {
  const text = (value) => value || '';
  const given = (value) => (value !== undefined ? value : '');
  return [
    text(options.ca), text(options.cert), text(options.clientCertEngine), text(options.ciphers), text(options.key), text(options.pfx),
    given(options.rejectUnauthorized), options.servername !== options.host ? text(options.servername) : '',
    text(options.minVersion), text(options.maxVersion), text(options.secureProtocol), text(options.crl),
    given(options.honorCipherOrder), text(options.ecdhCurve), text(options.dhparam), given(options.secureOptions),
    text(options.sessionIdContext), options.sigalgs ? JSON.stringify(options.sigalgs) : '', text(options.privateKeyIdentifier),
    text(options.privateKeyEngine),
  ];
}

function Agent(options) {
  if (!(this instanceof Agent)) return new Agent(options);
  HttpAgent.call(this, options);
  this.defaultPort = 443;
  this.protocol = 'https:';
  this.maxCachedSessions = this.options.maxCachedSessions ?? 100;
  this._sessionCache = { map: {}, list: [] };
}
inherit(Agent, HttpAgent);

Object.assign(Agent.prototype, {
  createConnection: unsupported('https.Agent.createConnection'),

  getName(options = kEmptyObject) {
    return [HttpAgent.prototype.getName.call(this, options), ...nameParts(options)].join(':');
  },

  _getSession(key) {
    return this._sessionCache.map[key];
  },

  _cacheSession(key, session) {
    const { list, map } = this._sessionCache;
    if (this.maxCachedSessions === 0) return;
    if (!map[key]) {
      if (list.length >= this.maxCachedSessions) delete map[list.shift()];
      list.push(key);
    }
    map[key] = session;
  },

  _evictSession(key) {
    const { list, map } = this._sessionCache;
    const index = list.indexOf(key);
    if (index === -1) return;
    list.splice(index, 1);
    delete map[key];
  },
});

function request(...args) {
  let options = {};
  if (typeof args[0] === 'string') options = require('internal/url').urlToHttpOptions(new URL(args.shift()));
  else if (isURL(args[0])) options = require('internal/url').urlToHttpOptions(args.shift());
  if (args[0] && typeof args[0] !== 'function') Object.assign(options, args.shift());
  options._defaultAgent = module.exports.globalAgent;
  return new ClientRequest(options, ...args);
}

module.exports = {
  Agent,
  globalAgent: new Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000 }),
  Server: unsupported('https.Server'),
  createServer: unsupported('https.createServer'),
  get(input, options, callback) {
    const req = request(input, options, callback);
    req.end();
    return req;
  },
  request,
};
