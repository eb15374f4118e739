'use strict';

// The class Request (lib/web/fetch/request.js of undici 6.24.1).

const { dictionary, expose, illegal, oneOf, requireArguments } = require('internal/fetch/webidl');
const { AbortController } = require('internal/abort_controller');
const { URL } = require('internal/url');
const { Headers, HeadersList, listOf, make: makeHeaders, token } = require('internal/fetch/headers');
const body = require('internal/fetch/body');

let stateOf;

function parse(input) {
  let url;
  try {
    url = new URL(String(input));
  } catch (err) {
    throw new TypeError(`Failed to parse URL from ${input}`, { cause: err });
  }
  if (url.username || url.password) {
    throw new TypeError(`Request cannot be constructed from a URL that includes credentials: ${input}`);
  }
  return url.href;
}

function checkMethod(method) {
  if (!token.test(method)) throw new TypeError(`'${method}' is not a valid HTTP method.`);
  const upper = method.toUpperCase();
  if (upper === 'CONNECT' || upper === 'TRACE' || upper === 'TRACK') throw new TypeError(`'${method}' HTTP method is unsupported.`);
  if (['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT'].includes(upper)) return upper;
  if (method === 'patch') {
    process.emitWarning('Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.',
      { code: 'UNDICI-FETCH-patch' });
  }
  return method;
}

const choices = {
  referrerPolicy: ['', 'no-referrer', 'no-referrer-when-downgrade', 'same-origin', 'origin', 'strict-origin',
    'origin-when-cross-origin', 'strict-origin-when-cross-origin', 'unsafe-url'],
  mode: ['navigate', 'same-origin', 'no-cors', 'cors'],
  credentials: ['omit', 'same-origin', 'include'],
  cache: ['default', 'no-store', 'reload', 'no-cache', 'force-cache', 'only-if-cached'],
  redirect: ['follow', 'manual', 'error'],
  duplex: ['half'],
};

function readChoices(state, init) {
  for (const name of Object.keys(choices)) {
    if (init[name] === undefined) continue;
    const value = oneOf(init[name], 'Request constructor', choices[name]);
    if (name !== 'duplex') state[name] = value;
  }
  if (init.mode === 'navigate') throw new TypeError('Request constructor: invalid request mode navigate.');
  if (state.cache === 'only-if-cached' && state.mode !== 'same-origin') {
    throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
  }
  if (init.window !== undefined && init.window !== null) throw new TypeError("'window' option 'client' must be null");
  if (init.integrity !== undefined) state.integrity = String(init.integrity);
  if (init.keepalive !== undefined) state.keepalive = Boolean(init.keepalive);
  if (init.method !== undefined) state.method = checkMethod(String(init.method));
  if (init.referrer !== undefined) readReferrer(state, String(init.referrer));
}

function readReferrer(state, referrer) {
  if (referrer === '') {
    state.referrer = '';
    return;
  }
  try {
    state.referrer = new URL(referrer).href;
  } catch (err) {
    throw new TypeError(`Referrer "${referrer}" is not a valid URL.`, { cause: err });
  }
}

// A signal of the request's own, which follows the one given.
function follow(signal) {
  const controller = new AbortController();
  if (!signal) return controller.signal;
  if (typeof signal.aborted !== 'boolean' || typeof signal.addEventListener !== 'function') {
    throw new TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.");
  }
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

function readBody(request, state, init, from) {
  const given = init.body !== undefined && init.body !== null;
  if ((given || from?.body) && (state.method === 'GET' || state.method === 'HEAD')) {
    throw new TypeError('Request with GET/HEAD method cannot have body.');
  }
  if (given) {
    const [made, type] = body.extract(init.body);
    state.body = made;
    if (type && !state.headersList.has('content-type')) state.headersList.append('content-type', type);
  }
  if (given && state.body.source === null && init.duplex === undefined) {
    throw new TypeError('RequestInit: duplex option is required when sending a body.');
  }
  if (given || !from?.body) return;
  if (body.isUnusable(from.body)) throw new TypeError('Cannot construct a Request with a Request object that has already been used.');
  state.body = { ...from.body };
  from.body.used = true;
}

class Request {
  #state;
  #headers;

  static {
    stateOf = (request) => {
      if (request === null || typeof request !== 'object' || !(#state in request)) throw illegal();
      return request.#state;
    };
  }

  constructor(input, init = {}) {
    requireArguments('Request constructor', arguments.length, 1);
    const from = input instanceof Request ? stateOf(input) : null;
    init = dictionary(init, 'Request constructor');
    const state = this.#state = {
      method: 'GET', referrer: 'about:client', referrerPolicy: '', mode: 'cors', credentials: 'same-origin', cache: 'default',
      redirect: 'follow', integrity: '', keepalive: false, ...from, body: null,
    };
    if (!from) state.url = parse(input);
    readChoices(state, init);
    state.signal = follow(init.signal !== undefined ? init.signal : from?.signal);
    const headers = init.headers !== undefined ? listOf(new Headers(init.headers)) : from?.headersList;
    state.headersList = new HeadersList(headers);
    this.#headers = makeHeaders(state.headersList, 'request');
    readBody(this, state, init, from);
  }

  get method() {
    return stateOf(this).method;
  }

  get url() {
    return stateOf(this).url;
  }

  get headers() {
    stateOf(this);
    return this.#headers;
  }

  get destination() {
    stateOf(this);
    return '';
  }

  get referrer() {
    return stateOf(this).referrer;
  }

  get referrerPolicy() {
    return stateOf(this).referrerPolicy;
  }

  get mode() {
    return stateOf(this).mode;
  }

  get credentials() {
    return stateOf(this).credentials;
  }

  get cache() {
    return stateOf(this).cache;
  }

  get redirect() {
    return stateOf(this).redirect;
  }

  get integrity() {
    return stateOf(this).integrity;
  }

  get keepalive() {
    return stateOf(this).keepalive;
  }

  get isReloadNavigation() {
    stateOf(this);
    return false;
  }

  get isHistoryNavigation() {
    stateOf(this);
    return false;
  }

  get signal() {
    return stateOf(this).signal;
  }

  get body() {
    const state = stateOf(this);
    return state.body ? body.streamOf(state.body) : null;
  }

  get bodyUsed() {
    return body.isUsed(stateOf(this).body);
  }

  get duplex() {
    stateOf(this);
    return 'half';
  }

  clone() {
    const state = stateOf(this);
    if (body.isUnusable(state.body)) throw new TypeError('unusable');
    const copy = new Request(state.url, { headers: state.headersList.entries(), signal: state.signal });
    Object.assign(copy.#state, state, { headersList: copy.#state.headersList, signal: copy.#state.signal, body: body.clone(state.body) });
    return copy;
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    if (options.depth === null) options.depth = 2;
    options.colors ??= true;
    const shown = {};
    for (const name of visible) shown[name] = this[name];
    return `Request ${require('internal/util/inspect').formatWithOptions(options, shown)}`;
  }
}

const visible = ['method', 'url', 'headers', 'destination', 'referrer', 'referrerPolicy', 'mode', 'credentials', 'cache', 'redirect',
  'integrity', 'keepalive', 'isReloadNavigation', 'isHistoryNavigation', 'signal'];

expose(Request, [...visible, 'body', 'bodyUsed', 'duplex', 'clone']);
body.mixin(Request, (request) => stateOf(request));
Object.defineProperty(Request.prototype, 'attribute', { enumerable: true, configurable: true, writable: true, value: undefined });

module.exports = { Request, stateOf };
