'use strict';

// Deep equality, loose and strict (lib/internal/util/comparisons.js at v20.20.2), as assert and
// util.isDeepStrictEqual know it.

const { kind, nonIndexNames } = internalBinding('util');

const isObject = (value) => typeof value === 'object' && value !== null;
const isEnumerable = (object, key) => Object.prototype.propertyIsEnumerable.call(object, key);

// What has been assumed equal on the way down, so that cycles end. Up to two nested pairs need no
// Set. keepsFailures is off while alternatives are tried out.
class Assumptions {
  constructor(a, b) {
    this.first = [a, b];
    this.second = undefined;
    this.isDeep = false;
    this.all = undefined;
    this.dropsFailures = false;
  }
}

function sameBytes(a, b) {
  if (a.byteLength !== b.byteLength) return false;
  for (let i = 0; i < a.byteLength; i++) {
    if (a[i] !== b[i]) return false;
  }
  return true;
}

function bytesOf(view) {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

// Elements compared by ===, over as many indices as there are bytes: as Node has it, -0 equals 0
// and NaN equals nothing.
function sameFloats(a, b) {
  if (a.byteLength !== b.byteLength) return false;
  for (let i = 0; i < a.byteLength; i++) {
    if (a[i] !== b[i]) return false;
  }
  return true;
}

function sameViews(a, b, what, strict) {
  if (kind(b) !== what) return false;
  return !strict && (what === 'Float32Array' || what === 'Float64Array') ? sameFloats(a, b) : sameBytes(bytesOf(a), bytesOf(b));
}

function sameErrors(a, b, strict, assumed) {
  for (const key of ['message', 'name', 'cause', 'errors']) {
    const listed = isEnumerable(a, key);
    if (listed !== isEnumerable(b, key)) return false;
    if (listed) continue;
    const same = key === 'message' || key === 'name' ? a[key] === b[key] : deepEqual(a[key], b[key], strict, assumed);
    if (!same) return false;
  }
  return true;
}

function sameBoxed(a, b, what) {
  if (kind(b) !== what) return false;
  const { valueOf } = globalThis[what].prototype;
  const [x, y] = [valueOf.call(a), valueOf.call(b)];
  return what === 'Number' ? Object.is(x, y) : x === y;
}

// Kinds that an object of no kind of its own is never equal to.
function isOfItsOwnKind(value) {
  switch (kind(value)) {
    case 'Array': case 'Set': case 'Map': case 'Date': case 'RegExp': case 'ArrayBuffer': case 'Error': case 'Number':
    case 'String': case 'Boolean': case 'Symbol': case 'BigInt': return true;
    default: return Array.isArray(value) || ArrayBuffer.isView(value) || value instanceof Error;
  }
}

function isURL(value) {
  return typeof value.href === 'string' && value instanceof require('url').URL;
}

// Whether the two agree in what their kind makes of them, their properties aside. Kinds that hold
// other values (Array, Map, Set) are left to the caller.
function sameSlots(a, b, strict, assumed) {
  const what = kind(a);
  switch (what) {
    case 'Date': return kind(b) === 'Date' && Date.prototype.getTime.call(a) === Date.prototype.getTime.call(b);
    case 'RegExp':
      return kind(b) === 'RegExp' && a.source === b.source && a.flags === b.flags && a.lastIndex === b.lastIndex;
    case 'ArrayBuffer': return kind(b) === 'ArrayBuffer' && sameBytes(new Uint8Array(a), new Uint8Array(b));
    case 'Number':
    case 'String':
    case 'Boolean':
    case 'Symbol':
    case 'BigInt': return sameBoxed(a, b, what);
    default:
  }
  if (what === 'Error' || a instanceof Error) {
    return (kind(b) === 'Error' || b instanceof Error) && sameErrors(a, b, strict, assumed);
  }
  if (isOfItsOwnKind(b)) return false;
  return !isURL(a) || (isURL(b) && a.href === b.href);
}

function enumerableSymbols(value) {
  return Object.getOwnPropertySymbols(value).filter((key) => isEnumerable(value, key));
}

// The enumerable keys of an array or typed array that are no index.
function extraKeys(value, strict) {
  const names = nonIndexNames(value).filter((key) => isEnumerable(value, key));
  return strict ? names.concat(enumerableSymbols(value)) : names;
}

// The keys that both must have, undefined if they differ. Lists give their extra keys.
function commonKeys(a, b, strict, isList) {
  const keys = isList ? extraKeys(a, strict) : Object.keys(a);
  const others = isList ? extraKeys(b, strict) : Object.keys(b);
  if (keys.length !== others.length || !keys.every((key) => isEnumerable(b, key))) return undefined;
  if (isList || !strict) return keys;
  const symbols = enumerableSymbols(a);
  if (symbols.length !== enumerableSymbols(b).length || !symbols.every((key) => isEnumerable(b, key))) return undefined;
  return keys.concat(symbols);
}

function deepEqual(a, b, strict, assumed) {
  if (a === b) return a !== 0 || !strict || Object.is(a, b);
  if (strict) {
    if (typeof a === 'number') return Number.isNaN(a) && Number.isNaN(b);
    if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  } else if (!isObject(a) || !isObject(b)) {
    // == is what is asked for.
    return !isObject(a) && !isObject(b) && (a == b || (Number.isNaN(a) && Number.isNaN(b)));
  }
  const tag = Object.prototype.toString.call(a);
  if (tag !== Object.prototype.toString.call(b)) return false;

  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && sameContent(a, b, strict, assumed, 'Array', true);
  }
  if (tag === '[object Object]') return sameContent(a, b, strict, assumed, '', false);
  const what = kind(a);
  if (ArrayBuffer.isView(a)) return sameViews(a, b, what, strict) && sameContent(a, b, strict, assumed, '', true);
  if (what === 'Set' || what === 'Map') {
    return kind(b) === what && a.size === b.size && sameContent(a, b, strict, assumed, what, false);
  }
  return sameSlots(a, b, strict, assumed) && sameContent(a, b, strict, assumed, '', false);
}

