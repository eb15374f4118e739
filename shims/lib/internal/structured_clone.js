'use strict';

// structuredClone (HTML Standard, 2.7), with what V8 11.3 and Node 20.20.2 make of errors, of the messages,
// and of objects from their own modules (plain ones).

const { kind } = internalBinding('util');
const buffers = internalBinding('buffer');

// Thrown while cloning; structuredClone itself makes the DOMException, so that no frame of ours is in it.
class Refusal {
  constructor(message) {
    this.message = message;
  }
}

// How V8 names a value that it cannot clone.
function describe(value) {
  if (typeof value !== 'object')
    return String(value);
  if (kind(value) === 'Proxy')
    return '#<Object>';
  const { constructor } = value;
  if (kind(value) !== 'Symbol' && typeof constructor === 'function' && constructor.name)
    return `#<${constructor.name}>`;
  return Object.prototype.toString.call(value);
}

function refuse(value) {
  return new Refusal(`${describe(value)} could not be cloned.`);
}

// seen maps what has been met to its clone.
function clone(value, seen) {
  if (typeof value === 'symbol' || typeof value === 'function')
    throw refuse(value);
  if (typeof value !== 'object' || value === null)
    return value;
  const known = seen.get(value);
  return known === undefined ? cloneObject(value, seen) : known;
}

function cloneObject(value, seen) {
  if (seen.isPort?.(value)) {
    throw failWith('ERR_MISSING_TRANSFERABLE_IN_TRANSFER_LIST',
      'Object that needs transfer was found in message but not listed in transferList');
  }
  const made = (copy) => {
    seen.set(value, copy);
    return copy;
  };
  const what = kind(value);
  switch (what) {
    case 'Object':
      return cloneMembers(value, made({}), seen);
    case 'Array':
      return cloneMembers(value, made(new Array(value.length)), seen);
    case 'Number': case 'String': case 'Boolean': case 'BigInt':
      return made(Object(value.valueOf()));
    case 'Date':
      return made(new Date(Date.prototype.getTime.call(value)));
    case 'RegExp':
      return made(new RegExp(value.source, value.flags));
    case 'Map':
      return cloneMap(value, made(new Map()), seen);
    case 'Set':
      return cloneSet(value, made(new Set()), seen);
    case 'Error':
      return cloneErrorObject(value, made, seen);
    case 'ArrayBuffer':
      if (buffers.isDetached(value))
        throw new Refusal('An ArrayBuffer is detached and could not be cloned.');
      return made(value.slice(0));
    case 'DataView':
      return made(new DataView(clone(value.buffer, seen), value.byteOffset, value.byteLength));
  }
  if (ArrayBuffer.isView(value)) {
    const buffer = clone(value.buffer, seen);
    return made(new globalThis[what](buffer, value.byteOffset, value.length));
  }
  // An iterator of an array, a Map or a Set says that it is an object too, but is none to V8.
  throw refuse(value);
}

function cloneMembers(from, to, seen) {
  for (const key of Object.keys(from)) {
    if (!Object.prototype.hasOwnProperty.call(from, key))
      continue; // a getter took it away
    const value = clone(from[key], seen);
    if (key === '__proto__')
      Object.defineProperty(to, key, { value, writable: true, enumerable: true, configurable: true });
    else
      to[key] = value;
  }
  return to;
}

function cloneMap(from, to, seen) {
  for (const [key, value] of Array.from(Map.prototype.entries.call(from)))
    to.set(clone(key, seen), clone(value, seen));
  return to;
}

function cloneSet(from, to, seen) {
  for (const value of Array.from(Set.prototype.values.call(from)))
    to.add(clone(value, seen));
  return to;
}

const errorNames = ['EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];

function cloneErrorObject(from, made, seen) {
  const name = String(from.name);
  const to = made(new globalThis[errorNames.includes(name) ? name : 'Error']());
  const hidden = (key, value) => {
    Object.defineProperty(to, key, { value, writable: true, enumerable: false, configurable: true });
  };
  const { stack } = from;
  hidden('stack', typeof stack === 'string' ? stack : undefined);
  const message = Object.getOwnPropertyDescriptor(from, 'message');
  if (message !== undefined && 'value' in message)
    hidden('message', String(message.value));
  if (Object.prototype.hasOwnProperty.call(from, 'cause'))
    hidden('cause', clone(from.cause, seen));
  return to;
}

function failWith(code, message) {
  return Object.assign(new TypeError(message), { code });
}

function transfers(options) {
  if (options === undefined || options === null)
    return [];
  if (typeof options !== 'object')
    throw failWith('ERR_INVALID_ARG_TYPE', 'The options argument must be either an object or undefined');
  const { transfer } = options;
  if (transfer === undefined || transfer === null)
    return [];
  if (typeof transfer !== 'object' || typeof transfer[Symbol.iterator] !== 'function')
    throw failWith('ERR_INVALID_ARG_TYPE', 'Optional transferList argument must be an iterable');
  return [...transfer];
}

// ports, if given, says which values are message ports, whether one can be moved, and moves it.
function cloneAndMove(value, moved, ports) {
  const seen = new Map();
  if (ports)
    seen.isPort = ports.isPort;
  for (const item of moved) {
    const port = ports?.isPort(item);
    if (!port && !(item instanceof ArrayBuffer))
      throw failWith('ERR_INVALID_TRANSFER_OBJECT', 'Found invalid object in transferList');
    if (seen.has(item))
      throw new Refusal(`Transfer list contains duplicate ${port ? 'MessagePort' : 'ArrayBuffer'}`);
    if (port && !ports.isOpen(item))
      throw new Refusal('MessagePort in transfer list is already detached');
    seen.set(item, port ? new Moved() : item.slice(0));
  }
  const result = clone(value, seen);
  for (const item of moved) {
    if (ports?.isPort(item))
      seen.get(item).becomes = ports.move(item);
    else
      buffers.detach(item);
  }
  return ports ? settle(result, new Set()) : result;
}

// A port that is going to be moved once all that can fail has been done.
class Moved {}

// Puts the ports where they are going to be.
function settle(value, done) {
  if (value instanceof Moved)
    return value.becomes;
  if (typeof value !== 'object' || value === null || done.has(value))
    return value;
  done.add(value);
  if (value instanceof Map) {
    const entries = [...value];
    value.clear();
    for (const [k, v] of entries) value.set(settle(k, done), settle(v, done));
  } else if (value instanceof Set) {
    const members = [...value];
    value.clear();
    for (const v of members) value.add(settle(v, done));
  } else if (!ArrayBuffer.isView(value)) {
    for (const key of Object.keys(value)) {
      const member = value[key];
      if (typeof member === 'object' && member !== null)
        value[key] = settle(member, done);
    }
  }
  return value;
}

function DataCloneError(message) {
  const { DOMException } = require('internal/dom_exception');
  return new DOMException(message, 'DataCloneError');
}

// What a message of a port becomes on its way.
function cloneMessage(value, moved, ports) {
  try {
    return cloneAndMove(value, moved, ports);
  } catch (err) {
    throw err instanceof Refusal ? DataCloneError(err.message) : err;
  }
}

function structuredClone(...args) {
  if (args.length === 0)
    throw failWith('ERR_MISSING_ARGS', 'The value argument must be specified');
  const moved = transfers(args[1]);
  try {
    return cloneAndMove(args[0], moved);
  } catch (err) {
    if (!(err instanceof Refusal))
      throw err;
    const { DOMException } = require('internal/dom_exception');
    throw new DOMException(err.message, 'DataCloneError');
  }
}

module.exports = { cloneMessage, DataCloneError, structuredClone };
