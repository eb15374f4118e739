'use strict';

const { determineSpecificType, formatList, grouped, subject, wanted } = require('internal/errors/describe');

function inspect(value, options) {
  return require('internal/util/inspect').inspect(value, options);
}

function argumentOutOfRange(name, range, input, replaceDefaultBoolean = false) {
  let received;
  if (typeof input === 'bigint') {
    const limit = 2n ** 32n;
    received = `${input > limit || input < -limit ? grouped(String(input)) : input}n`;
  } else if (Number.isInteger(input) && Math.abs(input) > 2 ** 32) {
    received = grouped(String(input));
  } else {
    received = inspect(input);
  }
  const intro = replaceDefaultBoolean ? name : `The value of "${name}" is out of range.`;
  return `${intro} It must be ${range}. Received ${received}`;
}

function argumentValue(name, value, reason = 'is invalid') {
  let received = inspect(value);
  if (received.length > 128) received = `${received.slice(0, 128)}...`;
  return `The ${name.includes('.') ? 'property' : 'argument'} '${name}' ${reason}. Received ${received}`;
}

function missingArguments(...names) {
  const quoted = names.map((n) => (Array.isArray(n) ? n.map((a) => `"${a}"`).join(' or ') : `"${n}"`));
  return `The ${formatList(quoted)} argument${names.length > 1 ? 's' : ''} must be specified`;
}

function packageTarget(pkgPath, key, target, isImport = false, base = undefined) {
  const relative = typeof target === 'string' && !isImport && target.length > 0 && !target.startsWith('./');
  const from = base ? ` imported from ${base}` : '';
  const hint = relative ? '; targets must start with "./"' : '';
  const json = JSON.stringify(target);
  if (key === '.') {
    return `Invalid "exports" main target ${json} defined in the package config ${pkgPath}package.json${from}${hint}`;
  }
  return `Invalid "${isImport ? 'imports' : 'exports'}" target ${json} defined for '${key}' in the package config ` +
    `${pkgPath}package.json${from}${hint}`;
}

function requireOfESModule(filename, hasESMSyntax, parent = null, packageJSON = null) {
  const intro = `require() of ES Module ${filename}${parent ? ` from ${parent}` : ''} not supported.`;
  const advice = ' a dynamic import() which is available in all CommonJS modules.';
  if (!packageJSON) {
    return filename.endsWith('.mjs') ? `${intro}\nInstead change the require of ${filename} to${advice}` : intro;
  }
  const { basename } = require('path');
  const base = parent && basename(filename) === basename(parent) ? filename : basename(filename);
  if (hasESMSyntax) return `${intro}\nInstead change the require of ${base} in ${parent} to${advice}`;
  return `${intro}\n${base} is treated as an ES module file as it is a .js file whose nearest parent package.json ` +
    'contains "type": "module" which declares all .js files in that package scope as ES modules.' +
    `\nInstead either rename ${base} to end in .cjs, change the requiring code to use dynamic import() which is ` +
    'available in all CommonJS modules, or change "type": "module" to "type": "commonjs" in ' +
    `${packageJSON} to treat all .js files as CommonJS (using .mjs for all ES modules instead).\n`;
}

function testFailure(error, failureType) {
  let message = error?.message ?? error;
  if (typeof message !== 'string') message = require('internal/errors').inspectWithNoCustomRetry(message);
  this.failureType = failureType;
  this.cause = error;
  return message;
}

function workerPath(filename) {
  const advice = (scheme) => ` Wrap ${scheme} URLs with \`new URL\`.`;
  return "The worker script or module filename must be an absolute path or a relative path starting with './' or '../'." +
    `${filename.startsWith('file://') ? advice('file://') : ''}${
      filename.startsWith('data:text/javascript') ? advice('data:') : ''} Received "${filename}"`;
}

