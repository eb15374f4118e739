// A match is an array with index, input and groups, in this order; source escapes a slash.
'use strict';
console.log(/(a)|(b)/.exec('b'), new RegExp('/', 'g').source);
