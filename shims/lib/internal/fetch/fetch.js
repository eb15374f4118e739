'use strict';

// The function fetch (lib/web/fetch/index.js of undici 6.24.1), on Node's http client: requests stay
// inside of the run's world.

const { Buffer } = require('buffer');
const { URL } = require('internal/url');
const { HeadersList } = require('internal/fetch/headers');
const { Request, stateOf } = require('internal/fetch/request');
const { make: makeResponse } = require('internal/fetch/response');
const body = require('internal/fetch/body');

const maxRedirects = 20;

function failed(cause) {
  return new TypeError('fetch failed', { cause });
}

function fixed(text) {
  return failed(new Error(text));
}

let agent;

/* untracked */ function agentOf(http) {
  agent = agent ?? (new http.Agent({ keepAlive: true, timeout: 4000 }));
  return agent;
}

// Ports that other protocols have (the standard's list of bad ports).
function isBadPort(port) {
  return [1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113,
    115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563,
    587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
    6679, 6697, 10080].includes(+port);
}

class SocketError extends Error {
  constructor(message, socket) {
    super(message);
    this.name = 'SocketError';
    this.code = 'UND_ERR_SOCKET';
    this.socket = socket;
  }
}

class HTTPParserError extends Error {
  constructor(err) {
    // undici's llhttp is an older one
    super(`Response does not match the HTTP/1.1 protocol (${err.reason.replace('HTTP/, RTSP/ or ICE/', 'HTTP/')})`);
    this.name = 'HTTPParserError';
    this.code = err.code;
    this.data = err.rawPacket.toString();
  }
}

// The error that undici has for one of the http client.
function translate(err, socket) {
  if (typeof err.code === 'string' && err.code.startsWith('HPE_')) return new HTTPParserError(err);
  if (err.code !== 'ECONNRESET' || err.syscall) return err;
  return new SocketError('other side closed', {
    localAddress: socket?.localAddress,
    localPort: socket?.localPort,
    remoteAddress: socket?.remoteAddress,
    remotePort: socket?.remotePort,
    remoteFamily: socket?.remoteFamily,
    timeout: undefined,
    bytesWritten: socket?.bytesWritten,
    bytesRead: socket?.bytesRead,
  });
}

// The header lines of a request, as undici orders them: names and values in turn.
function headerLines(state, url) {
  const list = new HeadersList(state.headersList);
  const add = (name, value) => {
    if (!list.has(name)) list.append(name, value);
  };
  add('accept', '*/*');
  add('accept-language', '*');
  list.set('sec-fetch-mode', state.mode);
  add('user-agent', 'node');
  const keepsNone = state.cache === 'no-store' || state.cache === 'reload';
  if (keepsNone) add('pragma', 'no-cache');
  if (keepsNone) add('cache-control', 'no-cache');
  else if (state.cache === 'no-cache') add('cache-control', 'max-age=0');
  add('accept-encoding', list.has('range') ? 'identity' : 'gzip, deflate');
  const host = list.get('host') ?? url.host;
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) list.delete(name);
  const lines = ['host', host, 'connection', state.method === 'HEAD' ? 'close' : 'keep-alive', ...list.entries().flat()];
  if (state.body?.length != null) lines.push('content-length', `${state.body.length}`);
  else if (state.body) lines.push('transfer-encoding', 'chunked');
  else if (['POST', 'PUT', 'PATCH'].includes(state.method)) lines.push('content-length', '0');
  return lines;
}

// Sends the body of a request.
async function send(req, state) {
  if (!state.body) {
    req.end();
    return;
  }
  if (state.body.length !== null) {
    req.end(await body.readAll(state.body));
    return;
  }
  const reader = body.streamOf(state.body).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!(value instanceof Uint8Array)) throw new TypeError('Received non-Uint8Array chunk');
    if (!req.write(value)) await new Promise((resolve) => req.once('drain', resolve));
  }
  req.end();
}

// The body of an answer, decoded.
function decoded(res, state) {
  const codings = (res.headers['content-encoding'] ?? '').toLowerCase().split(',').map((c) => c.trim()).filter(Boolean);
  if (!codings.length || state.method === 'HEAD' || [101, 204, 205, 304].includes(res.statusCode)) return res;
  const zlib = require('zlib');
  const steps = [];
  for (const coding of codings.reverse()) {
    if (coding === 'gzip' || coding === 'x-gzip') {
      steps.push(zlib.createGunzip({ flush: zlib.constants.Z_SYNC_FLUSH, finishFlush: zlib.constants.Z_SYNC_FLUSH }));
    } else if (coding === 'deflate') {
      steps.push(zlib.createInflate());
    } else if (coding === 'br') {
      steps.push(zlib.createBrotliDecompress());
    } else {
      return res;
    }
  }
  return require('stream').pipeline(res, ...steps, () => {});
}

