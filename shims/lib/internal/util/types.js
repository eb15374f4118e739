'use strict';

// util.types (lib/internal/util/types.js and src/node_types.cc at v20.20.2): questions about the
// internal slots of a value. Each function is made when it is first read.

const { kind, lazyObject } = internalBinding('util');

const names = 'isExternal isDate isArgumentsObject isBigIntObject isBooleanObject isNumberObject isStringObject ' +
  'isSymbolObject isNativeError isRegExp isAsyncFunction isGeneratorFunction isGeneratorObject isPromise isMap ' +
  'isSet isMapIterator isSetIterator isWeakMap isWeakSet isArrayBuffer isDataView isSharedArrayBuffer isProxy ' +
  'isModuleNamespaceObject isAnyArrayBuffer isBoxedPrimitive isArrayBufferView isTypedArray isUint8Array ' +
  'isUint8ClampedArray isUint16Array isUint32Array isInt8Array isInt16Array isInt32Array isFloat32Array ' +
  'isFloat64Array isBigInt64Array isBigUint64Array isKeyObject isCryptoKey';

// The kind that a function asks for, as internalBinding('util').kind names it.
function kindAskedBy(name) {
  switch (name) {
    case 'isArgumentsObject': return 'Arguments';
    case 'isNativeError': return 'Error';
    case 'isMapIterator': return 'Map Iterator';
    case 'isSetIterator': return 'Set Iterator';
    case 'isGeneratorObject': return 'Generator';
    case 'isAnyArrayBuffer': return 'ArrayBuffer';
    case 'isBigIntObject':
    case 'isBooleanObject':
    case 'isNumberObject':
    case 'isStringObject':
    case 'isSymbolObject': return name.slice(2, -'Object'.length);
    default: return name.slice(2);
  }
}

function isBoxed(value) {
  switch (kind(value)) {
    case 'Number':
    case 'String':
    case 'Boolean':
    case 'Symbol':
    case 'BigInt': return true;
    default: return false;
  }
}

// goja has no async generators: what stands for them is told by its tag. V8 counts them among
// both kinds.
function isAsyncGeneratorFunction(value) {
  return typeof value === 'function' && kind(value) !== 'Proxy' &&
    Object.getPrototypeOf(value)?.[Symbol.toStringTag] === 'AsyncGeneratorFunction';
}

function isAsyncGenerator(value) {
  return kind(value) === 'Object' && value[Symbol.toStringTag] === 'AsyncGenerator';
}

// There are no keys before crypto was loaded.
function isKey(test) {
  return (value) => internalBinding('crypto').hasLoaded('internal/crypto/util') && test(value);
}

function testFor(name) {
  switch (name) {
    case 'isAsyncFunction': return (value) => kind(value) === 'AsyncFunction' || isAsyncGeneratorFunction(value);
    case 'isGeneratorFunction': return (value) => kind(value) === 'GeneratorFunction' || isAsyncGeneratorFunction(value);
    case 'isGeneratorObject': return (value) => kind(value) === 'Generator' || isAsyncGenerator(value);
    case 'isBoxedPrimitive': return isBoxed;
    case 'isArrayBufferView': return ArrayBuffer.isView;
    case 'isTypedArray': return (value) => ArrayBuffer.isView(value) && kind(value) !== 'DataView';
    case 'isModuleNamespaceObject': return require('internal/util/inspect/special').isNamespaceObject;
    // There are none of these in loopcheck.
    case 'isExternal':
    case 'isSharedArrayBuffer': return () => false;
    case 'isKeyObject': return isKey((value) => require('internal/crypto/keys').isKeyObject(value));
    case 'isCryptoKey': return isKey((value) => require('internal/crypto/util').isCryptoKey(value));
    default: {
      const asked = kindAskedBy(name);
      return (value) => kind(value) === asked;
    }
  }
}

module.exports = lazyObject(names, (name) => {
  const test = testFor(name);
  if (test === ArrayBuffer.isView) return test;
  return Object.defineProperty((value) => test(value), 'name', { value: name });
});
