'use strict';

// node:util (lib/util.js at v20.20.2). Its functions are loaded when they are first read.

const names = '_errnoException _exceptionWithHostPort _extend callbackify debug debuglog deprecate format styleText ' +
  'formatWithOptions getSystemErrorMap getSystemErrorName inherits inspect isArray isBoolean isBuffer ' +
  'isDeepStrictEqual isNull isNullOrUndefined isNumber isString isSymbol isUndefined isRegExp isObject isDate ' +
  'isError isFunction isPrimitive log promisify stripVTControlCharacters toUSVString transferableAbortSignal ' +
  'transferableAbortController aborted types parseEnv parseArgs TextDecoder TextEncoder MIMEType MIMEParams';

/* untracked */ function load(name) {
  switch (name) {
    case 'promisify':
    case 'deprecate':
    case 'getSystemErrorMap': return require('internal/util')[name];
    case 'format':
    case 'formatWithOptions': return require('internal/util/format')[name];
    case 'inspect':
    case 'stripVTControlCharacters': return require('internal/util/inspect')[name];
    case 'debug':
    case 'debuglog': return require('internal/util/debuglog').debuglog;
    case 'types': return require('internal/util/types');
    case 'isDeepStrictEqual': return require('internal/util/comparisons').isDeepStrictEqual;
    case 'aborted': return require('internal/abort_controller')[name];
    case 'parseArgs': return require('internal/util/parse_args').parseArgs;
    case 'TextDecoder':
    case 'TextEncoder': return require('internal/encoding')[name];
    case 'MIMEType':
    case 'MIMEParams': return require('internal/mime')[name];
    case 'parseEnv': return require('internal/util/parse_env').parseEnv;
    case 'transferableAbortSignal':
    case 'transferableAbortController': return require('internal/unsupported')(`util.${name}`);
    case 'callbackify':
    case 'getSystemErrorName':
    case 'inherits':
    case 'styleText':
    case 'toUSVString': return require('internal/util/public')[name];
    default: return require('internal/util/deprecated')[name];
  }
}

module.exports = internalBinding('util').lazyObject(names, load);
