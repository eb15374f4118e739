'use strict';

// assert.match and assert.doesNotMatch (lib/assert.js at v20.20.2).

const { codes } = require('internal/errors');
const AssertionError = require('internal/assert/assertion_error');

// fn is the public function; wanted says whether the pattern should match.
module.exports = function checkMatch(string, regexp, message, fn, wanted) {
  if (internalBinding('util').kind(regexp) !== 'RegExp') throw new codes.ERR_INVALID_ARG_TYPE('regexp', 'RegExp', regexp);
  const isText = typeof string === 'string';
  if (isText && (RegExp.prototype.exec.call(regexp, string) !== null) === wanted) return;
  if (message instanceof Error) throw message;
  const { inspect } = require('internal/util/inspect');
  let text = message;
  if (!message) {
    text = isText ? `The input ${wanted ? 'did not match' : 'was expected to not match'} the regular expression ${
      inspect(regexp)}. Input:\n\n${inspect(string)}\n` :
      `The "string" argument must be of type string. Received type ${typeof string} (${inspect(string)})`;
  }
  const err = new AssertionError({ actual: string, expected: regexp, message: text, operator: fn.name, stackStartFn: fn });
  err.generatedMessage = !message;
  throw err;
};
