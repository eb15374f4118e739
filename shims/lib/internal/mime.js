'use strict';

// util.MIMEType and MIMEParams (lib/internal/mime.js at v20.20.2; the WHATWG MIME Sniffing Standard).

const { codes: { ERR_INVALID_MIME_SYNTAX } } = require('internal/errors');

const notToken = /[^!#$%&'*+\-.^_`|~A-Za-z0-9]/;
const notQuoted = /[^\t\u0020-~\u0080-\u00FF]/;
const leading = /^[\r\n\t ]*/;
const trailing = /[\r\n\t ]*$/;

const lower = (text) => text.replace(/[A-Z]/g, (c) => c.toLowerCase());

function checkToken(text, name, whole) {
  const at = text.search(notToken);
  if (text === '' || at !== -1) throw new ERR_INVALID_MIME_SYNTAX(name, whole, at);
  return lower(text);
}

// Reads `type/subtype` and says where the parameters begin.
function parse(text) {
  const from = leading.exec(text)[0].length;
  const slash = text.indexOf('/', from);
  const type = slash === -1 ? text.slice(from) : text.slice(from, slash);
  const at = type.search(notToken);
  if (type === '' || at !== -1 || slash === -1) throw new ERR_INVALID_MIME_SYNTAX('type', text, at);
  const end = text.indexOf(';', slash + 1);
  const raw = end === -1 ? text.slice(slash + 1) : text.slice(slash + 1, end);
  const subtype = checkToken(raw.replace(trailing, ''), 'subtype', text);
  return { type: lower(type), subtype, rest: slash + 1 + raw.length + (end === -1 ? 0 : 1) };
}

// Reads a quoted value behind its opening quote: what it says, and where it ends.
function quoted(text, from) {
  let value = '';
  for (let i = from; i < text.length; i++) {
    if (text[i] === '"') return { value, next: i + 1 };
    if (text[i] === '\\' && i + 1 < text.length) i++;
    value += text[i];
  }
  return { value, next: text.length };
}

function parseParams(text, data) {
  const end = text.replace(trailing, '').length;
  for (let at = 0; at < end;) {
    at += leading.exec(text.slice(at))[0].length;
    const stop = at + text.slice(at).search(/[;=]|$/);
    const name = lower(text.slice(at, stop));
    at = stop;
    if (at < end && text[at++] === ';') continue;
    if (at >= end) break;
    let value;
    if (text[at] === '"') {
      ({ value, next: at } = quoted(text, at + 1));
      const semicolon = text.indexOf(';', at);
      at = semicolon === -1 ? end : semicolon;
    } else {
      const semicolon = text.indexOf(';', at);
      const valueEnd = semicolon === -1 ? text.length : semicolon;
      value = text.slice(at, valueEnd).replace(trailing, '');
      at = valueEnd;
      if (value === '') {
        at++;
        continue;
      }
    }
    if (name !== '' && !notToken.test(name) && !notQuoted.test(value) && !data.has(name)) data.set(name, value);
    at++;
  }
}

function encode(value) {
  if (value === '') return '""';
  return notToken.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : value;
}

class MIMEParams {
  #data = new Map();

  static read(text) {
    const params = new MIMEParams();
    parseParams(text, params.#data);
    return params;
  }

  delete(name) { this.#data.delete(name); }
  get(name) { return this.#data.has(name) ? this.#data.get(name) : null; }
  has(name) { return this.#data.has(name); }

  set(name, value) {
    name = `${name}`;
    value = `${value}`;
    const at = name.search(notToken);
    if (name === '' || at !== -1) throw new ERR_INVALID_MIME_SYNTAX('parameter name', name, at);
    const wrong = value.search(notQuoted);
    if (wrong !== -1) throw new ERR_INVALID_MIME_SYNTAX('parameter value', value, wrong);
    this.#data.set(name, value);
  }

  *entries() { yield* this.#data.entries(); }
  *keys() { yield* this.#data.keys(); }
  *values() { yield* this.#data.values(); }

  toString() {
    return [...this.#data].map(([name, value]) => `${name}=${encode(value)}`).join(';');
  }
}

const { read } = MIMEParams;
delete MIMEParams.read;
Object.defineProperty(MIMEParams.prototype, Symbol.iterator, {
  configurable: true, writable: true, value: MIMEParams.prototype.entries,
});
Object.defineProperty(MIMEParams.prototype, 'toJSON', {
  configurable: true, writable: true, value: MIMEParams.prototype.toString,
});

class MIMEType {
  #type;
  #subtype;
  #params;

  constructor(string) {
    string = `${string}`;
    const { type, subtype, rest } = parse(string);
    this.#type = type;
    this.#subtype = subtype;
    this.#params = read(string.slice(rest));
  }

  get type() { return this.#type; }

  set type(value) {
    value = `${value}`;
    this.#type = checkToken(value, 'type', value);
  }

  get subtype() { return this.#subtype; }

  set subtype(value) {
    value = `${value}`;
    this.#subtype = checkToken(value, 'subtype', value);
  }

  get essence() { return `${this.#type}/${this.#subtype}`; }
  get params() { return this.#params; }

  toString() {
    const params = this.#params.toString();
    return params === '' ? this.essence : `${this.essence};${params}`;
  }
}

Object.defineProperty(MIMEType.prototype, 'toJSON', {
  configurable: true, writable: true, value: MIMEType.prototype.toString,
});

module.exports = { MIMEParams, MIMEType };
