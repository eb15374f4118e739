'use strict';

// node:repl loads; starting one is refused by name.

const { lazyObject } = internalBinding('util');
const unsupported = require('internal/unsupported');

module.exports = lazyObject(
  'start writer REPLServer REPL_MODE_SLOPPY REPL_MODE_STRICT Recoverable isValidSyntax builtinModules', (name) => {
    switch (name) {
      case 'REPL_MODE_SLOPPY': return Symbol('repl-sloppy');
      case 'REPL_MODE_STRICT': return Symbol('repl-strict');
      default: return unsupported(`repl.${name}`);
    }
  });
