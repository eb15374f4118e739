'use strict';

// Iterable objects but plain arrays: Map, Set, typed arrays, their iterators; and arrays with
// holes (lib/internal/util/inspect.js at v20.20.2).

const { previewEntries } = internalBinding('util');
const { extraKeysOf, keysOf, prefix } = require('internal/util/inspect/names');
const { bigintText, numberText } = require('internal/util/inspect/primitives');
const { blankShape, finished, propertyText, valueText } = require('internal/util/inspect/value');
const { joinParts } = require('internal/util/inspect/layout');

function moreItems(rest) {
  return `... ${rest} more item${rest > 1 ? 's' : ''}`;
}

function shownLength(ctx, length) {
  return Math.min(Math.max(0, ctx.maxArrayLength), length);
}

// The entries of an array from index on, when the first hole was met there. maxLength parts at most.
function sparseEntries(ctx, value, depth, maxLength, parts, from) {
  const keys = Object.keys(value);
  let index = from;
  const empty = (count) => ctx.stylize(`<${count} empty item${count > 1 ? 's' : ''}>`, 'undefined');
  for (let i = from; i < keys.length && parts.length < maxLength; i++) {
    const key = keys[i];
    const at = Number(key);
    if (at > 2 ** 32 - 2) break;
    if (`${index}` !== key) {
      if (!/^(0|[1-9][0-9]*)$/.test(key)) break;
      parts.push(empty(at - index));
      index = at;
      if (parts.length === maxLength) break;
    }
    parts.push(propertyText(ctx, value, depth, key, 'entry'));
    index++;
  }
  const rest = value.length - index;
  if (rest > 0) parts.push(parts.length === maxLength ? moreItems(rest) : empty(rest));
  return parts;
}

function setEntries(ctx, set, length, depth) {
  const shown = shownLength(ctx, length);
  const parts = [];
  ctx.indentationLvl += 2;
  for (const entry of set) {
    if (parts.length >= shown) break;
    parts.push(valueText(ctx, entry, depth));
  }
  ctx.indentationLvl -= 2;
  if (length > shown) parts.push(moreItems(length - shown));
  return parts;
}

function mapEntries(ctx, map, length, depth) {
  const shown = shownLength(ctx, length);
  const parts = [];
  ctx.indentationLvl += 2;
  for (const { 0: key, 1: value } of map) {
    if (parts.length >= shown) break;
    parts.push(`${valueText(ctx, key, depth)} => ${valueText(ctx, value, depth)}`);
  }
  ctx.indentationLvl -= 2;
  if (length > shown) parts.push(moreItems(length - shown));
  return parts;
}

const sizeOfSet = (value) => Object.getOwnPropertyDescriptor(Set.prototype, 'size').get.call(value);
const sizeOfMap = (value) => Object.getOwnPropertyDescriptor(Map.prototype, 'size').get.call(value);

// Without a constructor the object may have no iterator of its own, and its size is not read: as
// Node, which then counts "undefined" entries.
function setShape(ctx, value, name, tag, hasProto) {
  const size = sizeOfSet(value);
  const head = prefix(name, tag, 'Set', `(${size})`);
  const keys = keysOf(value, ctx.showHidden);
  if (size === 0 && keys.length === 0 && !hasProto) return finished(`${head}{}`);
  const shape = blankShape(keys);
  shape.braces[0] = `${head}{`;
  shape.entries = (c, v, depth) => (name === null ? setEntries(c, Set.prototype.values.call(v), undefined, depth) :
    setEntries(c, v, v.size, depth));
  return shape;
}

function mapShape(ctx, value, name, tag, hasProto) {
  const size = sizeOfMap(value);
  const head = prefix(name, tag, 'Map', `(${size})`);
  const keys = keysOf(value, ctx.showHidden);
  if (size === 0 && keys.length === 0 && !hasProto) return finished(`${head}{}`);
  const shape = blankShape(keys);
  shape.braces[0] = `${head}{`;
  shape.entries = (c, v, depth) => (name === null ? mapEntries(c, Map.prototype.entries.call(v), undefined, depth) :
    mapEntries(c, v, v.size, depth));
  return shape;
}

