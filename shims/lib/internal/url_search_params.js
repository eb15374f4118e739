'use strict';

// URLSearchParams (URL Standard, 6.2). Node's lib/internal/url.js at v20.20.2.

const kInspect = Symbol.for('nodejs.util.inspect.custom');

// An error of Node's; its stack begins where fault was called.
function fault(code, ...args) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes[code](...args), fault);
}

// A string with U+FFFD for lone surrogates.
function wellFormed(value) {
  const text = `${value}`;
  if (!/[\ud800-\udfff]/.test(text))
    return text;
  const binding = internalBinding('buffer');
  return binding.slice(new Uint8Array(binding.encode(text, 'utf8')), 'utf8', 0);
}

// A query as [name, value, name, value, ...].
function parseParams(query) {
  const list = [];
  for (const field of (query[0] === '?' ? query.slice(1) : query).split('&')) {
    if (field === '')
      continue;
    const at = field.indexOf('=');
    list.push(decode(at === -1 ? field : field.slice(0, at)), at === -1 ? '' : decode(field.slice(at + 1)));
  }
  return list;
}

function decode(text) {
  if (text.includes('+'))
    text = text.replace(/\+/g, ' ');
  return /%[0-9A-Fa-f]{2}/.test(text) ? require('querystring').unescape(text) : text;
}

function encode(text) {
  if (/^[A-Za-z0-9*\-._]*$/.test(text))
    return text;
  return require('internal/percent_encode').encodeExcept(text, /[A-Za-z0-9*\-._ ]/).replace(/ /g, '+');
}

let setList;
let setOwner;
let getList;

class URLSearchParams {
  #list = [];
  #changed; // tells the URL that these are the params of

