// "When there are circular require() calls, a module might not have finished executing when it is returned."
'use strict';
console.log('main starting');
const a = require('./a');
const b = require('./b.js');
console.log('in main, a.done = %j, b.done = %j', a.done, b.done);
