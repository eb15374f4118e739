'use strict';

// http.Agent: keeps and shares the connections of clients (lib/_http_agent.js at v20.20.2).

const EventEmitter = require('events');
const net = require('net');
const { inherit } = require('internal/http');
const { kEmptyObject } = require('internal/util');
const { validateNumber, validateOneOf, validateString } = require('internal/validators');

const kOnKeylog = Symbol('onkeylog');
const kRequestOptions = Symbol('requestOptions');
const kRequestAsyncResource = Symbol('requestAsyncResource');

// How much earlier than the server announced an idle connection is given up, in ms.
const keepAliveSlack = 1000;

function freeSocketErrorListener(err) {
  this.destroy();
  this.emit('agentRemove');
}

// The number of an agent's connections. Changes of it commute, and it is only looked at where there is a
// limit: requests that have nothing else in common are not tied to each other by it.
/* untracked */ function countSocket(agent, change) {
  agent.totalSocketCount += change;
}

function Agent(options) {
  if (!(this instanceof Agent)) return new Agent(options);
  EventEmitter.call(this);

  this.defaultPort = 80;
  this.protocol = 'http:';
  this.options = { __proto__: null, ...options };
  if (this.options.noDelay === undefined) this.options.noDelay = true;
  this.options.path = null; // of a pipe; the path of a request is none
  this.requests = { __proto__: null };
  this.sockets = { __proto__: null };
  this.freeSockets = { __proto__: null };
  this.keepAliveMsecs = this.options.keepAliveMsecs || 1000;
  this.keepAlive = this.options.keepAlive || false;
  this.maxSockets = this.options.maxSockets || Agent.defaultMaxSockets;
  this.maxFreeSockets = this.options.maxFreeSockets || 256;
  this.scheduling = this.options.scheduling || 'lifo';
  this.maxTotalSockets = this.options.maxTotalSockets;
  this.totalSocketCount = 0;
  validateOneOf(this.scheduling, 'scheduling', ['fifo', 'lifo']);
  if (this.maxTotalSockets === undefined) this.maxTotalSockets = Infinity;
  else validateNumber(this.maxTotalSockets, 'maxTotalSockets', 1);

  this.on('free', onFree);
  this.on('newListener', maybeEnableKeylog);
}
inherit(Agent, EventEmitter);

function totalIs(agent, over) {
  return agent.maxTotalSockets !== Infinity && over(agent.totalSocketCount, agent.maxTotalSockets);
}

// A connection is free: the next request gets it, or it is kept, or closed.
function onFree(socket, options) {
  const name = this.getName(options);
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const waiting = this.requests[name];
  if (waiting?.length) {
    const req = waiting.shift();
    give(this, req, socket);
    if (waiting.length === 0) delete this.requests[name];
    return;
  }
  const req = socket._httpMessage;
  if (!req || !req.shouldKeepAlive || !this.keepAlive) {
    socket.destroy();
    return;
  }
  const free = this.freeSockets[name] || [];
  const count = free.length + (this.sockets[name]?.length ?? 0);
  if (totalIs(this, (n, max) => n > max) || count > this.maxSockets || free.length >= this.maxFreeSockets ||
      !this.keepSocketAlive(socket)) {
    socket.destroy();
    return;
  }
  this.freeSockets[name] = free;
  socket._httpMessage = null;
  this.removeSocket(socket, options);
  socket.once('error', freeSocketErrorListener);
  free.push(socket);
}

// Gives a connection to a request that has waited, in the request's own asynchronous context.
function give(agent, req, socket) {
  const resource = req[kRequestAsyncResource];
  if (!resource) {
    setRequestSocket(agent, req, socket);
    return;
  }
  resource.runInAsyncScope(() => {
    resetAsync(socket);
    setRequestSocket(agent, req, socket);
  });
  req[kRequestAsyncResource] = null;
}

function resetAsync(socket) {
  const handle = socket._handle;
  if (handle && typeof handle.asyncReset === 'function') handle.asyncReset({ type: handle.getProviderType?.(), handle });
}

function setRequestSocket(agent, req, socket) {
  req.onSocket(socket);
  if (req.timeout !== undefined && req.timeout !== (agent.options.timeout || 0)) socket.setTimeout(req.timeout);
}

function maybeEnableKeylog(event) {
  if (event !== 'keylog') return;
  this.removeListener('newListener', maybeEnableKeylog);
  const agent = this;
  this[kOnKeylog] = function onkeylog(keylog) {
    agent.emit('keylog', keylog, this);
  };
  for (const socket of Object.values(this.sockets)) socket.on('keylog', this[kOnKeylog]);
}

// The name that TLS and proxies know the server by; '' for an address.
function serverNameFor(options, req) {
  let name = options.host;
  const host = req.getHeader('host');
  if (host) {
    validateString(host, 'options.headers.host');
    const end = host.indexOf(']');
    if (host[0] !== '[') name = host.split(':', 1)[0];
    else name = end === -1 ? host : host.substring(1, end);
  }
  return net.isIP(name) ? '' : name;
}

function completeOptions(agent, req, options) {
  options = { __proto__: null, ...options, ...agent.options };
  if (options.socketPath) options.path = options.socketPath;
  if (!options.servername && options.servername !== '') options.servername = serverNameFor(options, req);
  return options;
}

