// An uncaught MODULE_NOT_FOUND error: what is printed and the exit code.
'use strict';
console.log('before');
require('./this-module-does-not-exist');
