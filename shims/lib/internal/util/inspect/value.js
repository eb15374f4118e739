'use strict';

// Text of any value (lib/internal/util/inspect.js at v20.20.2: formatValue, formatRaw,
// formatProperty). ctx holds the options and the state of one call of inspect: `seen` (the
// objects being shown, outermost first), `circular` (those met again, numbered), `indentationLvl`
// in columns, `currentDepth` of the innermost object so far, `budget` (characters per indentation).

const { kind, proxyDetails, keyText, escaped } = internalBinding('util');
const { primitiveText } = require('internal/util/inspect/primitives');
const { joinParts } = require('internal/util/inspect/layout');
const { constructorName, extraKeysOf, keysOf, plainPrefix, prefix, tagOf } = require('internal/util/inspect/names');

const customSymbol = Symbol.for('nodejs.util.inspect.custom');

// Beyond so many characters at one indentation nothing deeper is shown.
const budgetPerIndentation = 2 ** 27;

function tooDeep(ctx, depth) {
  return depth > ctx.depth && ctx.depth !== null;
}

// What is known about the object being shown, filled in step by step.
// keys: to list as properties. base: text before the braces. entries: function(ctx, value,
// depth) giving the parts before the properties. isList: entries of a list, which may be tabled.
function blankShape(keys) {
  return { keys, base: '', braces: ['{', '}'], entries: undefined, isList: false, done: undefined };
}

// The shape is complete: text is all there is to show.
function finished(text) {
  const shape = blankShape([]);
  shape.done = text;
  return shape;
}

// goja gives the matches of regular expressions their properties in another order.
function inV8Order(keys) {
  if (keys[0] === 'input' && keys[1] === 'index' && keys[2] === 'groups') [keys[0], keys[1]] = ['index', 'input'];
  return keys;
}

function arrayShape(ctx, value, name, tag, hasProto) {
  const head = name !== 'Array' || tag !== '' ? prefix(name, tag, 'Array', `(${value.length})`) : '';
  const keys = inV8Order(extraKeysOf(value, ctx.showHidden));
  if (value.length === 0 && keys.length === 0 && !hasProto) return finished(`${head}[]`);
  const shape = blankShape(keys);
  shape.braces = [`${head}[`, ']'];
  shape.isList = true;
  shape.entries = arrayEntries;
  return shape;
}

function objectShape(ctx, value, name, tag, hasProto, what) {
  const shape = blankShape(keysOf(value, ctx.showHidden));
  if (what === 'Arguments') {
    shape.braces[0] = '[Arguments] {';
  } else if (tag !== '') {
    shape.braces[0] = `${prefix(name, tag, 'Object')}{`;
  }
  if (shape.keys.length === 0 && !hasProto) shape.done = `${shape.braces[0]}}`;
  return shape;
}

// The shape of value, whose constructor is called name. The special kinds of object are loaded
// with the first of them.
function shapeOf(ctx, value, name, tag, depth, hasProto, isBuffer) {
  const what = kind(value);
  if (Symbol.iterator in value || name === null) {
    if (Array.isArray(value)) return arrayShape(ctx, value, name, tag, hasProto);
    const shape = require('internal/util/inspect/collections').shapeOf(ctx, value, what, name, tag, hasProto);
    if (shape !== undefined) return shape;
  }
  if (name === 'Object' && typeof value !== 'function') return objectShape(ctx, value, name, tag, hasProto, what);
  const keys = keysOf(value, ctx.showHidden);
  const special = require('internal/util/inspect/special').shapeOf(ctx, value, what, name, tag, depth, hasProto, isBuffer, keys);
  if (special !== undefined) return special;
  const shape = blankShape(keys);
  shape.braces[0] = `${plainPrefix(value, name, tag)}{`;
  if (keys.length === 0 && !hasProto) shape.done = `${shape.braces[0]}}`;
  return shape;
}

// `[Foo]`, for an object that lies too deep or overflowed the stack.
function stub(value, name, tag) {
  const text = plainPrefix(value, name, tag).slice(0, -1);
  return name === null ? text : `[${text}]`;
}