// Compares properties and, by what, entries of an 'Array', 'Set' or 'Map'.
function sameContent(a, b, strict, assumed, what, isList) {
  const keys = commonKeys(a, b, strict, isList);
  if (keys === undefined) return false;
  if (keys.length === 0 && (what === '' || (what === 'Array' ? a.length : a.size) === 0)) return true;
  if (assumed === undefined) return sameParts(a, b, strict, keys, new Assumptions(a, b), what);

  if (assumed.all === undefined) {
    if (!assumed.isDeep) {
      if (assumed.first[0] === a && assumed.first[1] === b) return true;
      assumed.second = [a, b];
      assumed.isDeep = true;
      const same = sameParts(a, b, strict, keys, assumed, what);
      assumed.isDeep = false;
      return same;
    }
    assumed.all = new Set([...assumed.first, ...assumed.second]);
  }
  const { all } = assumed;
  const before = all.size;
  all.add(a).add(b);
  // Both are being compared further up: that comparison decides.
  if (all.size === before) return true;
  const same = sameParts(a, b, strict, keys, assumed, what);
  if (same || assumed.dropsFailures) {
    all.delete(a);
    all.delete(b);
  }
  return same;
}

function sameParts(a, b, strict, keys, assumed, what) {
  if (!keys.every((key) => deepEqual(a[key], b[key], strict, assumed))) return false;
  switch (what) {
    case 'Array': return sameElements(a, b, strict, assumed);
    case 'Set': return sameSets(a, b, strict, assumed);
    case 'Map': return sameMaps(a, b, strict, assumed);
    default: return true;
  }
}

function sameElements(a, b, strict, assumed) {
  for (let i = 0; i < a.length; i++) {
    const has = Object.hasOwn(a, i);
    if (has !== Object.hasOwn(b, i)) return false;
    if (!has) return sameSparse(a, b, i, strict, assumed);
    if (!deepEqual(a[i], b[i], strict, assumed)) return false;
  }
  return true;
}

