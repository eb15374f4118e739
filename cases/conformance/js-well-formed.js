// String.prototype.isWellFormed and toWellFormed.
'use strict';
console.log('x'.isWellFormed(), '\ud800'.isWellFormed(), '\ud800'.toWellFormed() === '\ufffd');
