// An uncaught AssertionError prints its generated message and its properties.
'use strict';
const assert = require('assert');
setImmediate(() => {
  assert.strictEqual([1, 2].length, 3);
});
