'use strict';

// Text of values that are not objects (lib/internal/util/inspect.js at v20.20.2: formatPrimitive
// and what it calls).

const { quoted } = internalBinding('util');

// Strings up to this length stay on one line whatever breakLength says.
const shortString = 16;

// '1234567' as '1_234_567', a sign kept in front.
function groupFromRight(digits) {
  const sign = digits[0] === '-' ? '-' : '';
  let rest = digits.slice(sign.length);
  let out = '';
  while (rest.length > 3) {
    out = `_${rest.slice(-3)}${out}`;
    rest = rest.slice(0, -3);
  }
  return sign + rest + out;
}

// '1234567' as '123_456_7'.
function groupFromLeft(digits) {
  const groups = [];
  for (let i = 0; i < digits.length; i += 3) groups.push(digits.slice(i, i + 3));
  return groups.join('_');
}

function numberText(number, separate) {
  if (Object.is(number, -0)) return separate ? '0' : '-0';
  const text = `${number}`;
  if (!separate || !Number.isFinite(number)) return text;
  if (Math.trunc(number) === number) return text.includes('e') ? text : groupFromRight(text);
  const [whole, fraction] = splitAtDot(text);
  return `${groupFromRight(whole)}.${groupFromLeft(fraction)}`;
}

// A number without a dot, such as 1e-7, is cut as Node cuts it: before its last character.
function splitAtDot(text) {
  const dot = text.indexOf('.');
  return [text.slice(0, dot), text.slice(dot + 1)];
}

function bigintText(bigint, separate) {
  return `${separate ? groupFromRight(`${bigint}`) : bigint}n`;
}

// A long string breaks after each of its line feeds, joined by ' +\n'.
function stringText(stylize, string, ctx) {
  let text = string;
  let trailer = '';
  if (text.length > ctx.maxStringLength) {
    const rest = text.length - ctx.maxStringLength;
    text = text.slice(0, ctx.maxStringLength);
    trailer = `... ${rest} more character${rest > 1 ? 's' : ''}`;
  }
  const long = ctx.compact !== true && text.length > shortString && text.length > ctx.breakLength - ctx.indentationLvl - 4;
  if (!long || !text.includes('\n')) return stylize(quoted(text), 'string') + trailer;
  const lines = [];
  for (let from = 0; from < text.length;) {
    const feed = text.indexOf('\n', from);
    const end = feed === -1 ? text.length : feed + 1;
    lines.push(stylize(quoted(text.slice(from, end)), 'string'));
    from = end;
  }
  return lines.join(` +\n${' '.repeat(ctx.indentationLvl + 2)}`) + trailer;
}

// ctx needs maxStringLength, compact, breakLength, indentationLvl for strings, numericSeparator
// for numbers.
function primitiveText(stylize, value, ctx) {
  switch (typeof value) {
    case 'string': return stringText(stylize, value, ctx);
    case 'number': return stylize(numberText(value, ctx.numericSeparator), 'number');
    case 'bigint': return stylize(bigintText(value, ctx.numericSeparator), 'bigint');
    case 'boolean': return stylize(`${value}`, 'boolean');
    case 'undefined': return stylize('undefined', 'undefined');
    default: return stylize(value.toString(), 'symbol');
  }
}

module.exports = { bigintText, numberText, primitiveText };
