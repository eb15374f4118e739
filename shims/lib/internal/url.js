'use strict';

// URL and URLSearchParams, and the functions of the url module that are about them. Node's
// lib/internal/url.js at v20.20.2; the standard's algorithms are in internalBinding('url').

const binding = internalBinding('url');

const kInspect = Symbol.for('nodejs.util.inspect.custom');

// An error of Node's; its stack begins where fault was called.
function fault(code, ...args) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes[code](...args), fault);
}

// What Node's native parser throws: unlike other errors it does not name the code in its stack.
function invalidURL(input, base) {
  const err = Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: wellFormed(input) });
  if (base !== undefined)
    err.base = wellFormed(base);
  return require('internal/errors').hideFrames(err, invalidURL);
}

// Places in the list by which internalBinding('url') describes a URL.
const HREF = 0;
const PROTOCOL = 1;
const USERNAME = 2;
const PASSWORD = 3;
const HOSTNAME = 4;
const PORT = 5;
const PATHNAME = 6;
const SEARCH = 7;
const HASH = 8;
const SPECIAL = 9;

class URL {
  #parts;
  #searchParams;
  #changed = false; // the params have been changed since they were last written into #parts

  constructor(input, base = undefined) {
    if (arguments.length === 0)
      throw fault('ERR_MISSING_ARGS', 'url');
    input = `${input}`;
    if (base !== undefined)
      base = `${base}`;
    this.#parts = binding.parse(input, base);
    if (this.#parts === undefined)
      throw invalidURL(input, base);
  }

  static parse(input, base = undefined) {
    if (arguments.length === 0)
      throw fault('ERR_MISSING_ARGS', 'url');
    input = `${input}`;
    return URL.canParse(input, base) ? new URL(input, base) : null;
  }

  static canParse(url, base = undefined) {
    if (arguments.length === 0)
      throw fault('ERR_MISSING_ARGS', 'url');
    return binding.parse(`${url}`, base === undefined ? undefined : `${base}`) !== undefined;
  }

  static createObjectURL(obj) {
    return require('internal/blob').createObjectURL(obj);
  }

  static revokeObjectURL(url) {
    return require('internal/blob').revokeObjectURL(...arguments);
  }

  // The parts, with the params written into them.
  #current() {
    if (this.#changed) {
      this.#changed = false;
      const query = `${this.#searchParams}`;
      this.#parts = binding.set(this.#parts[HREF], 'search', query === '' ? '' : `?${query}`);
    }
    return this.#parts;
  }

  #set(member, value) {
    const parts = binding.set(this.#parts[HREF], member, `${value}`);
    if (parts === undefined)
      return false;
    this.#parts = parts;
    return true;
  }

  // After an assignment that may have changed the query.
  #syncParams(before) {
    if (this.#searchParams !== undefined && before !== this.#parts[SEARCH]) {
      setList(this.#searchParams, parseParams(this.#parts[SEARCH]));
      this.#changed = false;
    }
  }

  toString() {
    return this.#current()[HREF];
  }

  get href() {
    return this.#current()[HREF];
  }

  set href(value) {
    value = `${value}`;
    const before = this.#current()[SEARCH];
    if (!this.#set('href', value))
      throw fault('ERR_INVALID_URL', value);
    this.#syncParams(before);
  }

  get origin() {
    const parts = this.#parts;
    if (parts[SPECIAL])
      return parts[PROTOCOL] === 'file:' ? 'null' : `${parts[PROTOCOL]}//${this.host}`;
    if (parts[PROTOCOL] === 'blob:') {
      const inner = binding.parse(parts[PATHNAME]);
      if (inner !== undefined && (inner[PROTOCOL] === 'http:' || inner[PROTOCOL] === 'https:'))
        return new URL(inner[HREF]).origin;
    }
    return 'null';
  }

  get protocol() {
    return this.#parts[PROTOCOL];
  }

  set protocol(value) {
    this.#set('protocol', value);
  }

  get username() {
    return this.#parts[USERNAME];
  }

  set username(value) {
    this.#set('username', value);
  }

  get password() {
    return this.#parts[PASSWORD];
  }

  set password(value) {
    this.#set('password', value);
  }

  get host() {
    const port = this.#parts[PORT];
    return port === '' ? this.#parts[HOSTNAME] : `${this.#parts[HOSTNAME]}:${port}`;
  }

  set host(value) {
    this.#set('host', value);
  }

  get hostname() {
    return this.#parts[HOSTNAME];
  }

  set hostname(value) {
    this.#set('hostname', value);
  }

  get port() {
    return this.#parts[PORT];
  }

  set port(value) {
    this.#set('port', value);
  }

  get pathname() {
    return this.#parts[PATHNAME];
  }

  set pathname(value) {
    this.#set('pathname', value);
  }

  get search() {
    return this.#current()[SEARCH];
  }

  set search(value) {
    const before = this.#current()[SEARCH];
    this.#set('search', value);
    this.#syncParams(before);
  }

  get searchParams() {
    if (this.#searchParams === undefined) {
      this.#searchParams = new URLSearchParams(this.#parts[SEARCH]);
      setOwner(this.#searchParams, () => {
        this.#changed = true;
      });
    }
    return this.#searchParams;
  }

  get hash() {
    return this.#parts[HASH];
  }

  set hash(value) {
    this.#set('hash', value);
  }

  toJSON() {
    return this.#current()[HREF];
  }

  [kInspect](depth, options) {
    if (typeof depth === 'number' && depth < 0)
      return this;
    const { constructor } = this;
    const shown = { __proto__: { constructor } };
    for (const name of ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port',
                        'pathname', 'search', 'searchParams', 'hash'])
      shown[name] = this[name];
    const { inspect } = require('internal/util/inspect');
    return `${constructor.name} ${inspect(shown, options)}`;
  }
}

const { URLSearchParams, parseParams, setList, setOwner, wellFormed } = require('internal/url_search_params');

function enumerable(target, ...names) {
  for (const name of names)
    Object.defineProperty(target, name, { enumerable: true });
}

Object.defineProperty(URL.prototype, Symbol.toStringTag, { configurable: true, value: 'URL' });
enumerable(URL.prototype, 'toString', 'href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname',
           'port', 'pathname', 'search', 'searchParams', 'hash', 'toJSON');
enumerable(URL, 'parse', 'canParse', 'createObjectURL', 'revokeObjectURL');

function isURL(self) {
  return Boolean(self?.href && self.protocol && self.auth === undefined && self.path === undefined);
}

module.exports = {
  URL,
  URLSearchParams,
  isURL,
  domainToASCII(domain) {
    if (arguments.length < 1)
      throw fault('ERR_MISSING_ARGS', 'domain');
    return binding.domainToASCII(`${domain}`);
  },
  domainToUnicode(domain) {
    if (arguments.length < 1)
      throw fault('ERR_MISSING_ARGS', 'domain');
    return binding.domainToUnicode(`${domain}`);
  },
  fileURLToPath(path, options) {
    return require('internal/url_files').fileURLToPath(path, options);
  },
  pathToFileURL(filepath, options) {
    return require('internal/url_files').pathToFileURL(filepath, options);
  },
  toPathIfFileURL(fileURLOrPath) {
    return isURL(fileURLOrPath) ? module.exports.fileURLToPath(fileURLOrPath) : fileURLOrPath;
  },
  urlToHttpOptions(url) {
    return require('internal/url_files').urlToHttpOptions(url);
  },
};
