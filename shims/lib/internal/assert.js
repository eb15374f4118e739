'use strict';

// Checks of what Node's own code takes for granted (lib/internal/assert.js at v20.20.2).

function fail(message) {
  throw new (require('internal/errors').codes.ERR_INTERNAL_ASSERTION)(message);
}

function assert(value, message) {
  if (!value) fail(message);
}

assert.fail = fail;

module.exports = assert;
