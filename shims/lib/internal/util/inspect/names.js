'use strict';

// What an object is called: its constructor's name, its prefix, and its keys
// (lib/internal/util/inspect.js at v20.20.2: getConstructorName, getPrefix, getKeys).

const { kind } = internalBinding('util');

// The names of the language's globals that begin with a capital.
const builtIns = ',Object,Function,Array,Number,Infinity,NaN,Boolean,String,Symbol,Date,Promise,RegExp,Error,AggregateError,' +
  'EvalError,RangeError,ReferenceError,SyntaxError,TypeError,URIError,JSON,Math,Intl,ArrayBuffer,Atomics,Uint8Array,Int8Array,' +
  'Uint16Array,Int16Array,Uint32Array,Int32Array,Float32Array,Float64Array,Uint8ClampedArray,BigUint64Array,BigInt64Array,' +
  'DataView,Map,BigInt,Set,WeakMap,WeakSet,WeakRef,Proxy,Reflect,FinalizationRegistry,SharedArrayBuffer,WebAssembly,';

function isBuiltIn(name) {
  return builtIns.includes(`,${name},`);
}

function isInstance(object, constructor) {
  try {
    return object instanceof constructor;
  } catch {
    return false;
  }
}

// The constructor that owner, an object of the prototype chain of value, names; undefined if none fits.
function namedBy(owner, value) {
  if (owner === Object.prototype && Object[Symbol.hasInstance](value)) return 'Object';
  if (owner === Function.prototype && Function[Symbol.hasInstance](value)) return 'Function';
  const made = Object.getOwnPropertyDescriptor(owner, 'constructor')?.value;
  if (typeof made === 'function' && made.name !== '' && isInstance(value, made)) return String(made.name);
  return undefined;
}

// The name for an object that has no constructor: that of its internal slots.
function slotName(value) {
  const name = kind(value);
  switch (name) {
    case 'Arguments':
    case 'Proxy': return 'Object';
    case 'Generator': return 'Object';
    default: return name;
  }
}

// Returns the name of the constructor of value, null for an object without prototype. With
// protoProps, an array, properties of the user's own prototypes are added to it, as text.
function constructorName(ctx, value, depth, protoProps) {
  const first = Object.getPrototypeOf(value);
  for (let owner = value; owner !== null; owner = Object.getPrototypeOf(owner)) {
    const name = namedBy(owner, value);
    if (name === undefined) continue;
    const isOwn = owner === first && (owner === Object.prototype || owner === Function.prototype || isBuiltIn(name));
    if (protoProps !== undefined && !isOwn) {
      const { addPrototypeProperties } = require('internal/util/inspect/hidden');
      addPrototypeProperties(ctx, value, owner === value ? value : first, depth, protoProps);
    }
    return name;
  }
  if (first === null) return null;
  const name = slotName(value);
  if (depth > ctx.depth && ctx.depth !== null) return `${name} <Complex prototype>`;
  const above = constructorName(ctx, first, depth + 1, protoProps);
  if (above !== null) return `${name} <${above}>`;
  const { inspect } = require('internal/util/inspect');
  return `${name} <${inspect(first, { ...ctx, customInspect: false, depth: -1 })}>`;
}

// `Foo(2) [tag] `, with a blank at the end: what stands before the braces.
function prefix(constructor, tag, fallback, size = '') {
  if (constructor === null) {
    const tagged = tag !== '' && fallback !== tag ? `[${tag}] ` : '';
    return `[${fallback}${size}: null prototype] ${tagged}`;
  }
  return tag !== '' && constructor !== tag ? `${constructor}${size} [${tag}] ` : `${constructor}${size} `;
}

// prefix for an object of no special kind.
function plainPrefix(value, constructor, tag) {
  if (constructor !== null) return prefix(constructor, tag, '');
  const name = slotName(value);
  return prefix(null, tag, name === tag ? 'Object' : name);
}

// The tag to show: Symbol.toStringTag, unless it will be listed among the properties.
function tagOf(ctx, value) {
  const tag = value[Symbol.toStringTag];
  if (typeof tag !== 'string' || tag === '') return '';
  const listed = ctx.showHidden ? Object.prototype.hasOwnProperty : Object.prototype.propertyIsEnumerable;
  return listed.call(value, Symbol.toStringTag) ? '' : tag;
}

function addSymbols(value, names, showHidden) {
  const symbols = Object.getOwnPropertySymbols(value);
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i];
    if (showHidden || Object.prototype.propertyIsEnumerable.call(value, symbol)) names.push(symbol);
  }
  return names;
}

// The keys to list: enumerable ones, or all.
function keysOf(value, showHidden) {
  return addSymbols(value, showHidden ? Object.getOwnPropertyNames(value) : Object.keys(value), showHidden);
}

// The keys of an array or a typed array that are no index.
function extraKeysOf(value, showHidden) {
  const names = internalBinding('util').nonIndexNames(value);
  const shown = showHidden ? names : names.filter((name) => Object.prototype.propertyIsEnumerable.call(value, name));
  return addSymbols(value, shown, showHidden);
}

module.exports = { constructorName, extraKeysOf, isBuiltIn, keysOf, plainPrefix, prefix, tagOf };
