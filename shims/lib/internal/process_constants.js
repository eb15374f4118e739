'use strict';

// process.binding('constants').

const { constants: os } = require('os');
const { constants: fs } = require('fs');

module.exports = {
  __proto__: null,
  os,
  fs,
  get crypto() { return require('crypto').constants; },
  get zlib() { return require('zlib').constants; },
  get trace() { return require('internal/unsupported')("process.binding('constants').trace")(); },
};
