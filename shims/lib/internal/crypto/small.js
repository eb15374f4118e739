'use strict';

// Small functions of crypto (lib/crypto.js at v20.20.2).

function getRandomValues(array) {
  return require('internal/crypto/webcrypto').crypto.getRandomValues(array);
}

function getFips() {
  return 0;
}

function setFips(val) {
  if (val) require('internal/unsupported')('crypto.setFips')();
}

function secureHeapUsed() {
  return { total: 0, used: 0, utilization: 0, min: 0 };
}

module.exports = { getFips, getRandomValues, secureHeapUsed, setFips };