function responseOf(res, state, urls, req, url) {
  const headersList = new HeadersList();
  for (let i = 0; i < res.rawHeaders.length; i += 2) headersList.append(res.rawHeaders[i], res.rawHeaders[i + 1]);
  const none = state.method === 'HEAD' || [101, 103, 204, 205, 304].includes(res.statusCode);
  let made = null;
  if (none) {
    res.resume();
  } else {
    const { fromReadable } = require('internal/fetch/streams');
    const socket = res.socket;
    const makeError = (err) => {
      if (state.signal.aborted) return state.signal.reason;
      return new TypeError('terminated', { cause: translate(state.failure ?? err, socket) });
    };
    const stream = fromReadable(decoded(res, state), makeError, () => req.destroy());
    res.on('error', () => {});
    made = { source: null, bytes: null, length: null, stream, used: false };
  }
  return makeResponse({
    type: 'basic', url, urls, status: res.statusCode, statusText: res.statusMessage, headersList, body: made,
  }, 'immutable');
}

// One exchange: resolves with [IncomingMessage, ClientRequest].
function exchange(state, url) {
  const http = require('http');
  return new Promise((resolve, reject) => {
    const req = http.request({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port || 80,
      path: url.pathname + url.search,
      method: state.method,
      headers: headerLines(state, url),
      agent: agentOf(http),
    });
    const abort = () => {
      req.destroy();
      reject(state.signal.reason);
    };
    state.signal.addEventListener('abort', abort, { once: true });
    req.on('close', () => state.signal.removeEventListener('abort', abort));
    req.on('error', (err) => {
      state.failure = err; // the answer is only told that the connection is gone
      reject(failed(translate(err, req.socket)));
    });
    req.on('response', (res) => resolve([res, req]));
    send(req, state).catch((err) => {
      req.destroy();
      reject(failed(err));
    });
  });
}

// What a redirect changes in a request; it returns where to.
function redirected(state, res, url, count) {
  const target = new URL(res.headers.location, url);
  if (!target.hash) target.hash = url.hash;
  if (target.protocol !== 'http:' && target.protocol !== 'https:') throw fixed('URL scheme must be a HTTP(S) scheme');
  if (count === maxRedirects) throw fixed('redirect count exceeded');
  const { statusCode } = res;
  if (statusCode !== 303 && state.body && state.body.source === null) throw failed();
  const dropsBody = (statusCode === 301 || statusCode === 302) && state.method === 'POST' ||
    statusCode === 303 && state.method !== 'GET' && state.method !== 'HEAD';
  if (dropsBody) {
    state.method = 'GET';
    state.body = null;
    for (const name of ['content-encoding', 'content-language', 'content-location', 'content-type', 'content-length']) {
      state.headersList.delete(name);
    }
  } else if (state.body) {
    state.body = { ...state.body, stream: null, used: false };
  }
  if (target.origin !== url.origin) {
    for (const name of ['authorization', 'proxy-authorization', 'cookie', 'host']) state.headersList.delete(name);
  }
  return target;
}

async function fetchHTTP(state) {
  let url = new URL(state.url);
  const urls = [url.href];
  for (let count = 0; ; count++) {
    if (isBadPort(url.port)) throw fixed('bad port');
    if (url.protocol === 'https:') require('internal/unsupported')('fetch of https')();
    const [res, req] = await exchange(state, url);
    const isRedirect = [301, 302, 303, 307, 308].includes(res.statusCode) && res.headers.location !== undefined;
    if (!isRedirect || state.redirect === 'manual') return responseOf(res, state, urls, req, url.href);
    res.resume();
    if (state.redirect === 'error') throw fixed('unexpected redirect');
    try {
      url = redirected(state, res, url, count);
    } catch (err) {
      throw err.message === 'fetch failed' ? err : failed(err);
    }
    urls.push(url.href);
  }
}

// data: URLs (RFC 2397).
function fetchData(href) {
  const comma = href.indexOf(',');
  if (comma === -1) throw fixed('failed to fetch the data URL');
  let type = href.slice(5, comma).trim();
  const base64 = /;\s*base64$/i.test(type);
  type = type.replace(/;\s*base64$/i, '');
  if (type.startsWith(';')) type = `text/plain${type}`;
  const text = href.slice(comma + 1).replace(/#.*$/, '').replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const bytes = Buffer.from(text, base64 ? 'base64' : 'latin1');
  const headersList = new HeadersList();
  headersList.append('content-type', type || 'text/plain;charset=US-ASCII');
  const [made] = body.extract(bytes);
  return makeResponse({ type: 'basic', url: href, urls: [href], statusText: 'OK', headersList, body: made }, 'immutable');
}

async function dispatch(state) {
  const { protocol } = new URL(state.url);
  switch (protocol) {
    case 'http:':
    case 'https:': return fetchHTTP(state);
    case 'data:': return fetchData(state.url);
    case 'about:': throw fixed('about scheme is not supported');
    case 'file:': throw fixed('not implemented... yet...');
    case 'blob:': throw fixed('invalid method');
    default: throw fixed('unknown scheme');
  }
}

async function fetch(input, init = undefined) {
  const request = new Request(input, init);
  const state = { ...stateOf(request) };
  state.headersList = new HeadersList(state.headersList);
  if (state.signal.aborted) throw state.signal.reason;
  const response = await dispatch(state);
  return response;
}

module.exports = { fetch };
