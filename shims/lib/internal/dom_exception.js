'use strict';

// DOMException (WebIDL 4.3). Node's lib/internal/per_context/domexception.js at v20.20.2.

// The names that have a code, in order of the code, which counts from 1.
const names = [
  'IndexSizeError', 'DOMStringSizeError', 'HierarchyRequestError', 'WrongDocumentError',
  'InvalidCharacterError', 'NoDataAllowedError', 'NoModificationAllowedError', 'NotFoundError',
  'NotSupportedError', 'InUseAttributeError', 'InvalidStateError', 'SyntaxError',
  'InvalidModificationError', 'NamespaceError', 'InvalidAccessError', 'ValidationError',
  'TypeMismatchError', 'SecurityError', 'NetworkError', 'AbortError', 'URLMismatchError',
  'QuotaExceededError', 'TimeoutError', 'InvalidNodeTypeError', 'DataCloneError',
];

// No longer errors of the Web: their constants stay, but an exception of that name has code 0.
const disused = ['DOMStringSizeError', 'NoDataAllowedError', 'ValidationError'];

function constants() {
  const odd = { InUseAttributeError: 'INUSE_ATTRIBUTE_ERR', DOMStringSizeError: 'DOMSTRING_SIZE_ERR',
                URLMismatchError: 'URL_MISMATCH_ERR' };
  const descriptors = {};
  names.forEach((name, i) => {
    const constant = odd[name] ??
      `${name.slice(0, -'Error'.length).replace(/\B[A-Z]/g, '_$&').toUpperCase()}_ERR`;
    descriptors[constant] = { enumerable: true, value: i + 1 };
  });
  return descriptors;
}

const internals = new WeakMap();

function internalsOf(exception) {
  const found = internals.get(exception);
  if (found !== undefined)
    return found;
  const err = new TypeError('Value of "this" must be of DOMException');
  Object.defineProperty(err, 'toString', {
    value() {
      return `${this.name} [ERR_INVALID_THIS]: ${this.message}`;
    },
    writable: true,
    configurable: true,
  });
  err.code = 'ERR_INVALID_THIS';
  throw err;
}

class DOMException {
  constructor(message = '', options = 'Error') {
    const isObject = options && typeof options === 'object';
    internals.set(this, { message: `${message}`, name: `${isObject ? options.name : options}` });
    Error.captureStackTrace(this);
    if (isObject && 'cause' in options) {
      Object.defineProperty(this, 'cause', {
        value: options.cause, configurable: true, writable: true, enumerable: false,
      });
    }
  }

  get name() {
    return internalsOf(this).name;
  }

  get message() {
    return internalsOf(this).message;
  }

  get code() {
    const { name } = internalsOf(this);
    return disused.includes(name) ? 0 : names.indexOf(name) + 1;
  }
}

Object.setPrototypeOf(DOMException.prototype, Error.prototype);
Object.defineProperties(DOMException.prototype, {
  [Symbol.toStringTag]: { configurable: true, value: 'DOMException' },
  name: { enumerable: true, configurable: true },
  message: { enumerable: true, configurable: true },
  code: { enumerable: true, configurable: true },
});
const codes = constants();
Object.defineProperties(DOMException, codes);
Object.defineProperties(DOMException.prototype, codes);

module.exports = { DOMException };
