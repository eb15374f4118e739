'use strict';

// The class under its old name.

module.exports = require('stream').Writable;
