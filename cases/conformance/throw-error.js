// An uncaught error prints its place, the line, a caret, the stack and the version, and exits with 1.
'use strict';
function inner(value) {
  throw new Error('value is ' + value);
}
function outer() {
  inner(42);
}
console.log('before');
outer();
