'use strict';

// assert.ifError (lib/assert.js at v20.20.2).

const AssertionError = require('internal/assert/assertion_error');

// Puts the frames of the error that ifError was given below those of the call of ifError.
function joinStacks(err, original) {
  if (typeof original !== 'string') return;
  const start = original.indexOf('\n    at');
  if (start === -1) return;
  const frames = original.slice(start + 1).split('\n');
  const own = err.stack.split('\n');
  const shared = frames.find((frame) => own.includes(frame));
  const kept = shared === undefined ? own : own.slice(0, own.indexOf(shared));
  err.stack = `${kept.join('\n')}\n${frames.join('\n')}`;
}

module.exports = function ifError(err, fn) {
  if (err === null || err === undefined) return;
  let text = 'ifError got unwanted exception: ';
  if (typeof err === 'object' && typeof err.message === 'string') {
    text += err.message.length === 0 && err.constructor ? err.constructor.name : err.message;
  } else {
    text += require('internal/util/inspect').inspect(err);
  }
  const failure = new AssertionError({ actual: err, expected: null, operator: 'ifError', message: text, stackStartFn: fn });
  joinStacks(failure, err.stack);
  throw failure;
};
