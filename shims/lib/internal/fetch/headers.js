'use strict';

// The class Headers (lib/web/fetch/headers.js of undici 6.24.1).

const { byteString, expose, illegal, iterable, requireArguments } = require('internal/fetch/webidl');

const token = /^[!#$%&'*+\-.^_`|~A-Za-z0-9]+$/;
const badValue = /[\0\r\n]/;
const edges = /^[\t\n\r ]+|[\t\n\r ]+$/g;

// A list of headers: names in lower case to { name, value, cookies }.
class HeadersList {
  constructor(other) {
    this.map = new Map(other ? other.map : undefined);
    if (other) {
      for (const [key, entry] of this.map) this.map.set(key, { ...entry, cookies: entry.cookies?.slice() });
    }
  }

  append(name, value) {
    const key = name.toLowerCase();
    const entry = this.map.get(key);
    if (!entry) {
      this.map.set(key, { name, value, cookies: key === 'set-cookie' ? [value] : undefined });
      return;
    }
    entry.value = `${entry.value}${key === 'cookie' ? '; ' : ', '}${value}`;
    entry.cookies?.push(value);
  }

  set(name, value) {
    const key = name.toLowerCase();
    this.map.set(key, { name, value, cookies: key === 'set-cookie' ? [value] : undefined });
  }

  get(name) {
    return this.map.get(name.toLowerCase())?.value ?? null;
  }

  has(name) {
    return this.map.has(name.toLowerCase());
  }

  delete(name) {
    this.map.delete(name.toLowerCase());
  }

  // Names in lower case and values, sorted by name; each cookie by itself.
  sorted() {
    const pairs = [];
    for (const key of [...this.map.keys()].sort()) {
      const { value, cookies } = this.map.get(key);
      if (cookies) pairs.push(...cookies.map((cookie) => [key, cookie]));
      else pairs.push([key, value]);
    }
    return pairs;
  }

  // Names as they were given, and values, in the order in which they were given.
  entries() {
    const pairs = [];
    for (const { name, value, cookies } of this.map.values()) {
      if (cookies) pairs.push(...cookies.map((cookie) => [name, cookie]));
      else pairs.push([name, value]);
    }
    return pairs;
  }
}

function checkName(method, name) {
  if (!token.test(name)) throw new TypeError(`${method}: "${name}" is an invalid header name.`);
}

let make;
let listOf;

class Headers {
  #list;
  #guard = 'none';

  static {
    listOf = (headers) => {
      if (headers === null || typeof headers !== 'object' || !(#list in headers)) throw illegal();
      return headers.#list;
    };
    make = (list, guard) => {
      const headers = new Headers();
      headers.#list = list;
      headers.#guard = guard;
      return headers;
    };
  }

  constructor(init = undefined) {
    this.#list = new HeadersList();
    if (init !== undefined) fill(this, init);
  }

  #mayChange() {
    if (this.#guard === 'immutable') throw new TypeError('immutable');
  }

  append(name, value) {
    listOf(this);
    requireArguments('Headers.append', arguments.length, 2);
    name = byteString(name, 'Headers.append', 'name');
    value = byteString(value, 'Headers.append', 'value').replace(edges, '');
    checkName('Headers.append', name);
    if (badValue.test(value)) throw new TypeError(`Headers.append: "${value}" is an invalid header value.`);
    this.#mayChange();
    this.#list.append(name, value);
  }

  delete(name) {
    listOf(this);
    requireArguments('Headers.delete', arguments.length, 1);
    name = byteString(name, 'Headers.delete', 'name');
    checkName('Headers.delete', name);
    this.#mayChange();
    this.#list.delete(name);
  }

  get(name) {
    listOf(this);
    requireArguments('Headers.get', arguments.length, 1);
    name = byteString(name, 'Headers.get', 'name');
    checkName('Headers.get', name);
    return this.#list.get(name);
  }

  has(name) {
    listOf(this);
    requireArguments('Headers.has', arguments.length, 1);
    name = byteString(name, 'Headers.has', 'name');
    checkName('Headers.has', name);
    return this.#list.has(name);
  }

  set(name, value) {
    listOf(this);
    requireArguments('Headers.set', arguments.length, 2);
    name = byteString(name, 'Headers.set', 'name');
    value = byteString(value, 'Headers.set', 'value').replace(edges, '');
    checkName('Headers.set', name);
    if (badValue.test(value)) throw new TypeError(`Headers.set: "${value}" is an invalid header value.`);
    this.#mayChange();
    this.#list.set(name, value);
  }

  getSetCookie() {
    return [...(listOf(this).map.get('set-cookie')?.cookies ?? [])];
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    options.depth ??= depth;
    const all = {};
    for (const { name, value } of listOf(this).map.values()) all[name] = value;
    return `Headers ${require('internal/util/inspect').formatWithOptions(options, all)}`;
  }
}

function fill(headers, init) {
  if (init === null || typeof init !== 'object') {
    throw new TypeError('Headers constructor: Argument 1 could not be converted to one of: ' +
      'sequence<sequence<ByteString>>, record<ByteString, ByteString>.');
  }
  if (init instanceof Headers) { // names stay as they were given
    for (const [name, value] of listOf(init).entries()) headers.append(name, value);
    return;
  }
  if (typeof init[Symbol.iterator] !== 'function') {
    for (const key of Reflect.ownKeys(init)) {
      if (Object.getOwnPropertyDescriptor(init, key)?.enumerable) headers.append(key, init[key]);
    }
    return;
  }
  let i = 0;
  for (const pair of init) {
    if (pair === null || typeof pair !== 'object' || typeof pair[Symbol.iterator] !== 'function') {
      const shown = require('internal/util/inspect').inspect(pair);
      throw new TypeError(`Headers contructor: init[${i}] (${shown}) is not iterable.`);
    }
    const parts = [...pair].map((part, j) => byteString(part, 'Headers contructor', `init[${i}][${j}]`));
    if (parts.length !== 2) throw new TypeError(`Headers constructor: expected name/value pair to be length 2, found ${parts.length}.`);
    headers.append(parts[0], parts[1]);
    i++;
  }
}

expose(Headers, ['append', 'delete', 'get', 'has', 'set', 'getSetCookie']);
iterable(Headers, (headers) => listOf(headers).sorted());

module.exports = { Headers, HeadersList, listOf, make, token };
