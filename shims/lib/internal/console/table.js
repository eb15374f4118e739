'use strict';

// The text of console.table (lib/internal/console/constructor.js and lib/internal/cli_table.js at
// v20.20.2).

const { kind, previewEntries } = internalBinding('util');
const { getStringWidth, inspect } = require('internal/util/inspect');

// A cell: objects of many keys are named only.
function cellText(value, options) {
  const isLarge = value !== null && typeof value === 'object' && !Array.isArray(value) && !ArrayBuffer.isView(value) &&
    Object.keys(value).length > 2;
  return inspect(value, { depth: isLarge ? -1 : 0, maxArrayLength: 3, breakLength: Infinity, ...options });
}

function rowText(cells, widths) {
  const padded = cells.map((cell, i) => cell + ' '.repeat(widths[i] - getStringWidth(cell)));
  return `│ ${padded.join(' │ ')} │\n`;
}

// Draws columns of cells below heads. A column may be shorter than others, or have holes.
function draw(heads, columns) {
  const height = Math.max(0, ...columns.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, y) => columns.map((column) => (Object.hasOwn(column, y) ? column[y] : '')));
  const widths = heads.map((head, x) => Math.max(getStringWidth(head), ...rows.map((row) => getStringWidth(row[x]))));
  const line = (left, middle, right) => `${left}${widths.map((width) => '─'.repeat(width + 2)).join(middle)}${right}`;
  return `${line('┌', '┬', '┐')}\n${rowText(heads, widths)}${line('├', '┼', '┤')}\n${
    rows.map((row) => rowText(row, widths)).join('')}${line('└', '┴', '┘')}`;
}

function indices(count, cell) {
  return Array.from({ length: count }, (_, i) => cell(i));
}

function drawEntries(entries, cell) {
  return draw(['(iteration index)', 'Key', 'Values'], [
    indices(entries.length, cell), entries.map(([key]) => cell(key)), entries.map(([, value]) => cell(value)),
  ]);
}

function drawValues(values, cell) {
  return draw(['(iteration index)', 'Values'], [indices(values.length, cell), values.map(cell)]);
}

function isPrimitive(value) {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}

// One column per property of the rows; rows that are no objects have a column for themselves.
function drawRows(data, properties, cell) {
  const index = Object.keys(data);
  const columns = { __proto__: null };
  const values = [];
  index.forEach((key, y) => {
    const row = data[key];
    const primitive = isPrimitive(row);
    if (properties === undefined && primitive) {
      values[y] = cell(row);
      return;
    }
    for (const property of properties || Object.keys(row)) {
      columns[property] ??= [];
      columns[property][y] = primitive || !Object.hasOwn(row, property) ? '' : cell(row[property]);
    }
  });
  const heads = ['(index)', ...Object.keys(columns)];
  const cells = [index, ...Object.values(columns)];
  if (values.length > 0) {
    heads.push('Values');
    cells.push(values);
  }
  return draw(heads, cells);
}

function pairs(flat) {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
}

module.exports = function tableText(data, properties, options) {
  const cell = (value) => cellText(value, options);
  switch (kind(data)) {
    case 'Map': return drawEntries([...data], cell);
    case 'Set': return drawValues([...data], cell);
    case 'Map Iterator': {
      const [entries, isKeyValue] = previewEntries(data);
      return isKeyValue ? drawEntries(pairs(entries), cell) : drawValues(entries, cell);
    }
    // Node shows the entries of a Set's iterator flat.
    case 'Set Iterator': return drawValues(previewEntries(data)[0], cell);
    default: return drawRows(data, properties, cell);
  }
};
