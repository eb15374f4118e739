'use strict';

// assert.ok (lib/internal/assert/utils.js at v20.20.2). Its message quotes the failed call from
// the program's source.

const AssertionError = require('internal/assert/assertion_error');

// The text of a call by its place, so that a loop of failures reads it once.
const found = new Map();

// Where fn was called: the first frame below it.
function callerOf(fn) {
  const holder = {};
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 1;
  Error.captureStackTrace(holder, fn);
  Error.stackTraceLimit = limit;
  const place = /\(?([^()\n]+):(\d+):(\d+)\)?$/.exec(String(holder.stack));
  if (place === null) return undefined;
  const file = place[1].trim().replace(/^(?:at )?(?:async )?/, '');
  return { file, line: Number(place[2]), column: Number(place[3]) };
}

const escapes = { '\b': '\\b', '\f': '\\f' };

// Control characters but tab and line feed, as JSON escapes them.
function withoutControls(text) {
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, (c) =>
    escapes[c] ?? `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// Takes the indentation of the call, column characters, off the lines after the first.
function unindent(text, column) {
  const [first, ...rest] = text.split('\n');
  const lines = rest.map((line) => {
    let at = 0;
    while (at < column && (line[at] === ' ' || line[at] === '\t')) at++;
    return `\n  ${line.slice(at)}`;
  });
  return first + lines.join('');
}

// The message that quotes the call of fn; undefined if its source cannot be read.
function quoteOf(fn) {
  const caller = callerOf(fn);
  if (caller === undefined || caller.file.startsWith('node:')) return undefined;
  const key = `${caller.file}:${caller.line}:${caller.column}`;
  if (!found.has(key)) {
    const call = internalBinding('assert').callAt(caller.file, caller.line, caller.column);
    found.set(key, call && `The expression evaluated to a falsy value:\n\n  ${
      unindent(withoutControls(call.text), call.column)}\n`);
  }
  return found.get(key);
}

// Fails unless value is truthy. count is how many arguments fn, the public function, was given.
function innerOk(fn, count, value, message) {
  if (value) return;
  let text = message;
  let generated = true;
  if (count === 0) {
    text = 'No value argument passed to `assert.ok()`';
  } else if (message == null) {
    text = quoteOf(fn);
  } else {
    if (require('internal/util').isError(message)) throw message;
    generated = false;
  }
  const err = new AssertionError({ actual: value, expected: true, message: text, operator: '==', stackStartFn: fn });
  err.generatedMessage = generated;
  throw err;
}

module.exports = { innerOk };
