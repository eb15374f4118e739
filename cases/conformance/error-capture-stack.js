// Error.captureStackTrace hides the frames above a function; Error.stackTraceLimit bounds their number.
'use strict';
const path = require('path');
function hidden() {
  const o = {};
  Error.captureStackTrace(o, hidden);
  return o.stack.split('\n')[1].replace(path.dirname(__filename) + '/', '');
}
function caller() { return hidden(); }
console.log(caller());
Error.stackTraceLimit = 1;
console.log(new Error('short').stack.split('\n').length);
Error.stackTraceLimit = 0;
console.log(new Error('none').stack);
Error.stackTraceLimit = 10;
console.log(typeof Error.captureStackTrace, Object.prototype.hasOwnProperty.call(new Error('x'), 'stack'));
