// A CommonJS module is a function body: it may return at top level, and its `this` is module.exports.
'use strict';
console.log('before', this === exports, typeof arguments, new.target);
setTimeout(() => console.log('timers set before the return fire'), 1);
if (true) return; // eslint-disable-line no-constant-condition
console.log('never');
