'use strict';

// The arguments of child_process's functions (lib/child_process.js at v20.20.2).

const { codes } = require('internal/errors');
const { isInt32, validateBoolean, validateFunction, validateObject, validateString } = require('internal/validators');

function checkNull(arg, name) {
  if (typeof arg === 'string' && arg.includes('\u0000'))
    throw new codes.ERR_INVALID_ARG_VALUE(name, arg, 'must be a string without null bytes');
}

function checkTimeout(timeout) {
  if (timeout != null && !(Number.isInteger(timeout) && timeout >= 0))
    throw new codes.ERR_OUT_OF_RANGE('timeout', 'an unsigned integer', timeout);
}

function checkMaxBuffer(maxBuffer) {
  if (maxBuffer != null && !(typeof maxBuffer === 'number' && maxBuffer >= 0))
    throw new codes.ERR_OUT_OF_RANGE('options.maxBuffer', 'a positive number', maxBuffer);
}

function killSignalOf(killSignal) {
  if (typeof killSignal === 'string' || typeof killSignal === 'number')
    return require('internal/util').convertToValidSignal(killSignal);
  if (killSignal != null) throw new codes.ERR_INVALID_ARG_TYPE('options.killSignal', ['string', 'number'], killSignal);
  return undefined;
}

function execArgs(command, options, callback) {
  validateString(command, 'command');
  checkNull(command, 'command');
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  options = { __proto__: null, ...options };
  options.shell = typeof options.shell === 'string' ? options.shell : true;
  return { file: command, options, callback };
}

function execFileArgs(file, args, options, callback) {
  if (Array.isArray(args)) {
    args = args.slice();
  } else if (args != null && typeof args === 'object') {
    callback = options;
    options = args;
    args = null;
  } else if (typeof args === 'function') {
    callback = args;
    options = null;
    args = null;
  }
  args = args ?? [];
  if (typeof options === 'function') callback = options;
  else if (options != null) validateObject(options, 'options');
  options = options ?? {};
  if (callback != null) validateFunction(callback, 'callback');
  if (options.argv0 != null) {
    validateString(options.argv0, 'options.argv0');
    checkNull(options.argv0, 'options.argv0');
  }
  return { file, args, options, callback };
}

// A path as a string, a Buffer or a file: URL.
function pathOf(path, name) {
  path = require('internal/url').toPathIfFileURL(path);
  if (typeof path !== 'string' && !(path instanceof Uint8Array))
    throw new codes.ERR_INVALID_ARG_TYPE(name, ['string', 'Buffer', 'URL'], path);
  checkNull(`${path}`, name);
  return path;
}

function checkSpawnOptions(options) {
  if (options.detached != null) validateBoolean(options.detached, 'options.detached');
  for (const name of ['uid', 'gid']) {
    if (options[name] != null && !isInt32(options[name]))
      throw new codes.ERR_INVALID_ARG_TYPE(`options.${name}`, 'int32', options[name]);
  }
  if (options.shell != null && typeof options.shell !== 'boolean' && typeof options.shell !== 'string')
    throw new codes.ERR_INVALID_ARG_TYPE('options.shell', ['boolean', 'string'], options.shell);
  if (options.argv0 != null) {
    validateString(options.argv0, 'options.argv0');
    checkNull(options.argv0, 'options.argv0');
  }
  for (const name of ['windowsHide', 'windowsVerbatimArguments']) {
    if (options[name] != null) validateBoolean(options[name], `options.${name}`);
  }
}

function environment(options) {
  const env = options.env || process.env;
  const pairs = [];
  for (const key in env) {
    if (env[key] === undefined) continue;
    checkNull(key, `options.env['${key}']`);
    checkNull(env[key], `options.env['${key}']`);
    pairs.push(`${key}=${env[key]}`);
  }
  return pairs;
}

function spawnArgs(file, args, options) {
  validateString(file, 'file');
  checkNull(file, 'file');
  if (file.length === 0) throw new codes.ERR_INVALID_ARG_VALUE('file', file, 'cannot be empty');
  if (Array.isArray(args)) {
    args = args.slice();
  } else if (args == null) {
    args = [];
  } else if (typeof args !== 'object') {
    throw new codes.ERR_INVALID_ARG_TYPE('args', 'object', args);
  } else {
    options = args;
    args = [];
  }
  args.forEach((arg, i) => checkNull(arg, `args[${i}]`));
  if (options === undefined) options = {};
  else validateObject(options, 'options');
  options = { __proto__: null, ...options };
  let { cwd } = options;
  if (cwd != null) cwd = pathOf(cwd, 'options.cwd');
  checkSpawnOptions(options);
  if (options.shell) {
    checkNull(options.shell, 'options.shell');
    args = ['-c', [file, ...args].join(' ')];
    file = typeof options.shell === 'string' ? options.shell : '/bin/sh';
  }
  args.unshift(typeof options.argv0 === 'string' ? options.argv0 : file);
  return {
    __proto__: null,
    ...options,
    args,
    cwd,
    detached: !!options.detached,
    envPairs: environment(options),
    file,
    windowsHide: !!options.windowsHide,
    windowsVerbatimArguments: !!options.windowsVerbatimArguments,
  };
}

module.exports = { checkMaxBuffer, checkTimeout, execArgs, execFileArgs, killSignalOf, spawnArgs };
