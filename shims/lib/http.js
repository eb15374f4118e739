'use strict';

// The http module (lib/http.js at v20.20.2).

const agent = require('_http_agent');
const { ClientRequest } = require('_http_client');
const { parsers } = require('_http_common');
const { IncomingMessage } = require('_http_incoming');
const { OutgoingMessage, validateHeaderName, validateHeaderValue } = require('_http_outgoing');
const { Server, ServerResponse, STATUS_CODES, _connectionListener } = require('_http_server');

function request(url, options, callback) {
  return new ClientRequest(url, options, callback);
}

module.exports = {
  _connectionListener,
  METHODS: internalBinding('http_parser').methods().sort(),
  STATUS_CODES,
  Agent: agent.Agent,
  ClientRequest,
  IncomingMessage,
  OutgoingMessage,
  Server,
  ServerResponse,
  createServer(options, requestListener) {
    return new Server(options, requestListener);
  },
  validateHeaderName,
  validateHeaderValue,
  get(url, options, callback) {
    const req = request(url, options, callback);
    req.end();
    return req;
  },
  request,
  setMaxIdleHTTPParsers(max) {
    require('internal/validators').validateInteger(max, 'max', 1);
    parsers.max = max;
  },
};

const visible = { __proto__: null, configurable: true, enumerable: true };

Object.defineProperty(module.exports, 'maxHeaderSize', { ...visible, get: () => 16384 });

Object.defineProperty(module.exports, 'globalAgent', {
  ...visible,
  get() {
    return agent.globalAgent;
  },
  set(value) {
    agent.globalAgent = value;
  },
});
