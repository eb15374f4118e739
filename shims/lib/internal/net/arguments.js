'use strict';

// How connect and listen read their arguments (lib/net.js at v20.20.2).

const { normalizedArgsSymbol } = require('internal/net');

// What net.setDefaultAutoSelectFamily and its like change.
const defaults = { autoSelectFamily: true, attemptTimeout: 250 };

// The number that x stands for, if it is one that may be a port; else false.
function toNumber(x) {
  x = Number(x);
  return x >= 0 ? x : false;
}

function isPipeName(s) {
  return typeof s === 'string' && toNumber(s) === false;
}

// (options[, cb]), (path[, cb]) or ([port][, host][, cb]) as [options, cb or null].
function normalizeArgs(args) {
  const first = args[0];
  let options = {};
  if (typeof first === 'object' && first !== null) {
    options = first;
  } else if (args.length > 0 && isPipeName(first)) {
    options.path = first;
  } else if (args.length > 0) {
    options.port = first;
    if (args.length > 1 && typeof args[1] === 'string') options.host = args[1];
  }
  const last = args[args.length - 1];
  const normalized = [options, typeof last === 'function' ? last : null];
  normalized[normalizedArgsSymbol] = true;
  return normalized;
}

module.exports = { defaults, isPipeName, normalizeArgs, toNumber };
