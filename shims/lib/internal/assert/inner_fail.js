'use strict';

// Throws what a failed assertion throws: the message, if it is an error itself. Like each file
// here that throws, this one stands for one place in Node, which an uncaught error names.

module.exports = function innerFail(options) {
  if (options.message instanceof Error) throw options.message;
  const AssertionError = require('internal/assert/assertion_error');
  throw new AssertionError(options);
};
