'use strict';

// Returns a function that throws, as every function of Node's that loopcheck does not have.
// name is `module.function`, or `module`.
module.exports = function unsupported(name) {
  const refuse = function() {
    const err = new Error(`loopcheck does not support ${name}`);
    err.code = 'ERR_LOOPCHECK_UNSUPPORTED';
    internalBinding('errors').unsupported(err);
    throw err;
  };
  return Object.defineProperty(refuse, 'name', { value: name.slice(name.lastIndexOf('.') + 1) });
};
