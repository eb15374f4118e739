'use strict';

// assert.fail (lib/assert.js at v20.20.2).

const AssertionError = require('internal/assert/assertion_error');

let warned = false;

function warnOfOperands() {
  if (warned) return;
  warned = true;
  process.emitWarning(
    'assert.fail() with more than one argument is deprecated. Please use assert.strictEqual() instead or only pass a message.',
    'DeprecationWarning',
    'DEP0094',
  );
}

// count is how many arguments the program gave: one is the message, more are operands.
module.exports = function fail(count, actual, expected, message, operator, stackStartFn) {
  const isBare = actual == null && count <= 1;
  const hasOperands = !isBare && count !== 1;
  if (hasOperands) warnOfOperands();
  let text = isBare ? 'Failed' : message;
  if (!isBare && !hasOperands) text = actual;
  if (text instanceof Error) throw text;
  const err = new AssertionError({
    actual: !isBare && !hasOperands ? undefined : actual,
    expected,
    operator: count === 2 ? '!=' : (operator ?? 'fail'),
    stackStartFn,
    message: text,
  });
  if (isBare) err.generatedMessage = true;
  throw err;
};