// The elements of a typed array, and with showHidden what its prototype tells about it.
function typedEntries(ctx, array, length, depth) {
  const shown = shownLength(ctx, length);
  const isBig = !(array.length > 0 && typeof array[0] === 'number');
  const parts = [];
  for (let i = 0; i < shown; i++) {
    parts.push(isBig ? ctx.stylize(bigintText(array[i], ctx.numericSeparator), 'bigint') :
      ctx.stylize(numberText(array[i], ctx.numericSeparator), 'number'));
  }
  if (array.length > shown) parts.push(moreItems(array.length - shown));
  if (ctx.showHidden) {
    ctx.indentationLvl += 2;
    for (const key of ['BYTES_PER_ELEMENT', 'length', 'byteLength', 'byteOffset', 'buffer']) {
      parts.push(`[${key}]: ${valueText(ctx, array[key], depth, true)}`);
    }
    ctx.indentationLvl -= 2;
  }
  return parts;
}

function typedShape(ctx, value, what, name, tag) {
  const typedPrototype = Object.getPrototypeOf(Uint8Array.prototype);
  const size = Object.getOwnPropertyDescriptor(typedPrototype, 'length').get.call(value);
  const keys = extraKeysOf(value, ctx.showHidden);
  const head = prefix(name, tag, name === null ? what : '', `(${size})`);
  // Without a constructor the accessors are missing: a copy has them.
  const array = name === null ? new globalThis[what](value) : value;
  if (value.length === 0 && keys.length === 0 && !ctx.showHidden) return finished(`${head}[]`);
  const shape = blankShape(keys);
  shape.braces = [`${head}[`, ']'];
  shape.isList = true;
  shape.entries = (c, v, depth) => typedEntries(c, array, size, depth);
  return shape;
}

function iteratorEntries(ctx, entries, isKeyValue, depth) {
  const count = isKeyValue ? entries.length / 2 : entries.length;
  const shown = shownLength(ctx, count);
  const parts = [];
  ctx.indentationLvl += 2;
  for (let i = 0; i < shown; i++) {
    if (isKeyValue) {
      const pair = [valueText(ctx, entries[2 * i], depth), valueText(ctx, entries[2 * i + 1], depth)];
      parts.push(joinParts(ctx, pair, '', ['[', ']'], true, depth));
    } else {
      parts.push(valueText(ctx, entries[i], depth));
    }
  }
  ctx.indentationLvl -= 2;
  if (count > shown) parts.push(moreItems(count - shown));
  return parts;
}

// `[Map Iterator] { 'a', 'b' }` or `[Map Entries] { [ 'a', 1 ] }`.
function iteratorShape(ctx, value, what, tag) {
  let label = what;
  if (tag !== what && tag !== '') label = `${tag}] [${what}`;
  const [entries, isKeyValue] = previewEntries(value);
  if (isKeyValue) label = label.replace(/ Iterator$/, ' Entries');
  const shape = blankShape(keysOf(value, ctx.showHidden));
  shape.braces[0] = `[${label}] {`;
  shape.entries = (c, v, depth) => iteratorEntries(c, entries, isKeyValue, depth);
  return shape;
}

// The shape of value if it is one of these kinds, else undefined. what is its kind, name its
// constructor's name.
function shapeOf(ctx, value, what, name, tag, hasProto) {
  switch (what) {
    case 'Set': return setShape(ctx, value, name, tag, hasProto);
    case 'Map': return mapShape(ctx, value, name, tag, hasProto);
    case 'Map Iterator':
    case 'Set Iterator': return iteratorShape(ctx, value, what, tag);
    default: return what.endsWith('Array') && ArrayBuffer.isView(value) ? typedShape(ctx, value, what, name, tag) : undefined;
  }
}

module.exports = { shapeOf, sparseEntries };
