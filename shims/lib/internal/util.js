'use strict';

// Small things that Node's modules share (lib/internal/util.js at v20.20.2).

module.exports = {
  __proto__: internalBinding('util').lazyObject('cachedResult convertToValidSignal createClassWrapper ' +
    'createDeferredPromise defineLazyProperties ' +
    'defineOperation deprecate emitExperimentalWarning exposeGetterAndSetter exposeInterface ' +
    'exposeLazyInterfaces exposeNamespace filterDuplicateStrings filterOwnProperties getConstructorOf ' +
    'getLazy getSystemErrorMap getSystemErrorName isError join lazyDOMException lazyDOMExceptionClass ' +
    'normalizeEncoding once promisify removeColors setOwnProperty spliceOne', (name) => require('internal/util/rare')[name]),

  kEmptyObject: Object.freeze({ __proto__: null }),
  kEnumerableProperty: Object.freeze({ __proto__: null, enumerable: true }),

  // Set on a function whose callback gets several values: their names, for promisify.
  customPromisifyArgs: Symbol('customPromisifyArgs'),
  customInspectSymbol: Symbol.for('nodejs.util.inspect.custom'),
  // Set on a getter that stands in for a plain property: inspection shows the value.
  kLooksPlain: Symbol('kLooksPlain'),
  kIsEncodingSymbol: Symbol('kIsEncodingSymbol'),
  SymbolDispose: Symbol.dispose || Symbol.for('nodejs.dispose'),
  SymbolAsyncDispose: Symbol.asyncDispose || Symbol.for('nodejs.asyncDispose'),
};
