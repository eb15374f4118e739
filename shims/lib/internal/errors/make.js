'use strict';

// The classes behind `codes`, made when the first error of a code is.

const { kIsNodeError } = require('internal/errors');

const bases = { Error, TypeError, RangeError, URIError };

// Puts args into a message with %s, %d, %j. The common case, strings only, needs no inspect.
function fill(message, args) {
  if (args.length === 0) return message;
  if (!args.every((a) => typeof a === 'string')) {
    return require('internal/util/inspect').format(message, ...args);
  }
  let next = 0;
  return message.replace(/%[sdj]/g, (spec) => (spec === '%s' ? args[next++] :
    require('internal/util/inspect').format(spec, args[next++])));
}

// Errors look like their base class; only the code, the stack and toString tell.
function makeClass(Base, code) {
  return class NodeError extends Base {
    code = code;

    get ['constructor']() {
      return Base;
    }

    get [kIsNodeError]() {
      return true;
    }

    toString() {
      return `${this.name} [${code}]: ${this.message}`;
    }
  };
}

// Makes the factory of one code's errors: (arguments) => error. baseName is the class, where
// the code exists with several. The stack of an error starts at the caller of constructor.
module.exports = function makeFactory(code, baseName, constructor) {
  const [ownBase, message] = require('internal/errors/plain')(code) ?? require('internal/errors/composed')(code) ??
    require('internal/errors/crypto')(code) ?? [];
  if (ownBase === undefined) throw new Error(`loopcheck: no message for ${code}`);
  const isSystem = ownBase === 'SystemError';
  const Class = isSystem ? require('internal/errors/system').systemErrorClass(code, message) :
    makeClass(bases[baseName ?? ownBase], code);
  constructor.prototype = Class.prototype;
  const make = (args) => Reflect.construct(Class, args, constructor);
  if (isSystem) return make;
  if (typeof message === 'string') return (args) => make([fill(message, args)]);
  return (args) => {
    const err = make([]);
    Object.defineProperty(err, 'message', {
      value: message.apply(err, args), enumerable: false, writable: true, configurable: true,
    });
    return err;
  };
};
