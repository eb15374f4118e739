'use strict';

// The other ends of connections that a test plays: require('loopcheck').peer and .server. What they do are
// steps of the outside: they come between any two turns of the program, and do not keep it alive.

const { codes } = require('internal/errors');
const { validateFunction, validatePort, validateString } = require('internal/validators');
const { EventEmitter } = require('internal/event_emitter');
const { Buffer } = require('buffer');
const binding = internalBinding('net');

const kNative = Symbol('native');

// One connection, as a script sees it: a small part of a socket. It emits data, end and close.
class Connection extends EventEmitter {
  constructor(native) {
    super();
    Object.defineProperty(this, kNative, { value: native });
    this.writable = true;
    this.destroyed = false;
  }

  write(data, encoding) {
    if (!this.writable) return false;
    const bytes = typeof data === 'string' ? Buffer.from(data, encoding) : data;
    if (bytes.byteLength > 0) this[kNative].write(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return true;
  }

  end(data, encoding) {
    if (data !== undefined) this.write(data, encoding);
    if (this.writable) {
      this.writable = false;
      this[kNative].end();
    }
    return this;
  }

  destroy() {
    return this.#close('close');
  }

  resetAndDestroy() {
    return this.#close('reset');
  }

  #close(how) {
    if (!this.destroyed) {
      this.destroyed = true;
      this.writable = false;
      this[kNative][how]();
      process.nextTick(() => this.emit('close'));
    }
    return this;
  }
}

// The events of a port, for the natives.
function play(script) {
  return {
    onconnection(native) {
      native.connection = new Connection(native);
      script(native.connection);
    },
    ondata({ connection }, data) {
      connection.emit('data', Buffer.from(data));
    },
    onend({ connection }) {
      connection.emit('end');
      connection.end();
    },
    onreset({ connection }) {
      connection.writable = false;
      connection.destroyed = true;
      connection.emit('close');
    },
  };
}

function listen(host, port, script) {
  const result = binding.listenPeer(host, port, play(script));
  if (result < 0) {
    const { UVExceptionWithHostPort } = require('internal/errors');
    throw new UVExceptionWithHostPort(result, 'listen', host, port);
  }
}

// Plays a server at a port of this machine, or at 'host:port'. script gets each connection.
function peer(where, script) {
  validateFunction(script, 'script');
  let host = '127.0.0.1';
  let port = where;
  if (typeof where === 'string') [, host, port] = /^(.*):(\d+)$/.exec(where) ?? [undefined, where, ''];
  port = validatePort(port, 'port', false);
  listen(addressOf(host), port, script);
}

// The addresses of names that tests make up are of a net that is for examples (RFC 5737). A name has one.
const names = new Map();
const addressOf = /* untracked */ function(host) {
  if (host === 'localhost') return '127.0.0.1';
  if (binding.ipVersion(host) !== 0) return host;
  if (!names.has(host)) {
    names.set(host, `203.0.113.${names.size + 1}`);
    binding.setHost(host, [names.get(host)]);
  }
  return names.get(host);
};

// Plays an HTTP server. handler(request) returns the response: a text, or { status, headers, body }; body is a
// text, bytes, or an object (JSON), or a list of pieces that are sent one by one. null resets the connection.
function server(url, handler) {
  validateString(url, 'url');
  validateFunction(handler, 'handler');
  const { protocol, hostname, port } = new (require('internal/url').URL)(url);
  if (protocol !== 'http:') {
    throw new codes.ERR_INVALID_ARG_VALUE('url', url, 'must begin with http:, other protocols are not played');
  }
  listen(addressOf(hostname.replace(/^\[|\]$/g, '')), Number(port || 80), (connection) => {
    const { Requests, respond } = require('internal/loopcheck/http');
    const requests = new Requests((request) => respond(connection, request, handler));
    connection.on('data', (data) => requests.push(data));
  });
}

module.exports = { peer, server };
