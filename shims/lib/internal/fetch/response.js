'use strict';

// The class Response (lib/web/fetch/response.js of undici 6.24.1).

const { dictionary, expose, byteString, illegal, requireArguments } = require('internal/fetch/webidl');
const { URL } = require('internal/url');
const { Headers, HeadersList, listOf, make: makeHeaders } = require('internal/fetch/headers');
const body = require('internal/fetch/body');

const reasonPhrase = /^[\t\x20-\x7e\x80-\xff]*$/;

let stateOf;
let make;

class Response {
  #state = { type: 'default', url: '', urls: [], status: 200, statusText: '', headersList: null, body: null };
  #headers;

  static {
    stateOf = (response) => {
      if (response === null || typeof response !== 'object' || !(#state in response)) throw illegal();
      return response.#state;
    };
    make = (state, guard) => {
      const response = new Response();
      Object.assign(response.#state, state);
      response.#headers = makeHeaders(response.#state.headersList, guard);
      return response;
    };
  }

  static error() {
    return make({ type: 'error', status: 0, headersList: new HeadersList() }, 'immutable');
  }

  static json(data, init = {}) {
    requireArguments('Response.json', arguments.length, 1);
    const text = JSON.stringify(data);
    if (text === undefined) throw new TypeError('Value is not JSON serializable');
    const response = make({ headersList: new HeadersList() }, 'response');
    initialize(response, dictionary(init), [body.extract(text)[0], 'application/json']);
    return response;
  }

  static redirect(url, status = 302) {
    requireArguments('Response.redirect', arguments.length, 1);
    let parsed;
    try {
      parsed = new URL(String(url));
    } catch (err) {
      throw new TypeError(`Failed to parse URL from ${url}`, { cause: err });
    }
    status = Number(status) & 0xffff;
    if (![301, 302, 303, 307, 308].includes(status)) throw new RangeError(`Invalid status code ${status}`);
    const headersList = new HeadersList();
    headersList.append('location', parsed.href);
    return make({ status, headersList }, 'immutable');
  }

  constructor(bodyInit = null, init = {}) {
    this.#state.headersList = new HeadersList();
    this.#headers = makeHeaders(this.#state.headersList, 'response');
    if (arguments.length === 0) return;
    init = dictionary(init, 'undefined');
    initialize(this, init, bodyInit === null || bodyInit === undefined ? null : body.extract(bodyInit));
  }

  get type() {
    return stateOf(this).type;
  }

  get url() {
    return stateOf(this).url.split('#')[0];
  }

  get redirected() {
    return stateOf(this).urls.length > 1;
  }

  get status() {
    return stateOf(this).status;
  }

  get ok() {
    const { status } = stateOf(this);
    return status >= 200 && status <= 299;
  }

  get statusText() {
    return stateOf(this).statusText;
  }

  get headers() {
    stateOf(this);
    return this.#headers;
  }

  get body() {
    const state = stateOf(this);
    return state.body ? body.streamOf(state.body) : null;
  }

  get bodyUsed() {
    return body.isUsed(stateOf(this).body);
  }

  clone() {
    const state = stateOf(this);
    if (body.isUnusable(state.body)) throw new TypeError('Response.clone: Body has already been consumed.');
    return make({ ...state, headersList: new HeadersList(state.headersList), body: body.clone(state.body) }, 'response');
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    if (options.depth === null) options.depth = 2;
    options.colors ??= true;
    const { status, statusText, headers, ok, redirected, type, url } = this;
    const shown = { status, statusText, headers, body: this.body, bodyUsed: this.bodyUsed, ok, redirected, type, url };
    return `Response ${require('internal/util/inspect').formatWithOptions(options, shown)}`;
  }
}

function initialize(response, init, extracted) {
  const state = stateOf(response);
  if (init.status !== undefined) {
    const status = Number(init.status) & 0xffff;
    if (status < 200 || status > 599) throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');
    state.status = status;
  }
  if (init.statusText !== undefined) {
    const text = byteString(init.statusText, 'Response constructor', 'statusText');
    if (!reasonPhrase.test(text)) throw new TypeError('Invalid statusText');
    state.statusText = text;
  }
  if (init.headers !== undefined && init.headers !== null) {
    for (const [name, value] of listOf(new Headers(init.headers)).entries()) state.headersList.append(name, value);
  }
  if (!extracted) return;
  if ([101, 103, 204, 205, 304].includes(state.status)) {
    throw new TypeError(`Response constructor: Invalid response status code ${state.status}`);
  }
  [state.body] = extracted;
  if (extracted[1] !== null && !state.headersList.has('content-type')) state.headersList.append('content-type', extracted[1]);
}

expose(Response, ['type', 'url', 'redirected', 'status', 'ok', 'statusText', 'headers', 'body', 'bodyUsed', 'clone']);
body.mixin(Response, (response) => stateOf(response));
for (const name of ['error', 'json', 'redirect']) {
  const value = Response[name];
  delete Response[name];
  Object.defineProperty(Response, name, { value, writable: true, enumerable: true, configurable: true });
}

module.exports = { Response, make, stateOf };