  static {
    setList = (params, list) => {
      params.#list = list;
    };
    setOwner = (params, changed) => {
      params.#changed = changed;
    };
    getList = (params, name) => {
      if (typeof params !== 'object' || params === null || !(#list in params))
        throw fault('ERR_INVALID_THIS', name);
      return params.#list;
    };
  }

  constructor(init = undefined) {
    if (init === undefined || init === null)
      return;
    if (typeof init !== 'object' && typeof init !== 'function') {
      this.#list = parseParams(wellFormed(init));
      return;
    }
    const method = init[Symbol.iterator];
    if (method === this[Symbol.iterator] && #list in init)
      this.#list = init.#list.slice();
    else if (method !== undefined && method !== null)
      this.#addPairs(init, method);
    else
      this.#addRecord(init);
  }

  #addPairs(init, method) {
    if (typeof method !== 'function')
      throw fault('ERR_ARG_NOT_ITERABLE', 'Query pairs');
    for (const pair of init) {
      if (pair === undefined || pair === null ||
          (typeof pair !== 'object' && typeof pair !== 'function') || typeof pair[Symbol.iterator] !== 'function')
        throw fault('ERR_INVALID_TUPLE', 'Each query pair', '[name, value]');
      const items = Array.isArray(pair) ? pair : [...pair];
      if (items.length !== 2)
        throw fault('ERR_INVALID_TUPLE', 'Each query pair', '[name, value]');
      this.#list.push(wellFormed(items[0]), wellFormed(items[1]));
    }
  }

  #addRecord(init) {
    const places = new Map();
    for (const key of Reflect.ownKeys(init)) {
      if (!Reflect.getOwnPropertyDescriptor(init, key)?.enumerable)
        continue;
      if (typeof key === 'symbol')
        throw new TypeError('Cannot convert a Symbol value to a string');
      const name = wellFormed(key);
      const value = wellFormed(init[key]);
      const place = places.get(name);
      if (place === undefined)
        places.set(name, this.#list.push(name, value) - 1);
      else
        this.#list[place] = value;
    }
  }

  get size() {
    return getList(this, 'URLSearchParams').length / 2;
  }

  append(name, value) {
    const list = getList(this, 'URLSearchParams');
    if (arguments.length < 2)
      throw fault('ERR_MISSING_ARGS', 'name', 'value');
    list.push(wellFormed(name), wellFormed(value));
    this.#changed?.();
  }

  delete(name, value = undefined) {
    const list = getList(this, 'URLSearchParams');
    if (arguments.length < 1)
      throw fault('ERR_MISSING_ARGS', 'name');
    name = wellFormed(name);
    if (value !== undefined)
      value = wellFormed(value);
    for (let i = list.length - 2; i >= 0; i -= 2) {
      if (list[i] === name && (value === undefined || list[i + 1] === value))
        list.splice(i, 2);
    }
    this.#changed?.();
  }

  get(name) {
    const list = getList(this, 'URLSearchParams');
    if (arguments.length < 1)
      throw fault('ERR_MISSING_ARGS', 'name');
    name = wellFormed(name);
    for (let i = 0; i < list.length; i += 2) {
      if (list[i] === name)
        return list[i + 1];
    }
    return null;
  }

  getAll(name) {
    const list = getList(this, 'URLSearchParams');
    if (arguments.length < 1)
      throw fault('ERR_MISSING_ARGS', 'name');
    name = wellFormed(name);
    return list.filter((_, i) => i % 2 === 1 && list[i - 1] === name);
  }

  has(name, value = undefined) {
    const list = getList(this, 'URLSearchParams');
    if (arguments.length < 1)
      throw fault('ERR_MISSING_ARGS', 'name');
    name = wellFormed(name);
    if (value !== undefined)
      value = wellFormed(value);
    return list.some((item, i) => i % 2 === 0 && item === name && (value === undefined || list[i + 1] === value));
  }

  set(name, value) {
    const list = getList(this, 'URLSearchParams');
    if (arguments.length < 2)
      throw fault('ERR_MISSING_ARGS', 'name', 'value');
    name = wellFormed(name);
    value = wellFormed(value);
    let first = -1;
    for (let i = list.length - 2; i >= 0; i -= 2) {
      if (list[i] !== name)
        continue;
      if (first !== -1)
        list.splice(first, 2);
      first = i;
    }
    if (first === -1)
      list.push(name, value);
    else
      list[first + 1] = value;
    this.#changed?.();
  }

  sort() {
    const list = getList(this, 'URLSearchParams');
    const pairs = [];
    for (let i = 0; i < list.length; i += 2)
      pairs.push([list[i], list[i + 1]]);
    pairs.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
    list.splice(0, list.length, ...pairs.flat());
    this.#changed?.();
  }

  entries() {
    getList(this, 'URLSearchParams');
    return new URLSearchParamsIterator(this, 'key+value');
  }

  forEach(callback, thisArg = undefined) {
    getList(this, 'URLSearchParams');
    require('internal/validators').validateFunction(callback, 'callback');
    for (let i = 0; i < this.#list.length; i += 2)
      callback.call(thisArg, this.#list[i + 1], this.#list[i], this);
  }

  keys() {
    getList(this, 'URLSearchParams');
    return new URLSearchParamsIterator(this, 'key');
  }

  values() {
    getList(this, 'URLSearchParams');
    return new URLSearchParamsIterator(this, 'value');
  }

  toString() {
    const list = getList(this, 'URLSearchParams');
    let text = '';
    for (let i = 0; i < list.length; i += 2)
      text += `${i > 0 ? '&' : ''}${encode(list[i])}=${encode(list[i + 1])}`;
    return text;
  }

  [kInspect](depth, ctx) {
    const list = getList(this, 'URLSearchParams');
    if (typeof depth === 'number' && depth < 0)
      return ctx.stylize('[Object]', 'special');
    const { inspect } = require('internal/util/inspect');
    const inner = { ...ctx };
    if (depth !== null)
      inner.depth = depth - 1;
    const shown = [];
    for (let i = 0; i < list.length; i += 2)
      shown.push(`${inspect(list[i], inner)} => ${inspect(list[i + 1], inner)}`);
    const { name } = this.constructor;
    if (shown.length === 0)
      return `${name} {}`;
    const width = shown.reduce((sum, s) => sum + s.replace(/\u001b\[\d\d?m/g, '').length + 2, -2);
    return width > ctx.breakLength ? `${name} {\n  ${shown.join(',\n  ')} }` : `${name} { ${shown.join(', ')} }`;
  }
}

class URLSearchParamsIterator {
  #target;
  #kind;
  #index = 0;

  constructor(target, kind) {
    this.#target = target;
    this.#kind = kind;
  }

  #item(list, i) {
    switch (this.#kind) {
      case 'key':
        return list[i];
      case 'value':
        return list[i + 1];
    }
    return [list[i], list[i + 1]];
  }

  next() {
    if (typeof this !== 'object' || this === null || !(#target in this))
      throw fault('ERR_INVALID_THIS', 'URLSearchParamsIterator');
    const list = getList(this.#target);
    const i = this.#index;
    if (i >= list.length)
      return { value: undefined, done: true };
    this.#index = i + 2;
    return { value: this.#item(list, i), done: false };
  }

  [kInspect](depth, ctx) {
    if (typeof this !== 'object' || this === null || !(#target in this))
      throw fault('ERR_INVALID_THIS', 'URLSearchParamsIterator');
    if (typeof depth === 'number' && depth < 0)
      return ctx.stylize('[Object]', 'special');
    const { inspect } = require('internal/util/inspect');
    const inner = { ...ctx };
    if (depth !== null)
      inner.depth = depth - 1;
    const list = getList(this.#target);
    const items = [];
    for (let i = this.#index; i < list.length; i += 2)
      items.push(this.#item(list, i));
    const broken = inspect(items, inner).includes('\n');
    const shown = items.map((item) => inspect(item, inner));
    const text = broken ? `\n  ${shown.join(',\n  ')}` : ` ${shown.join(', ')}`;
    return `${this[Symbol.toStringTag]} {${text} }`;
  }
}

delete URLSearchParamsIterator.prototype.constructor;
Object.setPrototypeOf(URLSearchParamsIterator.prototype,
                      Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())));
Object.defineProperties(URLSearchParamsIterator.prototype, {
  [Symbol.toStringTag]: { configurable: true, value: 'URLSearchParams Iterator' },
  next: { enumerable: true },
});

for (const name of ['append', 'delete', 'get', 'getAll', 'has', 'set', 'size', 'sort', 'entries', 'forEach', 'keys',
                    'values', 'toString'])
  Object.defineProperty(URLSearchParams.prototype, name, { enumerable: true });
Object.defineProperties(URLSearchParams.prototype, {
  [Symbol.toStringTag]: { configurable: true, value: 'URLSearchParams' },
  [Symbol.iterator]: { configurable: true, writable: true, value: URLSearchParams.prototype.entries },
});

module.exports = { URLSearchParams, parseParams, setList, setOwner, wellFormed };
