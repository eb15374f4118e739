'use strict';

// util.format (lib/internal/util/inspect.js at v20.20.2: formatWithOptionsInternal). Programs
// that log strings and numbers only never load inspect.

const defaults = require('internal/util/inspect/defaults');

function inspect(value, options) {
  return require('internal/util/inspect').inspect(value, options);
}

// The text of a primitive that is not a string, as inspect has it without colours.
function plainText(value, options) {
  switch (typeof value) {
    case 'number': return numberText(value, options);
    case 'bigint': return bigintText(value, options);
    case 'symbol': return value.toString();
    default: return `${value}`;
  }
}

function separates(options) {
  return options?.numericSeparator ?? defaults.numericSeparator;
}

function numberText(value, options) {
  if (separates(options)) return require('internal/util/inspect/primitives').numberText(value, true);
  return Object.is(value, -0) ? '-0' : `${value}`;
}

function bigintText(value, options) {
  return separates(options) ? require('internal/util/inspect/primitives').bigintText(value, true) : `${value}n`;
}

// An argument that no placeholder took.
function restText(value, options) {
  if (typeof value === 'string') return value;
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isObject || options !== undefined || defaults.colors ? inspect(value, options) : plainText(value, options);
}

// %s: objects with a toString of their own are asked; any other object is inspected.
function textForS(value, options) {
  if (typeof value === 'number') return numberText(value, options);
  if (typeof value === 'bigint') return bigintText(value, options);
  if (typeof value !== 'object' || value === null) return String(value);
  if (!require('internal/util/inspect').hasBuiltInToString(value)) return String(value);
  return inspect(value, { ...options, compact: 3, colors: false, depth: 0 });
}

// %d, %i, %f, each with its own reading of the argument as a number.
function textForNumber(value, read, options) {
  if (typeof value === 'symbol') return 'NaN';
  return numberText(read(value), options);
}

function textForJ(value) {
  try {
    return JSON.stringify(value);
  } catch (err) {
    if (err.name === 'TypeError' && /circular structure/.test(err.message.split('\n', 1)[0])) return '[Circular]';
    throw err;
  }
}

// The text for one placeholder; undefined if the letter is none.
function placeholderText(letter, value, options) {
  switch (letter) {
    case 's': return textForS(value, options);
    case 'j': return `${textForJ(value)}`;
    case 'd': return typeof value === 'bigint' ? bigintText(value, options) : textForNumber(value, Number, options);
    case 'i': return typeof value === 'bigint' ? bigintText(value, options) : textForNumber(value, parseInt, options);
    case 'f': return textForNumber(value, parseFloat, options);
    case 'O': return inspect(value, options);
    case 'o': return inspect(value, { ...options, showHidden: true, showProxy: true, depth: 4 });
    case 'c': return '';
    default: return undefined;
  }
}

// Fills the placeholders of args[0]. Returns the text and how many arguments it took, the first
// included; took is 0 when there was nothing to fill.
function fill(args, options) {
  const [pattern] = args;
  let text = '';
  let done = 0;
  let next = 1;
  for (let at = pattern.indexOf('%'); at !== -1 && at < pattern.length - 1; at = pattern.indexOf('%', at)) {
    const letter = pattern[at + 1];
    if (letter === '%') {
      text += pattern.slice(done, at + 1);
      done = at + 2;
    } else if (next < args.length) {
      const filled = placeholderText(letter, args[next], options);
      if (filled !== undefined) {
        text += pattern.slice(done, at) + filled;
        done = at + 2;
        next++;
      }
    }
    at += 2;
  }
  return done === 0 ? { text: '', took: 0 } : { text: text + pattern.slice(done), took: next };
}

function formatArguments(options, args) {
  let text = '';
  let next = 0;
  if (typeof args[0] === 'string') {
    if (args.length === 1) return args[0];
    if (args[0].includes('%')) ({ text, took: next } = fill(args, options));
  }
  let separator = next === 0 ? '' : ' ';
  for (; next < args.length; next++) {
    text += separator + restText(args[next], options);
    separator = ' ';
  }
  return text;
}

function format(...args) {
  return formatArguments(undefined, args);
}

function formatWithOptions(inspectOptions, ...args) {
  const { validateObject, kValidateObjectAllowArray } = require('internal/validators');
  validateObject(inspectOptions, 'inspectOptions', kValidateObjectAllowArray);
  return formatArguments(inspectOptions, args);
}

module.exports = { format, formatArguments, formatWithOptions };