// All parts of the object: entries, properties, properties of prototypes.
function partsOf(ctx, value, shape, depth, protoProps) {
  const parts = shape.entries === undefined ? [] : shape.entries(ctx, value, depth);
  const { keys } = shape;
  const type = shape.isList ? 'extra' : 'property';
  for (let i = 0; i < keys.length; i++) parts.push(propertyText(ctx, value, depth, keys[i], type));
  if (protoProps !== undefined) parts.push(...protoProps);
  return parts;
}

function sortParts(ctx, parts, shape) {
  const comparator = ctx.sorted === true ? undefined : ctx.sorted;
  if (!shape.isList) {
    parts.sort(comparator);
  } else if (shape.keys.length > 1) {
    const from = parts.length - shape.keys.length;
    parts.splice(from, shape.keys.length, ...parts.slice(from).sort(comparator));
  }
}

// Puts `<ref *1>` before an object that was met again inside itself.
function markReference(ctx, value, shape) {
  const index = ctx.circular?.get(value);
  if (index === undefined) return;
  const mark = ctx.stylize(`<ref *${index}>`, 'special');
  if (ctx.compact === true) {
    shape.braces[0] = `${mark} ${shape.braces[0]}`;
  } else {
    shape.base = shape.base === '' ? mark : `${mark} ${shape.base}`;
  }
}

// The text of an object without a custom inspection.
function objectText(ctx, value, depth, isBuffer) {
  let protoProps = ctx.showHidden && !tooDeep(ctx, depth) ? [] : undefined;
  const name = constructorName(ctx, value, depth, protoProps);
  if (protoProps?.length === 0) protoProps = undefined;
  const tag = tagOf(ctx, value);
  const shape = shapeOf(ctx, value, name, tag, depth, protoProps !== undefined, isBuffer);
  if (shape.done !== undefined) return shape.done;
  if (tooDeep(ctx, depth)) return ctx.stylize(stub(value, name, tag), 'special');

  ctx.seen.push(value);
  ctx.currentDepth = depth + 1;
  const { indentationLvl } = ctx;
  let parts;
  try {
    parts = partsOf(ctx, value, shape, depth + 1, protoProps);
  } catch (err) {
    // Nothing may be loaded here: there is no stack left to load it on.
    if (err?.name !== 'RangeError' || err.message !== 'Maximum call stack size exceeded') throw err;
    ctx.seen.pop();
    ctx.indentationLvl = indentationLvl;
    const what = plainPrefix(value, name, tag).slice(0, -1);
    return ctx.stylize(`[${what}: Inspection interrupted prematurely. Maximum call stack size exceeded.]`, 'special');
  }
  markReference(ctx, value, shape);
  ctx.seen.pop();
  if (ctx.sorted) sortParts(ctx, parts, shape);

  const text = joinParts(ctx, parts, shape.base, shape.braces, shape.isList, depth + 1, value);
  const used = (ctx.budget[ctx.indentationLvl] || 0) + text.length;
  ctx.budget[ctx.indentationLvl] = used;
  if (used > budgetPerIndentation) ctx.depth = -1;
  return text;
}

function circularText(ctx, value) {
  ctx.circular ??= new Map();
  let index = ctx.circular.get(value);
  if (index === undefined) {
    index = ctx.circular.size + 1;
    ctx.circular.set(value, index);
  }
  return ctx.stylize(`[Circular *${index}]`, 'special');
}

// Asks value[util.inspect.custom], if that is for the user to define. Returns undefined to go on
// as usual.
function customText(ctx, value, shown, depth) {
  const custom = value[customSymbol];
  if (typeof custom !== 'function') return undefined;
  const { inspect } = require('internal/util/inspect');
  if (custom === inspect) return undefined;
  // Prototypes are shown as the objects they are.
  if (value.constructor && value.constructor.prototype === value) return undefined;
  const left = ctx.depth === null ? null : ctx.depth - depth;
  const foreign = value !== shown || !(shown instanceof Object);
  const options = require('internal/util/inspect/options').forCustom(ctx, foreign);
  const result = custom.call(shown, left, options, inspect);
  if (result === shown) return undefined;
  if (typeof result !== 'string') return valueText(ctx, result, depth);
  return result.replaceAll('\n', `\n${' '.repeat(ctx.indentationLvl)}`);
}

