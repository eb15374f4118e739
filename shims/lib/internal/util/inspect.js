'use strict';

// util.inspect (lib/internal/util/inspect.js at v20.20.2). What the text of a value is, is in
// internal/util/inspect/: value (any value), special and collections (built-in kinds), errors,
// names, layout.

const { kind, proxyDetails, stringWidth } = internalBinding('util');
const defaults = require('internal/util/inspect/defaults');
const { isBuiltIn } = require('internal/util/inspect/names');
const { valueText } = require('internal/util/inspect/value');
const { format, formatWithOptions } = require('internal/util/format');

function plain(text) {
  return text;
}

function painted(text, type) {
  const color = inspect.colors[inspect.styles[type]];
  return color === undefined ? text : `\u001b[${color[0]}m${text}\u001b[${color[1]}m`;
}

// Copies the caller's options into ctx. Those that inspect does not know are kept for custom
// inspection functions.
function applyOptions(ctx, options) {
  for (const key of Object.keys(options)) {
    if (Object.hasOwn(defaults, key) || key === 'stylize') {
      ctx[key] = options[key];
    } else if (ctx.userOptions === undefined) {
      ctx.userOptions = options;
    }
  }
}

// inspect(value, options), or as of old inspect(value, showHidden, depth, colors).
function inspect(value, options) {
  const ctx = { budget: {}, indentationLvl: 0, seen: [], currentDepth: 0, stylize: plain, ...defaults };
  if (arguments.length > 2 && arguments[2] !== undefined) ctx.depth = arguments[2];
  if (arguments.length > 3 && arguments[3] !== undefined) ctx.colors = arguments[3];
  if (typeof options === 'boolean') {
    ctx.showHidden = options;
  } else if (options) {
    applyOptions(ctx, options);
  }
  if (ctx.colors) ctx.stylize = painted;
  ctx.maxArrayLength ??= Infinity;
  ctx.maxStringLength ??= Infinity;
  return valueText(ctx, value, 0);
}

inspect.custom = Symbol.for('nodejs.util.inspect.custom');

Object.defineProperty(inspect, 'defaultOptions', {
  get() {
    return defaults;
  },
  set(options) {
    require('internal/validators').validateObject(options, 'options');
    Object.assign(defaults, options);
  },
});

// Tables that few programs look at are made when they are first read.
function definesLater(name, make) {
  Object.defineProperty(inspect, name, {
    get() {
      const value = make();
      Object.defineProperty(inspect, name, { value, writable: true, enumerable: true, configurable: true });
      return value;
    },
    set(value) {
      Object.defineProperty(inspect, name, { value, writable: true, enumerable: true, configurable: true });
    },
    enumerable: true,
    configurable: true,
  });
}

definesLater('colors', () => require('internal/util/inspect/colors').makeColors());
definesLater('styles', () => require('internal/util/inspect/colors').makeStyles());

// Whether the object's text is that of a built-in toString (or that of no toString at all), so
// that %s shows more by inspecting it.
function hasBuiltInToString(object) {
  const proxy = proxyDetails(object);
  if (proxy !== undefined && proxy[0] === null) return true;
  const value = proxy === undefined ? object : proxy[0];
  const hasText = typeof value.toString === 'function';
  const hasPrimitive = typeof value[Symbol.toPrimitive] === 'function';
  if (!hasText && !hasPrimitive) return true;
  if ((hasText && Object.hasOwn(value, 'toString')) || (hasPrimitive && Object.hasOwn(value, Symbol.toPrimitive))) return false;
  let owner = value;
  do {
    owner = Object.getPrototypeOf(owner);
  } while (!(hasText && Object.hasOwn(owner, 'toString')) && !(hasPrimitive && Object.hasOwn(owner, Symbol.toPrimitive)));
  const made = Object.getOwnPropertyDescriptor(owner, 'constructor')?.value;
  return typeof made === 'function' && isBuiltIn(made.name);
}

// Terminal escape sequences, as the package ansi-regex describes them.
function escapeSequences() {
  const text = '[-a-zA-Z\\d\\/\\#&.:=?%@~_]';
  const message = `(?:(?:(?:;${text}+)*|[a-zA-Z\\d]+(?:;${text}*)*)?(?:\\u0007|\\u001B\\u005C|\\u009C))`;
  const control = '(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-nq-uy=><~])';
  return new RegExp(`[\\u001B\\u009B][[\\]()#;?]*(?:${message}|${control})`, 'g');
}

function stripVTControlCharacters(str) {
  require('internal/validators').validateString(str, 'str');
  return /[\u001B\u009B]/.test(str) ? str.replace(escapeSequences(), '') : str;
}

function getStringWidth(str, removeControlChars = true) {
  return stringWidth(removeControlChars ? stripVTControlCharacters(str) : str);
}

module.exports = {
  format,
  formatWithOptions,
  getStringWidth,
  hasBuiltInToString,
  inspect,
  inspectDefaultOptions: defaults,
  kindOf: kind,
  stripVTControlCharacters,
  get identicalSequenceRange() {
    return require('internal/util/inspect/errors').identicalSequenceRange;
  },
};
