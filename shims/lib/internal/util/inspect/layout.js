'use strict';

// How the parts of an object are put on lines (lib/internal/util/inspect.js at v20.20.2:
// reduceToSingleString, groupArrayElements).

const { stringWidth } = internalBinding('util');

function withoutColors(text) {
  return text.replace(/\u001b\[\d\d?m/g, '');
}

// Columns that text takes on a terminal. Escape sequences are not counted when strip is true.
function widthOf(text, strip) {
  return stringWidth(strip ? require('internal/util/inspect').stripVTControlCharacters(text) : text);
}

// Whether the parts fit on one line of breakLength that already holds start characters. UTF-16
// units count, not columns.
function fitsOnLine(ctx, parts, start, base) {
  let total = parts.length + start;
  if (total + parts.length > ctx.breakLength) return false;
  for (const part of parts) {
    total += ctx.colors ? withoutColors(part).length : part.length;
    if (total > ctx.breakLength) return false;
  }
  return base === '' || !base.includes('\n');
}

// How many columns a table of count entries should have, for entries of the given widths.
function columnCount(ctx, count, entries, total, widest) {
  // An entry takes a comma and a blank more than its text.
  const cell = widest + 2;
  // A character is about two and a half times as high as wide; the aim is a square.
  const bias = Math.max(cell - 3 - Math.sqrt(cell - total / entries), 1);
  return Math.min(
    Math.round(Math.sqrt(2.5 * bias * count) / bias),
    Math.floor((ctx.breakLength - ctx.indentationLvl) / cell),
    ctx.compact * 4,
    15,
  );
}

// Numbers are aligned to the right, anything else to the left.
function alignsRight(value, count) {
  if (value === undefined) return true;
  for (let i = 0; i < count; i++) {
    const type = typeof value[i];
    if (type !== 'number' && type !== 'bigint') return false;
  }
  return true;
}

// One line of the table: entries from .. to-1, padded to the width of their column.
function tableLine(parts, widths, columns, from, to, right) {
  let line = '';
  for (let i = from; i < to; i++) {
    // Escape sequences lengthen the text, not what is seen.
    const unseen = parts[i].length - widths[i];
    const last = i === to - 1;
    const text = last ? parts[i] : `${parts[i]}, `;
    const width = columns[i - from] + unseen - (last ? 2 : 0);
    if (right) {
      line += text.padStart(width, ' ');
    } else {
      line += last ? text : text.padEnd(width, ' ');
    }
  }
  return line;
}

// Arranges the entries of a long array as a table: one text per line. Returns parts itself when
// they are too long or too different in length.
function groupEntries(ctx, parts, value) {
  const hasMore = ctx.maxArrayLength < parts.length;
  // The last part is then "... n more items".
  const count = hasMore ? parts.length - 1 : parts.length;
  const widths = new Array(count);
  let total = 0;
  let widest = 0;
  for (let i = 0; i < count; i++) {
    widths[i] = widthOf(parts[i], ctx.colors);
    total += widths[i] + 2;
    if (widths[i] > widest) widest = widths[i];
  }
  const cell = widest + 2;
  if (cell * 3 + ctx.indentationLvl >= ctx.breakLength || (total / cell <= 5 && widest > 6)) return parts;
  const perLine = columnCount(ctx, count, parts.length, total, widest);
  if (perLine <= 1) return parts;
  const columns = [];
  for (let c = 0; c < perLine; c++) {
    let width = 0;
    for (let i = c; i < count; i += perLine) width = Math.max(width, widths[i]);
    columns.push(width + 2);
  }
  const right = alignsRight(value, parts.length);
  const lines = [];
  for (let from = 0; from < count; from += perLine) {
    lines.push(tableLine(parts, widths, columns, from, Math.min(from + perLine, count), right));
  }
  if (hasMore) lines.push(parts[count]);
  return lines;
}

function onOneLinePerEntry(ctx, parts, base, braces) {
  const feed = `\n${' '.repeat(ctx.indentationLvl)}`;
  return `${base ? `${base} ` : ''}${braces[0]}${feed}  ${parts.join(`,${feed}  `)}${feed}${braces[1]}`;
}

// compact: true, the layout of old.
function compactly(ctx, parts, base, braces) {
  if (fitsOnLine(ctx, parts, 0, base)) {
    return `${braces[0]}${base ? ` ${base}` : ''} ${parts.join(', ')} ${braces[1]}`;
  }
  const indent = ' '.repeat(ctx.indentationLvl);
  // A long opening, such as "Set {", puts the first entry on a line of its own.
  const opening = base === '' && braces[0].length === 1 ? ' ' : `${base ? ` ${base}` : ''}\n${indent}  `;
  return `${braces[0]}${opening}${parts.join(`,\n${indent}  `)} ${braces[1]}`;
}

// Joins base, braces and parts. isList says that the parts are entries of a list, value being
// the list where its entries decide about alignment. depth is how deep the object lies.
function joinParts(ctx, parts, base, braces, isList, depth, value) {
  if (ctx.compact === true) return compactly(ctx, parts, base, braces);
  if (!(typeof ctx.compact === 'number' && ctx.compact >= 1)) return onOneLinePerEntry(ctx, parts, base, braces);
  const grouped = isList && parts.length > 6 ? groupEntries(ctx, parts, value) : parts;
  // The innermost ctx.compact levels go on one line if they fit, unless they became a table.
  if (ctx.currentDepth - depth < ctx.compact && grouped.length === parts.length) {
    const start = grouped.length + ctx.indentationLvl + braces[0].length + base.length + 10;
    if (fitsOnLine(ctx, grouped, start, base)) {
      const line = grouped.join(', ');
      if (!line.includes('\n')) return `${base ? `${base} ` : ''}${braces[0]} ${line} ${braces[1]}`;
    }
  }
  return onOneLinePerEntry(ctx, grouped, base, braces);
}

module.exports = { joinParts, widthOf };
