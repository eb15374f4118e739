'use strict';

// The url module: the old parser and its resolution here, the WHATWG classes in lib/internal/url.js.
// Node's lib/url.js at v20.20.2, also where it is odd.

const internal = require('internal/url');
const querystring = require('querystring');

const slashed = new Set(['http:', 'https:', 'ftp:', 'gopher:', 'file:', 'ws:', 'wss:']);
const isSlashed = (protocol) => slashed.has(protocol) || slashed.has(`${protocol}:`);
const isScript = (protocol) => protocol === 'javascript' || protocol === 'javascript:';

function Url() {
  this.protocol = null;
  this.slashes = null;
  this.auth = null;
  this.host = null;
  this.port = null;
  this.hostname = null;
  this.hash = null;
  this.search = null;
  this.query = null;
  this.pathname = null;
  this.path = null;
  this.href = null;
}

function urlParse(url, parseQueryString, slashesDenoteHost) {
  if (url instanceof Url)
    return url;
  const made = new Url();
  made.parse(url, parseQueryString, slashesDenoteHost);
  return made;
}

Url.prototype.parse = function parse(url, parseQueryString, slashesDenoteHost) {
  require('internal/validators').validateString(url, 'url');
  let rest = clean(url);
  const beforeQuery = rest.split(/[?#]/, 1)[0];
  if (!slashesDenoteHost && !rest.includes('#') && !beforeQuery.includes('@') &&
      parseSimple(this, rest, parseQueryString))
    return this;

  const proto = /^[a-z0-9.+-]+:/i.exec(rest)?.[0];
  const protocol = proto?.toLowerCase();
  if (proto !== undefined) {
    this.protocol = protocol;
    rest = rest.slice(proto.length);
  }
  let slashes = false;
  if (slashesDenoteHost || proto !== undefined || /^\/\/[^@/]+@[^@/]+/.test(rest)) {
    slashes = rest.startsWith('//');
    if (slashes && !isScript(protocol)) {
      rest = rest.slice(2);
      this.slashes = true;
    }
  }
  if (!isScript(protocol) && (slashes || (proto !== undefined && !isSlashed(proto))))
    rest = parseAuthority(this, rest, url);
  if (!isScript(protocol))
    rest = escapeUnwise(rest);
  parseTail(this, rest, parseQueryString);
  if (isSlashed(protocol) && this.hostname && !this.pathname)
    this.pathname = '/';
  if (this.pathname || this.search)
    this.path = (this.pathname || '') + (this.search || '');
  this.href = this.format();
  return this;
};

// Trims white space and turns backslashes before the query into slashes.
function clean(url) {
  let start = 0;
  let end = url.length;
  const isSpace = (c) => c < 33 || c === 0xa0 || c === 0xfeff;
  while (start < end && isSpace(url.charCodeAt(start)))
    start++;
  while (end > start && isSpace(url.charCodeAt(end - 1)))
    end--;
  const text = url.slice(start, end);
  const split = text.search(/[?#]/);
  if (split === -1)
    return text.replace(/\\/g, '/');
  return text.slice(0, split).replace(/\\/g, '/') + text.slice(split);
}

// A path with a query, and nothing more: the common case.
function parseSimple(self, rest, parseQueryString) {
  const simple = /^(\/\/?(?!\/)[^?\s]*)(\?[^\s]*)?$/.exec(rest);
  if (simple === null)
    return false;
  self.path = rest;
  self.href = rest;
  self.pathname = simple[1];
  if (simple[2]) {
    self.search = simple[2];
    self.query = self.search.slice(1);
    if (parseQueryString)
      self.query = querystring.parse(self.query);
  } else if (parseQueryString) {
    self.search = null;
    self.query = { __proto__: null };
  }
  return true;
}

// Takes auth, host and port off rest, and returns what is left of it.
function parseAuthority(self, rest, url) {
  const end = rest.search(/[#/?]/);
  const head = (end === -1 ? rest : rest.slice(0, end)).replace(/[\t\n\r]/g, '');
  const tail = end === -1 ? '' : rest.slice(end);
  const at = head.lastIndexOf('@');
  if (at !== -1)
    self.auth = decodeURIComponent(head.slice(0, at));
  const hostPart = head.slice(at + 1);
  const nonHost = hostPart.search(/[ "%';<>\\^`{|}]/);
  self.host = nonHost === -1 ? hostPart : hostPart.slice(0, nonHost);
  rest = (nonHost === -1 ? '' : hostPart.slice(nonHost)) + tail;

  self.parseHost();
  if (typeof self.hostname !== 'string')
    self.hostname = '';
  const ipv6 = isIpv6(self.hostname);
  if (!ipv6)
    rest = cutHostname(self, rest, url);
  self.hostname = self.hostname.length > 255 ? '' : self.hostname.toLowerCase();
  if (self.hostname !== '')
    checkHostname(self, ipv6, url);
  self.host = self.hostname + (self.port ? `:${self.port}` : '');
  if (ipv6) {
    self.hostname = self.hostname.slice(1, -1);
    if (rest[0] !== '/')
      rest = `/${rest}`;
  }
  return rest;
}

function isIpv6(hostname) {
  return hostname[0] === '[' && hostname[hostname.length - 1] === ']';
}

function checkHostname(self, ipv6, url) {
  if (!ipv6)
    self.hostname = internalBinding('url').toASCII(self.hostname);
  const forbidden = ipv6 ? /[\0\t\n\r #%/<>?@\\^|]/ : /[\0\t\n\r #%/:<>?@[\\\]^|]/;
  if (self.hostname === '' || forbidden.test(self.hostname)) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_URL(url);
  }
}

let warned = false;

function cutHostname(self, rest, url) {
  const { hostname } = self;
  const at = hostname.search(/[/\\#?:]/);
  if (at === -1)
    return rest;
  if (hostname[at] === ':' && !warned) {
    warned = true;
    process.emitWarning(`The URL ${url} is invalid. Future versions of Node.js will throw an error.`,
                        'DeprecationWarning', 'DEP0170');
  }
  self.hostname = hostname.slice(0, at);
  return `/${hostname.slice(at)}${rest}`;
}

// Escapes the delimiters and unwise characters of RFC 2396.
function escapeUnwise(rest) {
  return rest.replace(/[\t\n\r "'<>\\^`{|}]/g, (c) => {
    const code = c.charCodeAt(0);
    return `%${code < 16 ? '0' : ''}${code.toString(16).toUpperCase()}`;
  });
}

function parseTail(self, rest, parseQueryString) {
  const hash = rest.indexOf('#');
  if (hash !== -1) {
    self.hash = rest.slice(hash);
    rest = rest.slice(0, hash);
  }
  const question = rest.indexOf('?');
  if (question !== -1) {
    self.search = rest.slice(question);
    self.query = rest.slice(question + 1);
    if (parseQueryString)
      self.query = querystring.parse(self.query);
    rest = rest.slice(0, question);
  } else if (parseQueryString) {
    self.search = null;
    self.query = { __proto__: null };
  }
  if (rest.length > 0)
    self.pathname = rest;
}

Url.prototype.parseHost = function parseHost() {
  let { host } = this;
  const port = /:[0-9]*$/.exec(host)?.[0];
  if (port !== undefined) {
    if (port !== ':')
      this.port = port.slice(1);
    host = host.slice(0, host.length - port.length);
  }
  if (host)
    this.hostname = host;
};

Url.prototype.format = function format() {
  let auth = this.auth || '';
  if (auth)
    auth = `${require('internal/percent_encode').encodeExcept(auth, /[A-Za-z0-9\-_.!~*'():]/)}@`;
  let protocol = this.protocol || '';
  let host = '';
  if (this.host) {
    host = auth + this.host;
  } else if (this.hostname) {
    host = auth + (this.hostname.includes(':') && !isIpv6(this.hostname) ? `[${this.hostname}]` : this.hostname);
    if (this.port)
      host += `:${this.port}`;
  }
  let query = '';
  if (this.query !== null && typeof this.query === 'object')
    query = querystring.stringify(this.query);
  let search = this.search || (query && `?${query}`) || '';
  if (protocol && !protocol.endsWith(':'))
    protocol += ':';

  let pathname = (this.pathname || '').replace(/[#?]/g, (c) => (c === '#' ? '%23' : '%3F'));
  if (this.slashes || isSlashed(protocol)) {
    if (this.slashes || host) {
      if (pathname && pathname[0] !== '/')
        pathname = `/${pathname}`;
      host = `//${host}`;
    } else if (protocol.startsWith('file')) {
      host = '//';
    }
  }
  search = search.replace(/#/g, '%23');
  let hash = this.hash || '';
  if (hash && hash[0] !== '#')
    hash = `#${hash}`;
  if (search && search[0] !== '?')
    search = `?${search}`;
  return protocol + host + pathname + search + hash;
};

Url.prototype.resolve = function resolve(relative) {
  return this.resolveObject(urlParse(relative, false, true)).format();
};

Url.prototype.resolveObject = function resolveObject(relative) {
  if (typeof relative === 'string')
    relative = urlParse(relative, false, true);
  const result = Object.assign(new Url(), this);
  return require('internal/url_resolve').resolveObject(result, relative, isSlashed, isScript);
};

function urlFormat(urlObject, options) {
  if (typeof urlObject === 'string')
    return urlParse(urlObject).format();
  if (typeof urlObject !== 'object' || urlObject === null) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_TYPE('urlObject', ['Object', 'string'], urlObject);
  }
  if (urlObject instanceof internal.URL)
    return formatWhatwg(urlObject, options);
  return Url.prototype.format.call(urlObject);
}

function formatWhatwg(url, options) {
  const wanted = { fragment: true, unicode: false, search: true, auth: true };
  if (options) {
    require('internal/validators').validateObject(options, 'options');
    for (const name of Object.keys(wanted)) {
      if (options[name] !== undefined && options[name] !== null)
        wanted[name] = Boolean(options[name]);
    }
  }
  const copy = new internal.URL(url.href);
  if (!wanted.fragment)
    copy.hash = '';
  if (!wanted.search)
    copy.search = '';
  if (!wanted.auth) {
    copy.username = '';
    copy.password = '';
  }
  const { href, hostname } = copy;
  if (!wanted.unicode || hostname === '')
    return href;
  const at = href.indexOf(hostname, copy.protocol.length);
  return href.slice(0, at) + internal.domainToUnicode(hostname) + href.slice(at + hostname.length);
}

module.exports = {
  Url,
  parse: urlParse,
  resolve(source, relative) {
    return urlParse(source, false, true).resolve(relative);
  },
  resolveObject(source, relative) {
    return source ? urlParse(source, false, true).resolveObject(relative) : relative;
  },
  format: urlFormat,
  URL: internal.URL,
  URLSearchParams: internal.URLSearchParams,
  domainToASCII: internal.domainToASCII,
  domainToUnicode: internal.domainToUnicode,
  pathToFileURL(path, options) {
    require('internal/validators').validateString(path, 'path');
    return internal.pathToFileURL(path, options);
  },
  fileURLToPath: internal.fileURLToPath,
  urlToHttpOptions: internal.urlToHttpOptions,
};
