'use strict';

// What a custom inspection function is given as options (lib/internal/util/inspect.js at
// v20.20.2: getUserOptions).

const defaults = require('internal/util/inspect/defaults');

function safeStylize(ctx) {
  return Object.setPrototypeOf((text, flavour) => {
    let styled;
    try {
      styled = `${ctx.stylize(text, flavour)}`;
    } catch {
      return text;
    }
    return styled;
  }, null);
}

// foreign says that the object is behind a proxy or not made by this realm's Object: it gets
// nothing through which it could reach the options' prototypes.
function forCustom(ctx, foreign) {
  const options = { stylize: ctx.stylize };
  for (const key of Object.keys(defaults)) options[key] = ctx[key];
  Object.assign(options, ctx.userOptions);
  if (!foreign) return options;
  Object.setPrototypeOf(options, null);
  for (const key of Object.keys(options)) {
    const type = typeof options[key];
    if (type === 'function' || (type === 'object' && options[key] !== null)) delete options[key];
  }
  options.stylize = safeStylize(ctx);
  return options;
}

module.exports = { forCustom };
