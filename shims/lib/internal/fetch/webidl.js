'use strict';

// What the classes of fetch share: checks of arguments with undici's messages, and iterators
// (lib/web/fetch/webidl.js of undici 6.24.1, as node 20.20.2 has it).

function illegal() {
  const err = new TypeError('Illegal invocation');
  err.code = 'ERR_INVALID_THIS';
  return err;
}

function requireArguments(name, given, required) {
  if (given >= required) return;
  throw new TypeError(`${name}: ${required} argument${required === 1 ? '' : 's'} required, but${given ? ' only' : ''} ${given} found.`);
}

function domString(value, prefix, name) {
  if (typeof value === 'symbol') throw new TypeError(`${prefix}: ${name} is a symbol, which cannot be converted to a DOMString.`);
  return String(value);
}

// A string whose characters are bytes.
function byteString(value, prefix, name) {
  const text = domString(value, prefix, name);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 255) {
      throw new TypeError('Cannot convert argument to a ByteString because the character at ' +
        `index ${i} has a value of ${code} which is greater than 255.`);
    }
  }
  return text;
}

function oneOf(value, prefix, allowed) {
  const text = domString(value, prefix, 'Argument');
  if (!allowed.includes(text)) {
    throw new TypeError(`${prefix}: ${text} is not an accepted type. Expected one of ${allowed.join(', ')}.`);
  }
  return text;
}

function dictionary(value, prefix) {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' && typeof value !== 'function') {
    throw new TypeError(`${prefix}: Expected ${String(value)} to be one of: Null, Undefined, Object.`);
  }
  return value;
}

// Gives a class of pairs its iterators and forEach. list(object) is its pairs, now.
function iterable(Class, list) {
  const name = Class.name;
  const proto = Object.create(Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())));
  const states = new WeakMap();
  const next = function next() {
    const state = states.get(this);
    if (!state) throw new TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`);
    const pairs = list(state.of);
    if (state.at >= pairs.length) return { value: undefined, done: true };
    return { value: state.pick(pairs[state.at++]), done: false };
  };
  Object.defineProperty(proto, 'next', { value: next, writable: true, enumerable: true, configurable: true });
  Object.defineProperty(proto, Symbol.toStringTag, { value: `${name} Iterator`, configurable: true });
  const iterate = (object, pick) => {
    list(object); // checks what it is
    const iterator = Object.create(proto);
    states.set(iterator, { of: object, at: 0, pick });
    return iterator;
  };
  const methods = {
    keys() {
      return iterate(this, (pair) => pair[0]);
    },
    values() {
      return iterate(this, (pair) => pair[1]);
    },
    entries() {
      return iterate(this, (pair) => [pair[0], pair[1]]);
    },
    forEach(callback, thisArg = undefined) {
      list(this);
      requireArguments(`${name}.forEach`, arguments.length, 1);
      if (typeof callback !== 'function') {
        throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);
      }
      for (const [key, value] of iterate(this, (pair) => pair)) callback.call(thisArg, value, key, this);
    },
  };
  for (const key of Object.keys(methods)) {
    Object.defineProperty(Class.prototype, key, { value: methods[key], writable: true, enumerable: true, configurable: true });
  }
  Object.defineProperty(Class.prototype, Symbol.iterator, { value: methods.entries, writable: true, configurable: true });
}

// Makes what a class has visible, in that order, as WebIDL wants it, and tags it.
function expose(Class, names) {
  for (const name of names) {
    const property = Object.getOwnPropertyDescriptor(Class.prototype, name);
    if (!property) continue;
    delete Class.prototype[name];
    property.enumerable = true;
    Object.defineProperty(Class.prototype, name, property);
  }
  Object.defineProperty(Class.prototype, Symbol.toStringTag, { value: Class.name, configurable: true });
}

module.exports = { byteString, dictionary, domString, expose, illegal, iterable, oneOf, requireArguments };
