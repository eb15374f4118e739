'use strict';

// node:vm (lib/vm.js at v20.20.2). There is one realm: the contexts share its intrinsics, so that `[] instanceof Array`
// holds across them, and `let`, `const` and `class` at the top of a script in a context are the script's own.

const { codes } = require('internal/errors');
const {
  kValidateObjectAllowArray, kValidateObjectAllowNullable, validateArray, validateBoolean, validateBuffer, validateInt32,
  validateObject, validateOneOf, validateString, validateUint32,
} = require('internal/validators');

const binding = internalBinding('vm');

const kScript = Symbol('kScript');

// The scope of each object that is a context.
const scopes = new WeakMap();

function isContext(object) {
  validateObject(object, 'object', kValidateObjectAllowArray);
  return scopes.has(object);
}

// Text that is run is not instrumented: eval says so to who watches.
function noteText() {
  return (0, eval)('');
}

function compile(code, filename, lineOffset, columnOffset) {
  noteText();
  const script = binding.compile(code, filename, lineOffset, columnOffset);
  if (script !== undefined) return script;
  (0, eval)(code); // throws the SyntaxError
  return require('internal/unsupported')('vm.Script: code that goja cannot parse')();
}

class Script {
  constructor(code, options = {}) {
    code = `${code}`;
    if (typeof options === 'string') options = { filename: options };
    else validateObject(options, 'options');
    const {
      filename = 'evalmachine.<anonymous>', lineOffset = 0, columnOffset = 0, cachedData, produceCachedData = false,
    } = options;
    validateString(filename, 'options.filename');
    validateInt32(lineOffset, 'options.lineOffset');
    validateInt32(columnOffset, 'options.columnOffset');
    if (cachedData !== undefined) validateBuffer(cachedData, 'options.cachedData');
    validateBoolean(produceCachedData, 'options.produceCachedData');
    if (produceCachedData) require('internal/unsupported')('vm.Script: produceCachedData')();
    Object.defineProperty(this, kScript, { value: compile(code, filename, lineOffset, columnOffset) });
    this.cachedDataRejected = cachedData === undefined ? undefined : true; // V8 may reject any
    const map = /\/\/[#@] sourceMappingURL=(\S+)\s*$/.exec(code);
    this.sourceMapURL = map ? map[1] : undefined;
  }

  createCachedData() {
    return require('internal/unsupported')('vm.Script.createCachedData')();
  }

  runInThisContext(options) {
    checkRunOptions(options);
    return binding.run(this[kScript]);
  }

  runInContext(contextifiedObject, options) {
    checkContext(contextifiedObject);
    checkRunOptions(options);
    return binding.runIn(this[kScript], scopes.get(contextifiedObject));
  }

  runInNewContext(contextObject, options) {
    return this.runInContext(createContext(contextObject, contextOptions(options)), options);
  }
}

function checkContext(object) {
  if (!isContext(object)) throw new codes.ERR_INVALID_ARG_TYPE('contextifiedObject', 'vm.Context', object);
}

// A timeout is checked and not kept: how long a turn may take is the runner's to say.
function checkRunOptions(options = {}) {
  validateObject(options, 'options');
  const { timeout, displayErrors = true, breakOnSigint = false } = options;
  if (timeout !== undefined) validateUint32(timeout, 'options.timeout', true);
  validateBoolean(displayErrors, 'options.displayErrors');
  validateBoolean(breakOnSigint, 'options.breakOnSigint');
}

function contextOptions(options) {
  if (!options) return {};
  const { contextName: name, contextOrigin: origin, contextCodeGeneration, microtaskMode } = options;
  if (name !== undefined) validateString(name, 'options.contextName');
  if (origin !== undefined) validateString(origin, 'options.contextOrigin');
  const made = { name, origin, codeGeneration: undefined, microtaskMode };
  if (contextCodeGeneration !== undefined) {
    validateObject(contextCodeGeneration, 'options.contextCodeGeneration');
    const { strings, wasm } = contextCodeGeneration;
    if (strings !== undefined) validateBoolean(strings, 'options.contextCodeGeneration.strings');
    if (wasm !== undefined) validateBoolean(wasm, 'options.contextCodeGeneration.wasm');
    made.codeGeneration = { strings, wasm };
  }
  if (microtaskMode !== undefined) validateString(microtaskMode, 'options.microtaskMode');
  return made;
}

function createContext(contextObject = {}, options = {}) {
  if (isContext(contextObject)) return contextObject;
  validateObject(options, 'options');
  const { name = 'VM Context', origin, codeGeneration, microtaskMode } = options;
  validateString(name, 'options.name');
  if (origin !== undefined) validateString(origin, 'options.origin');
  if (codeGeneration !== undefined) {
    validateObject(codeGeneration, 'options.codeGeneration');
    const { strings = true, wasm = true } = codeGeneration;
    validateBoolean(strings, 'options.codeGeneration.strings');
    validateBoolean(wasm, 'options.codeGeneration.wasm');
    if (!strings) require('internal/unsupported')('vm.createContext: codeGeneration.strings')();
  }
  validateOneOf(microtaskMode, 'options.microtaskMode', ['afterEvaluate', undefined]);
  if (microtaskMode !== undefined) require('internal/unsupported')('vm.createContext: microtaskMode')();
  scopes.set(contextObject, binding.newScope(contextObject));
  return contextObject;
}

function createScript(code, options) {
  return new Script(code, options);
}

function runInContext(code, contextifiedObject, options) {
  checkContext(contextifiedObject);
  if (typeof options === 'string') options = { filename: options };
  return new Script(code, options).runInContext(contextifiedObject, options);
}

function runInNewContext(code, contextObject, options) {
  if (typeof options === 'string') options = { filename: options };
  contextObject = createContext(contextObject, contextOptions(options));
  return new Script(code, options).runInNewContext(contextObject, options);
}

function runInThisContext(code, options) {
  if (typeof options === 'string') options = { filename: options };
  return new Script(code, options).runInThisContext(options);
}

function compileFunction(code, params, options = {}) {
  validateString(code, 'code');
  validateObject(options, 'options');
  if (params !== undefined) require('internal/validators').validateStringArray(params, 'params');
  const {
    filename = '', columnOffset = 0, lineOffset = 0, cachedData, produceCachedData = false, parsingContext, contextExtensions = [],
  } = options;
  validateString(filename, 'options.filename');
  validateInt32(columnOffset, 'options.columnOffset');
  validateInt32(lineOffset, 'options.lineOffset');
  if (cachedData !== undefined) validateBuffer(cachedData, 'options.cachedData');
  validateBoolean(produceCachedData, 'options.produceCachedData');
  if (parsingContext !== undefined && (typeof parsingContext !== 'object' || parsingContext === null || !isContext(parsingContext)))
    throw new codes.ERR_INVALID_ARG_TYPE('options.parsingContext', 'Context', parsingContext);
  validateArray(contextExtensions, 'options.contextExtensions');
  contextExtensions.forEach((extension, i) => {
    validateObject(extension, `options.contextExtensions[${i}]`, kValidateObjectAllowNullable);
  });
  if (produceCachedData || contextExtensions.length > 0)
    require('internal/unsupported')('vm.compileFunction: produceCachedData and contextExtensions')();
  new Function(...(params ?? []), code); // throws a SyntaxError of its own
  const script = compile(`(function (${(params ?? []).join(',')}) {${code}\n})`, filename, lineOffset, columnOffset);
  return parsingContext === undefined ? binding.run(script) : binding.runIn(script, scopes.get(parsingContext));
}

function measureMemory() {
  return require('internal/unsupported')('vm.measureMemory')();
}

const constants = Object.freeze({
  __proto__: null,
  USE_MAIN_CONTEXT_DEFAULT_LOADER: Symbol('vm_dynamic_import_main_context_default'),
  DONT_CONTEXTIFY: Symbol('vm_context_no_contextify'),
});

module.exports = {
  Script,
  createContext,
  createScript,
  runInContext,
  runInNewContext,
  runInThisContext,
  isContext,
  compileFunction,
  measureMemory,
  constants,
};
