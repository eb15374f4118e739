// Endless recursion throws a RangeError that JavaScript can catch.
'use strict';
let depth = 0;
function down() { depth++; down(); }
try {
  down();
} catch (err) {
  console.log(err instanceof RangeError, err.name, err.message, depth > 1000);
}
console.log('still running');
