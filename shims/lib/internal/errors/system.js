'use strict';

// Errors of system calls that JavaScript makes itself (lib/internal/errors.js at v20.20.2). Those
// of file operations come from the world, with the same shape.

const { kIsNodeError, hideFrames } = require('internal/errors');
const uv = require('internal/errors/uv');

// The name and the message that libuv has for errno.
function wordsOf(errno) {
  return uv.get(errno) ?? ['UNKNOWN', 'unknown error'];
}

// What the C++ function UVException throws: `ENOENT: no such file or directory, open 'x'`.
// context: errno, syscall, optional code, message, path, dest.
class UVException extends Error {
  constructor(context) {
    const [code, words] = wordsOf(context.errno);
    const path = context.path ? context.path.toString() : undefined;
    const dest = context.dest ? context.dest.toString() : undefined;
    super(`${code}: ${context.message || words}, ${context.syscall}${path ? ` '${path}'` : ''}${dest ? ` -> '${dest}'` : ''}`);
    for (const key of Object.keys(context)) {
      if (key !== 'message' && key !== 'path' && key !== 'dest') this[key] = context[key];
    }
    this.code = code;
    if (path) this.path = path;
    if (dest) this.dest = dest;
  }
}

// As UVException, made by a function, with the caller on top of the stack.
function uvException(context) {
  return hideFrames(new UVException(context), uvException);
}

function endpoint(address, port) {
  if (port && port > 0) return ` ${address}:${port}`;
  return address ? ` ${address}` : '';
}

function noteEndpoint(err, errno, code, syscall, address, port) {
  err.errno = errno;
  err.code = code;
  err.syscall = syscall;
  err.address = address;
  if (port) err.port = port;
}

class UVExceptionWithHostPort extends Error {
  constructor(errno, syscall, address, port) {
    const [code, words] = wordsOf(errno);
    super(`${syscall} ${code}: ${words}${endpoint(address, port)}`);
    this.code = code;
    noteEndpoint(this, errno, code, syscall, address, port);
  }
}

// The checks of the public util.getSystemErrorName.
function checkedName(errno) {
  return require('util').getSystemErrorName(errno);
}

class ErrnoException extends Error {
  constructor(errno, syscall, original) {
    const code = checkedName(errno);
    super(`${syscall} ${code}${original ? ` ${original}` : ''}`);
    this.errno = errno;
    this.code = code;
    this.syscall = syscall;
  }
}

class ExceptionWithHostPort extends Error {
  constructor(errno, syscall, address, port, additional) {
    const code = checkedName(errno);
    super(`${syscall} ${code}${endpoint(address, port)}${additional ? ` - Local (${additional})` : ''}`);
    noteEndpoint(this, errno, code, syscall, address, port);
  }
}

// libuv's numbers for "no such host", which Node calls ENOTFOUND.
const EAI_NODATA = -3007;
const EAI_NONAME = -3008;

class DNSException extends Error {
  constructor(code, syscall, hostname) {
    const errno = typeof code === 'number' ? code : undefined;
    let name = code;
    if (errno !== undefined) {
      name = errno === EAI_NODATA || errno === EAI_NONAME ? 'ENOTFOUND' : uv.nameOf(errno);
    }
    super(`${syscall} ${name}${hostname ? ` ${hostname}` : ''}`);
    this.errno = errno;
    this.code = name;
    this.syscall = syscall;
    if (hostname) this.hostname = hostname;
  }
}

class ConnResetException extends Error {
  constructor(message) {
    super(message);
    this.code = 'ECONNRESET';
  }
}

// Their `constructor` reads as Error, so that inspect calls them Error.
for (const { prototype } of [
  UVException, UVExceptionWithHostPort, ErrnoException, ExceptionWithHostPort, DNSException, ConnResetException,
]) {
  Object.defineProperty(prototype, 'constructor', {
    get() {
      return Error;
    },
    configurable: true,
  });
}

class NodeAggregateError extends AggregateError {
  constructor(errors, message) {
    super(errors, message);
    this.code = errors[0]?.code;
  }

  get [kIsNodeError]() {
    return true;
  }

  get ['constructor']() {
    return AggregateError;
  }
}

// Defines key on err as a view of the same key of context.
function mirror(err, context, key) {
  Object.defineProperty(err, key, {
    get() {
      return context[key];
    },
    set(value) {
      context[key] = value;
    },
    enumerable: true,
    configurable: true,
  });
}

// As mirror, for a path: read as a string, kept as a Buffer.
function mirrorPath(err, context, key) {
  Object.defineProperty(err, key, {
    get() {
      return context[key] != null ? context[key].toString() : context[key];
    },
    set(value) {
      context[key] = value ? require('buffer').Buffer.from(value.toString()) : undefined;
    },
    enumerable: true,
    configurable: true,
  });
}

// An error with a code of its own, around the failure of a system call, which is in `info`.
// context: code, syscall, message, errno, optional path, dest.
class SystemError extends Error {
  constructor(key, prefix, context) {
    super();
    const path = context.path !== undefined ? ` ${context.path}` : '';
    const dest = context.dest !== undefined ? ` => ${context.dest}` : '';
    this.code = key;
    Object.defineProperties(this, {
      [kIsNodeError]: { value: true, enumerable: false, writable: false, configurable: true },
      name: { value: 'SystemError', enumerable: false, writable: true, configurable: true },
      message: {
        value: `${prefix}: ${context.syscall} returned ${context.code} (${context.message})${path}${dest}`,
        enumerable: false, writable: true, configurable: true,
      },
      info: { value: context, enumerable: true, configurable: true, writable: false },
    });
    mirror(this, context, 'errno');
    mirror(this, context, 'syscall');
    if (path !== '') mirrorPath(this, context, 'path');
    if (dest !== '') mirrorPath(this, context, 'dest');
  }

  toString() {
    return `${this.name} [${this.code}]: ${this.message}`;
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    return require('internal/util/inspect').inspect(this, { ...options, getters: true, customInspect: false });
  }
}

// The class behind codes[code], whose message starts with prefix.
function systemErrorClass(code, prefix) {
  return class NodeError extends SystemError {
    constructor(context) {
      super(code, prefix, context);
    }
  };
}

module.exports = {
  ConnResetException,
  DNSException,
  ErrnoException,
  ExceptionWithHostPort,
  NodeAggregateError,
  SystemError,
  systemErrorClass,
  UVException,
  uvException,
  UVExceptionWithHostPort,
};