// Goes on at the key that comes at place i: there are holes, so keys are walked, not indices.
function sameSparse(a, b, i, strict, assumed) {
  const keys = Object.keys(a);
  for (const key of keys.slice(i)) {
    if (!Object.hasOwn(b, key) || !deepEqual(a[key], b[key], strict, assumed)) return false;
  }
  return keys.length === Object.keys(b).length;
}

// The value that a primitive could be loosely equal to: null and undefined are each other's; the
// answer is true for "some value", false for "none".
function looseTwin(primitive) {
  switch (typeof primitive) {
    case 'undefined': return null;
    case 'object': return undefined;
    case 'symbol': return false;
    case 'string': return !Number.isNaN(+primitive);
    case 'number': return !Number.isNaN(primitive);
    default: return true;
  }
}

function mayHaveLooseTwin(a, b, primitive) {
  const twin = looseTwin(primitive);
  return twin == null ? b.has(twin) && !a.has(twin) : twin;
}

function mayHaveLooseEntry(a, b, key, value, assumed) {
  const twin = looseTwin(key);
  if (twin != null) return twin;
  const other = b.get(twin);
  if ((other === undefined && !b.has(twin)) || !deepEqual(value, other, false, assumed)) return false;
  return !a.has(twin) && deepEqual(value, other, false, assumed);
}

// Takes out of candidates the first that fits, and tells whether there was one. A candidate that
// does not fit leaves no assumption behind.
function takeFitting(candidates, fits, assumed) {
  const { dropsFailures } = assumed;
  assumed.dropsFailures = true;
  let found = false;
  for (const candidate of candidates) {
    if (fits(candidate)) {
      candidates.delete(candidate);
      found = true;
      break;
    }
  }
  assumed.dropsFailures = dropsFailures;
  return found;
}

function sameSets(a, b, strict, assumed) {
  let left;
  for (const value of a) {
    if (b.has(value)) continue;
    if (!isObject(value) && (strict || !mayHaveLooseTwin(a, b, value))) return false;
    if (left === undefined) {
      if (b.size === 1) return deepEqual(value, b.values().next().value, strict, assumed);
      left = new Set();
    }
    left.add(value);
  }
  if (left === undefined) return true;
  for (const value of b) {
    if ((strict && !isObject(value)) || a.has(value)) continue;
    if (!takeFitting(left, (candidate) => deepEqual(candidate, value, strict, assumed), assumed)) return false;
  }
  return left.size === 0;
}

// Notes in left the keys of a that no key of b is the same as; undefined stands for "not equal".
function keysLeft(a, b, strict, assumed) {
  const left = new Set();
  for (const [key, value] of a) {
    if (isObject(key)) {
      left.add(key);
      continue;
    }
    const other = b.get(key);
    if ((other !== undefined || b.has(key)) && deepEqual(value, other, strict, assumed)) continue;
    if (strict || !mayHaveLooseEntry(a, b, key, value, assumed)) return undefined;
    left.add(key);
  }
  return left;
}

function sameMaps(a, b, strict, assumed) {
  if (b.size === 1) {
    const [key, value] = a.entries().next().value;
    if (isObject(key)) {
      const [otherKey, other] = b.entries().next().value;
      return deepEqual(key, otherKey, strict, assumed) && deepEqual(value, other, strict, assumed);
    }
  }
  const left = keysLeft(a, b, strict, assumed);
  if (left === undefined) return false;
  if (left.size === 0) return true;
  const takes = (key, value) => takeFitting(left, (candidate) =>
    deepEqual(candidate, key, strict, assumed) && deepEqual(a.get(candidate), value, strict, assumed), assumed);
  for (const [key, value] of b) {
    if (isObject(key)) {
      if (!takes(key, value)) return false;
    } else if (!strict && (!a.has(key) || !deepEqual(a.get(key), value, false, assumed)) && !takes(key, value)) {
      return false;
    }
  }
  return left.size === 0;
}

module.exports = {
  isDeepEqual: (a, b) => deepEqual(a, b, false),
  isDeepStrictEqual: function isDeepStrictEqual(a, b) {
    return deepEqual(a, b, true);
  },
};
