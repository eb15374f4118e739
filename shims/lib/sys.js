'use strict';

// The sys module: util under its oldest name.

process.emitWarning('sys is deprecated. Use util instead.', 'DeprecationWarning', 'DEP0025');

module.exports = require('util');
