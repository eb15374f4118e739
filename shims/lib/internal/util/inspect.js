'use strict';

// util.inspect (lib/internal/util/inspect.js at v20.20.2). What the text of a value is, is in
// internal/util/inspect/: value (any value), special and collections (built-in kinds), errors,
// names, layout.

const { lazyObject } = internalBinding('util');
const defaults = require('internal/util/inspect/defaults');
const { valueText } = require('internal/util/inspect/value');

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
  // Named one by one: copying an object takes goja several times as long.
  const ctx = {
    budget: {},
    indentationLvl: 0,
    seen: [],
    currentDepth: 0,
    stylize: plain,
    showHidden: defaults.showHidden,
    depth: defaults.depth,
    colors: defaults.colors,
    customInspect: defaults.customInspect,
    showProxy: defaults.showProxy,
    maxArrayLength: defaults.maxArrayLength,
    maxStringLength: defaults.maxStringLength,
    breakLength: defaults.breakLength,
    compact: defaults.compact,
    sorted: defaults.sorted,
    getters: defaults.getters,
    numericSeparator: defaults.numericSeparator,
    circular: undefined,
    userOptions: undefined,
  };
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

function loadPart(name) {
  switch (name) {
    case 'format':
    case 'formatWithOptions': return require('internal/util/format')[name];
    case 'identicalSequenceRange': return require('internal/util/inspect/errors')[name];
    default: return require('internal/util/inspect/text')[name];
  }
}

module.exports = {
  __proto__: lazyObject('getStringWidth hasBuiltInToString stripVTControlCharacters format formatWithOptions ' +
    'identicalSequenceRange', loadPart),
  inspect,
  inspectDefaultOptions: defaults,
};