function watch(agent, socket, options) {
  function onFree() {
    agent.emit('free', socket, options);
  }
  function onClose(err) {
    countSocket(agent, -1);
    agent.removeSocket(socket, options);
  }
  function onTimeout() {
    const free = agent.freeSockets;
    if (Object.keys(free).some((name) => free[name].includes(socket))) return socket.destroy();
  }
  function onRemove() { // another protocol has taken it over
    countSocket(agent, -1);
    agent.removeSocket(socket, options);
    socket.removeListener('close', onClose);
    socket.removeListener('free', onFree);
    socket.removeListener('timeout', onTimeout);
    socket.removeListener('agentRemove', onRemove);
  }
  socket.on('free', onFree);
  socket.on('close', onClose);
  socket.on('timeout', onTimeout);
  socket.on('agentRemove', onRemove);
  if (agent[kOnKeylog]) socket.on('keylog', agent[kOnKeylog]);
}

function takeFree(agent, name) {
  const free = agent.freeSockets[name];
  if (!free) return undefined;
  while (free.length && free[0].destroyed) free.shift();
  const socket = agent.scheduling === 'fifo' ? free.shift() : free.pop();
  if (!free.length) delete agent.freeSockets[name];
  return socket;
}

function removeFrom(sets, name, socket) {
  const list = sets[name];
  const index = list ? list.indexOf(socket) : -1;
  if (index === -1) return;
  list.splice(index, 1);
  if (list.length === 0) delete sets[name];
}

// A request that waits for a connection that can be made now: { req, options }.
function nextWaiting(agent, name, options) {
  const same = agent.requests[name];
  if (same?.length) return { req: same[0], options };
  for (const other of Object.keys(agent.requests)) {
    if (agent.sockets[other]?.length) break; // it has a connection to wait for
    const req = agent.requests[other][0];
    return { req, options: req[kRequestOptions] };
  }
  return undefined;
}

Agent.defaultMaxSockets = Infinity;

Object.assign(Agent.prototype, {
  createConnection: net.createConnection,

  getName(options = kEmptyObject) {
    let name = `${options.host || 'localhost'}:${options.port || ''}:${options.localAddress || ''}`;
    if (options.family === 4 || options.family === 6) name += `:${options.family}`;
    if (options.socketPath) name += `:${options.socketPath}`;
    return name;
  },

  addRequest(req, options, port, localAddress) {
    if (typeof options === 'string') options = { __proto__: null, host: options, port, localAddress };
    options = completeOptions(this, req, options);
    const name = this.getName(options);
    if (!this.sockets[name]) this.sockets[name] = [];
    const free = this.freeSockets[name];
    const socket = takeFree(this, name);
    const count = (free ? free.length : 0) + this.sockets[name].length;
    if (socket) {
      resetAsync(socket);
      this.reuseSocket(socket, req);
      setRequestSocket(this, req, socket);
      this.sockets[name].push(socket);
    } else if (count < this.maxSockets && !totalIs(this, (n, max) => n >= max)) {
      this.createSocket(req, options, (err, made) => {
        if (err) req.onSocket(made, err);
        else setRequestSocket(this, req, made);
      });
    } else {
      if (!this.requests[name]) this.requests[name] = [];
      req[kRequestOptions] = options;
      req[kRequestAsyncResource] = new (require('async_hooks').AsyncResource)('QueuedRequest');
      this.requests[name].push(req);
    }
  },

  createSocket(req, options, callback) {
    options = completeOptions(this, req, options);
    const name = this.getName(options);
    options._agentKey = name;
    options.encoding = null;
    let settled = false;
    const created = (err, socket) => {
      if (settled) return;
      settled = true;
      if (err) return callback(err);
      if (!this.sockets[name]) this.sockets[name] = [];
      this.sockets[name].push(socket);
      countSocket(this, 1);
      watch(this, socket, options);
      callback(null, socket);
    };
    if (this.keepAlive) {
      options.keepAlive = this.keepAlive;
      options.keepAliveInitialDelay = this.keepAliveMsecs;
    }
    const socket = this.createConnection(options, created);
    if (socket) created(null, socket);
  },

  removeSocket(socket, options) {
    const name = this.getName(options);
    removeFrom(this.sockets, name, socket);
    if (!socket.writable) removeFrom(this.freeSockets, name, socket);
    const next = nextWaiting(this, name, options);
    if (!next || !next.options) return;
    const { req } = next;
    req[kRequestOptions] = undefined;
    this.createSocket(req, next.options, (err, made) => {
      if (err) req.onSocket(made, err);
      else made.emit('free');
    });
  },

  keepSocketAlive(socket) {
    socket.setKeepAlive(true, this.keepAliveMsecs);
    socket.unref();
    let timeout = this.options.timeout || 0;
    const hint = /^timeout=(\d+)/.exec(socket._httpMessage?.res?.headers['keep-alive'] || '')?.[1];
    let keep = true;
    if (hint) {
      const announced = Math.max(Number.parseInt(hint, 10) * 1000 - keepAliveSlack, 0);
      if (announced === 0) keep = false;
      else if (announced < timeout) timeout = announced;
    }
    if (socket.timeout !== timeout) socket.setTimeout(timeout);
    return keep;
  },

  reuseSocket(socket, req) {
    socket.removeListener('error', freeSocketErrorListener);
    req.reusedSocket = true;
    socket.ref();
  },

  destroy() {
    for (const sets of [this.freeSockets, this.sockets]) {
      for (const name of Object.keys(sets)) {
        const list = sets[name];
        for (let i = 0; i < list.length; i++) list[i].destroy();
      }
    }
  },
});

module.exports = {
  Agent,
  globalAgent: new Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000 }),
};
