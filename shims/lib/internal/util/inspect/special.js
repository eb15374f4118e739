'use strict';

// The built-in kinds of object that are not iterable, and functions (lib/internal/util/inspect.js
// at v20.20.2: the second half of formatRaw). Objects that are none of these are left to value.js.

const { isSloppy, kind, promiseDetails } = internalBinding('util');
const { prefix } = require('internal/util/inspect/names');
const { primitiveText } = require('internal/util/inspect/primitives');
const { blankShape, finished, propertyText, tooDeep, valueText } = require('internal/util/inspect/value');

// Whether the text of a function is that of a class. Comments and a default parameter may hold
// braces and brackets, hence the slow second look.
function isClassText(text) {
  if (!text.startsWith('class') || !text.endsWith('}')) return false;
  const rest = text.slice(5, -1);
  const brace = rest.indexOf('{');
  if (brace === -1) return false;
  if (!rest.slice(0, brace).includes('(')) return true;
  const bare = rest.replace(/(\/\/.*?\n)|(\/\*(.|\n)*?\*\/)/g, 'undefined');
  return /^(\s+[^(]*?)\s*{/.test(bare);
}

function classText(value, name, tag) {
  let text = `class ${(Object.hasOwn(value, 'name') && value.name) || '(anonymous)'}`;
  if (name !== 'Function' && name !== null) text += ` [${name}]`;
  if (tag !== '' && name !== tag) text += ` [${tag}]`;
  if (name === null) return `[${text} extends [null prototype]]`;
  const superName = Object.getPrototypeOf(value).name;
  return superName ? `[${text} extends ${superName}]` : `[${text}]`;
}

// `[Function: f]`, `[AsyncFunction (anonymous)] Foo [tag]`, `[class A extends B]`.
function functionText(value, what, name, tag) {
  if (isClassText(Function.prototype.toString.call(value))) return classText(value, name, tag);
  // goja has no async generator functions: what stands for them is told by its tag.
  if (tag === 'AsyncGeneratorFunction') return `[${tag}${value.name === '' ? ' (anonymous)' : `: ${value.name}`}]`;
  const isSpecial = what === 'AsyncFunction' || what === 'GeneratorFunction';
  const type = isSpecial ? what : 'Function';
  let text = `[${type}`;
  if (name === null) text += ' (null prototype)';
  text += value.name === '' ? ' (anonymous)]' : `: ${value.name}]`;
  // goja gives async methods Function's prototype.
  if (name !== type && name !== null && !(isSpecial && name === 'Function')) text += ` ${name}`;
  if (tag !== '' && name !== tag) text += ` [${tag}]`;
  return text;
}

// With showHidden V8's own properties come first, in its order; sloppy functions have two that
// exist in no other engine.
function functionShape(ctx, value, text, keys, hasProto) {
  if (!ctx.showHidden) return basedOn(text, keys, hasProto, (base) => ctx.stylize(base, 'special'));
  const first = ['length', 'name'].filter((key) => keys.includes(key));
  const last = keys.filter((key) => key !== 'length' && key !== 'name' && key !== 'arguments' && key !== 'caller');
  const shape = basedOn(text, last.includes('prototype') ? ['prototype', ...last.filter((key) => key !== 'prototype')] : last,
    hasProto || keys.length > 0, (base) => ctx.stylize(base, 'special'));
  shape.entries = (c, v, depth) => {
    const parts = first.map((key) => propertyText(c, v, depth, key, 'property'));
    if (isSloppy(v)) {
      const none = c.stylize('null', 'null');
      parts.push(`[arguments]: ${none}`, `[caller]: ${none}`);
    }
    return parts;
  };
  return shape;
}

// `[Number: 1]`, `[String (Foo): 'a'] [tag]`. The indices of a string are taken out of keys.
function boxedText(ctx, value, what, name, tag, keys) {
  if (what === 'String') keys.splice(0, value.length);
  const plain = globalThis[what].prototype.valueOf.call(value);
  let text = `[${what}`;
  if (what !== name) text += name === null ? ' (null prototype)' : ` (${name})`;
  text += `: ${primitiveText((t) => t, plain, ctx)}]`;
  if (tag !== '' && tag !== name) text += ` [${tag}]`;
  return keys.length !== 0 || !ctx.colors ? text : ctx.stylize(text, what.toLowerCase());
}

function dateText(value, name, tag) {
  const text = Number.isNaN(Date.prototype.getTime.call(value)) ? Date.prototype.toString.call(value) :
    Date.prototype.toISOString.call(value);
  const head = prefix(name, tag, 'Date');
  return head === 'Date ' ? text : head + text;
}

function regExpText(value, name, tag) {
  const text = RegExp.prototype.toString.call(name === null ? new RegExp(value) : value);
  const head = prefix(name, tag, 'RegExp');
  return head === 'RegExp ' ? text : head + text;
}

function byteEntries(ctx, value) {
  let bytes;
  try {
    bytes = new Uint8Array(value);
  } catch {
    return [ctx.stylize('(detached)', 'special')];
  }
  const shown = Math.min(Math.max(0, ctx.maxArrayLength), bytes.length);
  const hex = [];
  for (let i = 0; i < shown; i++) hex.push((bytes[i] < 16 ? '0' : '') + bytes[i].toString(16));
  const rest = bytes.length - ctx.maxArrayLength;
  const more = rest > 0 ? ` ... ${rest} more byte${rest > 1 ? 's' : ''}` : '';
  return [`${ctx.stylize('[Uint8Contents]', 'special')}: <${hex.join(' ')}${more}>`];
}

function bufferShape(ctx, value, head, isBuffer, hasProto, keys) {
  if (isBuffer && keys.length === 0 && !hasProto) {
    return finished(`${head}{ byteLength: ${ctx.stylize(`${value.byteLength}`, 'number')} }`);
  }
  const shape = blankShape(['byteLength', ...keys]);
  shape.braces[0] = `${head}{`;
  if (!isBuffer) shape.entries = byteEntries;
  return shape;
}

function promiseEntries(ctx, value, depth) {
  const [state, result] = promiseDetails(value);
  if (state === 0) return [ctx.stylize('<pending>', 'special')];
  ctx.indentationLvl += 2;
  const text = valueText(ctx, result, depth);
  ctx.indentationLvl -= 2;
  return [state === 2 ? `${ctx.stylize('<rejected>', 'special')} ${text}` : text];
}

// What a weak collection holds depends on the garbage collector, so it is never shown.
function weakEntries(ctx) {
  return [ctx.stylize('<items unknown>', 'special')];
}

// A module namespace: no prototype, and a fixed tag that no program sets by chance.
function isNamespaceObject(value) {
  if (kind(value) !== 'Object' || Object.getPrototypeOf(value) !== null) return false;
  const desc = Object.getOwnPropertyDescriptor(value, Symbol.toStringTag);
  return desc?.value === 'Module' && !desc.configurable && !desc.writable && !desc.enumerable;
}

function namespaceEntries(keys, ctx, value, depth) {
  return keys.map((key) => {
    let exported;
    try {
      exported = value[key];
    } catch (err) {
      if (!(err instanceof ReferenceError)) throw err;
      const blank = propertyText(ctx, { [key]: '' }, depth, key, 'property');
      return blank.slice(0, blank.lastIndexOf(' ') + 1) + ctx.stylize('<uninitialized>', 'special');
    }
    return propertyText(ctx, value, depth, key, 'property', { value: exported, enumerable: true });
  });
}

// A shape that is the text base, if there are no properties to add.
function basedOn(base, keys, hasProto, style = (text) => text) {
  if (keys.length === 0 && !hasProto) return finished(style(base));
  const shape = blankShape(keys);
  shape.base = base;
  return shape;
}

function bracedWith(head, keys, entries) {
  const shape = blankShape(keys);
  shape.braces[0] = `${head}{`;
  shape.entries = entries;
  return shape;
}

function isURL(value) {
  return typeof value.href === 'string' && value instanceof require('url').URL;
}

// The shape of value if it is of one of these kinds, else undefined. what is its kind, name its
// constructor's name, keys its keys.
function shapeOf(ctx, value, what, name, tag, depth, hasProto, isBuffer, keys) {
  const style = (type) => (text) => ctx.stylize(text, type);
  if (typeof value === 'function') return functionShape(ctx, value, functionText(value, what, name, tag), keys, hasProto);
  switch (what) {
    case 'RegExp': {
      const text = regExpText(value, name, tag);
      return tooDeep(ctx, depth) ? finished(ctx.stylize(text, 'regexp')) : basedOn(text, keys, hasProto, style('regexp'));
    }
    case 'Date': return basedOn(dateText(value, name, tag), keys, hasProto, style('date'));
    case 'ArrayBuffer': return bufferShape(ctx, value, prefix(name, tag, what), isBuffer, hasProto, keys);
    case 'DataView': return bracedWith(prefix(name, tag, what), ['byteLength', 'byteOffset', 'buffer', ...keys]);
    case 'Promise': return bracedWith(prefix(name, tag, what), keys, promiseEntries);
    case 'WeakSet':
    case 'WeakMap': return bracedWith(prefix(name, tag, what), keys, weakEntries);
    case 'Number':
    case 'String':
    case 'Boolean':
    case 'Symbol':
    case 'BigInt': return basedOn(boxedText(ctx, value, what, name, tag, keys), keys, hasProto);
    default:
  }
  if (what === 'Error' || value instanceof Error) {
    return basedOn(require('internal/util/inspect/errors').errorText(ctx, value, name, tag, keys), keys, hasProto);
  }
  if (name === null && isNamespaceObject(value)) {
    return bracedWith(prefix(name, tag, 'Module'), [], (c, v, d) => namespaceEntries(keys, c, v, d));
  }
  return isURL(value) && !tooDeep(ctx, depth) ? basedOn(value.href, keys, hasProto) : undefined;
}

module.exports = { isNamespaceObject, shapeOf };
