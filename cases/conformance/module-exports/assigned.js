'use strict';
module.exports = function double(n) { return n * 2; };
module.exports.extra = 1;
