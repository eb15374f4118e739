'use strict';

// Long arrays as tables (lib/internal/util/inspect.js at v20.20.2: groupArrayElements).

const { stringWidth } = internalBinding('util');

// Columns that text takes on a terminal. Escape sequences are not counted when strip is true.
function widthOf(text, strip) {
  return stringWidth(strip ? require('internal/util/inspect').stripVTControlCharacters(text) : text);
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

module.exports = { groupEntries, widthOf };