// Makes a message function that also notes its arguments on the error, by the names given.
function noting(names, message) {
  return function(...args) {
    for (let i = 0; i < names.length; i++) this[names[i]] = args[i];
    return message(...args);
  };
}

function urlNote(error, url) {
  Object.defineProperty(error, 'url', { value: url, enumerable: true, configurable: true, writable: true });
}

// The codes that name a value, an argument or a type.
function ofArguments(code) {
  switch (code) {
    case 'ERR_INVALID_ARG_TYPE':
      return ['TypeError', (name, expected, actual) =>
        `The ${subject(name)} must be ${wanted(expected)}. Received ${determineSpecificType(actual)}`];
    case 'ERR_INVALID_ARG_VALUE': return ['TypeError', argumentValue];
    case 'ERR_OUT_OF_RANGE': return ['RangeError', argumentOutOfRange];
    case 'ERR_MISSING_ARGS': return ['TypeError', missingArguments];
    case 'ERR_INVALID_CHAR':
      return ['TypeError', (name, field) =>
        `Invalid character in ${name}${field === undefined ? '' : ` ["${field}"]`}`];
    case 'ERR_INVALID_RETURN_VALUE':
      return ['TypeError', (input, name, value) =>
        `Expected ${input} to be returned from the "${name}" function but got ${determineSpecificType(value)}.`];
    case 'ERR_INVALID_RETURN_PROPERTY':
      return ['TypeError', (input, name, prop, value) => `Expected a valid ${input} to be returned for the "${prop}" ` +
        `from the "${name}" hook but got ${determineSpecificType(value)}.`];
    case 'ERR_INVALID_RETURN_PROPERTY_VALUE':
      return ['TypeError', (input, name, prop, value) => `Expected ${input} to be returned for the "${prop}" ` +
        `from the "${name}" hook but got ${determineSpecificType(value)}.`];
    case 'ERR_SOCKET_BAD_PORT':
      return ['RangeError', (name, port, allowZero = true) =>
        `${name} should be ${allowZero ? '>=' : '>'} 0 and < 65536. Received ${determineSpecificType(port)}.`];
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return ['TypeError', (option, positionals) => `Unknown option '${option}'${positionals ?
        ". To specify a positional argument starting with a '-', place it at the end of the command after '--', " +
        `as in '-- ${JSON.stringify(option)}` : ''}`];
    case 'ERR_BUFFER_OUT_OF_BOUNDS':
      return ['RangeError', (name) => (name ? `"${name}" is outside of buffer bounds` :
        'Attempt to access memory outside buffer bounds')];
    default: return undefined;
  }
}

// The codes of modules, packages and URLs.
function ofModules(code) {
  switch (code) {
    case 'ERR_INVALID_URL':
      return ['TypeError', function(input, base = null) {
        this.input = input;
        if (base != null) this.base = base;
        return 'Invalid URL';
      }];
    case 'ERR_INVALID_URL_SCHEME':
      return ['TypeError', (expected) => {
        const all = [].concat(expected);
        return `The URL must be ${all.length === 2 ? `one of scheme ${all[0]} or ${all[1]}` : `of scheme ${all[0]}`}`;
      }];
    case 'ERR_MODULE_NOT_FOUND':
      return ['Error', function(path, base, exactUrl) {
        if (exactUrl) urlNote(this, `${exactUrl}`);
        return `Cannot find ${exactUrl ? 'module' : 'package'} '${path}' imported from ${base}`;
      }];
    case 'ERR_UNSUPPORTED_DIR_IMPORT':
      return ['Error', function(path, base, exactUrl) {
        urlNote(this, exactUrl);
        return `Directory import '${path}' is not supported resolving ES modules imported from ${base}`;
      }];
    case 'ERR_INVALID_MODULE_SPECIFIER':
      return ['TypeError', (request, reason, base) =>
        `Invalid module "${request}" ${reason}${base ? ` imported from ${base}` : ''}`];
    case 'ERR_INVALID_PACKAGE_CONFIG':
      return ['Error', (path, base, message) =>
        `Invalid package config ${path}${base ? ` while importing ${base}` : ''}${message ? `. ${message}` : ''}`];
    case 'ERR_INVALID_PACKAGE_TARGET': return ['Error', packageTarget];
    case 'ERR_PACKAGE_IMPORT_NOT_DEFINED':
      return ['TypeError', (specifier, packagePath, base) => `Package import specifier "${specifier}" is not defined` +
        `${packagePath ? ` in package ${packagePath}package.json` : ''} imported from ${base}`];
    case 'ERR_PACKAGE_PATH_NOT_EXPORTED':
      return ['Error', (pkgPath, subpath, base) => {
        const from = base ? ` imported from ${base}` : '';
        if (subpath === '.') return `No "exports" main defined in ${pkgPath}package.json${from}`;
        return `Package subpath '${subpath}' is not defined by "exports" in ${pkgPath}package.json${from}`;
      }];
    case 'ERR_REQUIRE_ESM': return ['Error', requireOfESModule];
    case 'ERR_REQUIRE_ASYNC_MODULE':
      return ['Error', (filename, parent) => 'require() cannot be used on an ESM graph with top-level await. Use ' +
        'import() instead. To see where the top-level await comes from, use --experimental-print-required-tla.' +
        `${parent ? `\n  From ${parent} ` : ''}${filename ? `\n  Requiring ${filename} ` : ''}`];
    case 'ERR_UNSUPPORTED_ESM_URL_SCHEME':
      return ['Error', (url, supported) => `Only URLs with a scheme in: ${formatList(supported)} are supported by the ` +
        `default ESM loader. Received protocol '${url.protocol}'`];
    default: return undefined;
  }
}

// Everything else whose message is made.
function ofTheRest(code) {
  switch (code) {
    case 'ERR_ACCESS_DENIED':
      return ['Error', function(message, permission = '', resource = '') {
        this.permission = permission;
        this.resource = resource;
        return message;
      }];
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return ['TypeError', function(encoding, ret) {
        this.errno = ret;
        return `The encoded data was not valid for encoding ${encoding}`;
      }];
    case 'ERR_FALSY_VALUE_REJECTION':
      return ['Error', noting(['reason'], () => 'Promise was rejected with falsy value')];
    case 'ERR_INTERNAL_ASSERTION':
      return ['Error', (message) => `${message === undefined ? '' : `${message}\n`}This is caused by either a bug in ` +
        'Node.js or incorrect usage of Node.js internals.\nPlease open an issue with this stack trace at ' +
        'https://github.com/nodejs/node/issues\n'];
    case 'ERR_INVALID_ADDRESS_FAMILY':
      return ['RangeError', function(addressType, host, port) {
        this.host = host;
        this.port = port;
        return `Invalid address family: ${addressType} ${host}:${port}`;
      }];
    case 'ERR_INVALID_MIME_SYNTAX':
      return ['TypeError', (production, str, at) =>
        `The MIME syntax for a ${production} in "${str}" is invalid${at !== -1 ? ` at ${at}` : ''}`];
    case 'ERR_TEST_FAILURE': return ['Error', testFailure];
    case 'ERR_UNHANDLED_ERROR':
      return ['Error', (err) => `Unhandled error.${err === undefined ? '' : ` (${err})`}`];
    case 'ERR_WORKER_INVALID_EXEC_ARGV':
      return ['Error', (errors, message = 'invalid execArgv flags') => `Initiated Worker with ${message}: ${errors.join(', ')}`];
    case 'ERR_WORKER_PATH': return ['TypeError', workerPath];
    default: return undefined;
  }
}

// Returns [class name, message function] of a code whose message depends on its arguments in more
// than %s, or undefined. The function's `this` is the error that is being made.
module.exports = function composedMessage(code) {
  return ofArguments(code) ?? ofModules(code) ?? ofTheRest(code);
};