// The text of any value at the given depth. The caller has set ctx.indentationLvl. isBuffer
// marks the buffer of a typed array, which has been shown already.
function valueText(ctx, shown, depth, isBuffer) {
  if (shown === null) return ctx.stylize('null', 'null');
  if (typeof shown !== 'object' && typeof shown !== 'function') return primitiveText(ctx.stylize, shown, ctx);

  let value = shown;
  const proxy = proxyDetails(shown);
  if (proxy !== undefined) {
    if (proxy[0] === null) return ctx.stylize('<Revoked Proxy>', 'special');
    if (ctx.showProxy) return proxyText(ctx, proxy, depth);
    value = proxy[0];
  }
  if (ctx.customInspect) {
    const text = customText(ctx, value, shown, depth);
    if (text !== undefined) return text;
  }
  if (ctx.seen.includes(value)) return circularText(ctx, value);
  return objectText(ctx, value, depth, isBuffer);
}

function proxyText(ctx, proxy, depth) {
  if (tooDeep(ctx, depth)) return ctx.stylize('Proxy [Array]', 'special');
  ctx.indentationLvl += 2;
  const parts = [valueText(ctx, proxy[0], depth + 1), valueText(ctx, proxy[1], depth + 1)];
  ctx.indentationLvl -= 2;
  return joinParts(ctx, parts, '', ['Proxy [', ']'], true, depth + 1);
}

// What an array holds; holes are counted, more than maxArrayLength entries too.
function arrayEntries(ctx, value, depth) {
  const length = Math.min(Math.max(0, ctx.maxArrayLength), value.length);
  const parts = [];
  for (let i = 0; i < length; i++) {
    if (!Object.hasOwn(value, i)) {
      return require('internal/util/inspect/collections').sparseEntries(ctx, value, depth, length, parts, i);
    }
    parts.push(propertyText(ctx, value, depth, i, 'entry'));
  }
  const rest = value.length - length;
  if (rest > 0) parts.push(`... ${rest} more item${rest > 1 ? 's' : ''}`);
  return parts;
}

function keyNameText(ctx, key, enumerable) {
  if (typeof key === 'symbol') return `[${ctx.stylize(escaped(key.toString()), 'symbol')}]`;
  if (key === '__proto__') return "['__proto__']";
  if (enumerable === false) return `[${escaped(key)}]`;
  const text = keyText(key);
  return ctx.stylize(text, text === key ? 'name' : 'string');
}

function isWide(ctx, text) {
  return ctx.breakLength < require('internal/util/inspect/columns').widthOf(text, ctx.colors);
}

// One property: `key: value`, or the value alone for an 'entry' of an array. type is 'property',
// 'extra' (a property of a list) or 'entry'. owner is where the descriptor lies; original, the
// object that getters are asked on.
function propertyText(ctx, owner, depth, key, type, descriptor, original = owner) {
  let desc = descriptor || Object.getOwnPropertyDescriptor(owner, key) || { value: owner[key], enumerable: true };
  if (desc.get?.[require('internal/util').kLooksPlain]) desc = { value: original[key], enumerable: desc.enumerable };
  let gap = ' ';
  let text;
  if (desc.value !== undefined) {
    const indent = ctx.compact !== true || type !== 'property' ? 2 : 3;
    ctx.indentationLvl += indent;
    text = valueText(ctx, desc.value, depth);
    if (indent === 3 && isWide(ctx, text)) gap = `\n${' '.repeat(ctx.indentationLvl)}`;
    ctx.indentationLvl -= indent;
  } else if (desc.get !== undefined) {
    text = require('internal/util/inspect/hidden').getterText(ctx, desc, original, depth);
  } else if (desc.set !== undefined) {
    text = ctx.stylize('[Setter]', 'special');
  } else {
    text = ctx.stylize('undefined', 'undefined');
  }
  return type === 'entry' ? text : `${keyNameText(ctx, key, desc.enumerable)}:${gap}${text}`;
}

module.exports = { blankShape, finished, propertyText, tooDeep, valueText };
