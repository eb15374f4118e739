'use strict';

// Getters, and the properties of the user's own prototypes, which showHidden lists
// (lib/internal/util/inspect.js at v20.20.2: formatProperty, addPrototypeProperties).

const { isBuiltIn } = require('internal/util/inspect/names');
const { propertyText, valueText } = require('internal/util/inspect/value');
const { primitiveText } = require('internal/util/inspect/primitives');

// Node takes a function that a getter gave for a symbol, and shows what V8 says to that.
const asSymbol = "Symbol.prototype.toString requires that 'this' be a Symbol";

// At most so many layers of prototypes are listed.
const prototypeLayers = 3;

function isAsked(ctx, desc) {
  switch (ctx.getters) {
    case true: return true;
    case 'get': return desc.set === undefined;
    case 'set': return desc.set !== undefined;
    default: return false;
  }
}

// `[Getter]`, or with the option getters `[Getter: 1]`, the getter being called on object.
function getterText(ctx, desc, object, depth) {
  const label = desc.set === undefined ? 'Getter' : 'Getter/Setter';
  const special = (text) => ctx.stylize(text, 'special');
  if (!isAsked(ctx, desc)) return special(`[${label}]`);
  const wrap = (text) => `${special(`[${label}:`)} ${text}${special(']')}`;
  try {
    const value = desc.get.call(object);
    ctx.indentationLvl += 2;
    let text;
    if (value === null) {
      text = wrap(ctx.stylize('null', 'null'));
    } else if (typeof value === 'object') {
      text = `${special(`[${label}]`)} ${valueText(ctx, value, depth)}`;
    } else {
      if (typeof value === 'function') throw new TypeError(asSymbol);
      text = wrap(primitiveText(ctx.stylize, value, ctx));
    }
    ctx.indentationLvl -= 2;
    return text;
  } catch (err) {
    return wrap(`<Inspection threw (${err.message})>`);
  }
}

function isBuiltInPrototype(object) {
  const made = Object.getOwnPropertyDescriptor(object, 'constructor')?.value;
  return typeof made === 'function' && isBuiltIn(made.name);
}

// Adds to parts the properties, functions excepted, that main inherits from prototypes of the
// user's own, starting at start.
function addPrototypeProperties(ctx, main, start, depth, parts) {
  let object = start;
  const above = new Set();
  let keys = [];
  for (let layer = 0; layer < prototypeLayers; layer++) {
    if (layer !== 0 || main === object) {
      object = Object.getPrototypeOf(object);
      if (object === null || isBuiltInPrototype(object)) return;
    }
    for (const key of keys) above.add(key);
    keys = Reflect.ownKeys(object);
    ctx.seen.push(main);
    for (const key of keys) {
      if (key === 'constructor' || Object.hasOwn(main, key) || above.has(key)) continue;
      const desc = Object.getOwnPropertyDescriptor(object, key);
      if (typeof desc.value === 'function') continue;
      const text = propertyText(ctx, object, depth, key, 'property', desc, main);
      parts.push(ctx.colors ? `\u001b[2m${text}\u001b[22m` : text);
    }
    ctx.seen.pop();
  }
}

module.exports = { addPrototypeProperties, getterText };
