'use strict';

// Looks at one invariant of require('loopcheck').invariant: it throws, or returns false, when it is broken.
function check(f) {
  const result = f();
  if (result === false) {
    const err = new Error(f.name ? `the invariant ${f.name} does not hold` : `the invariant does not hold: ${f}`);
    err.stack = `${err}`; // it is no place in the program that is wrong
    throw err;
  }
  if (typeof result?.then === 'function') {
    throw new TypeError('an invariant is looked at between two turns: it cannot be asynchronous');
  }
}

module.exports = { check };
