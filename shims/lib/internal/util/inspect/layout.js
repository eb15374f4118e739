'use strict';

// How the parts of an object are put on lines (lib/internal/util/inspect.js at v20.20.2:
// reduceToSingleString).

function withoutColors(text) {
  return text.replace(/\u001b\[\d\d?m/g, '');
}

// Whether the parts fit on one line of breakLength that already holds start characters. UTF-16
// units count, not columns.
function fitsOnLine(ctx, parts, start, base) {
  let total = parts.length + start;
  if (total + parts.length > ctx.breakLength) return false;
  for (let i = 0; i < parts.length; i++) {
    total += ctx.colors ? withoutColors(parts[i]).length : parts[i].length;
    if (total > ctx.breakLength) return false;
  }
  return base === '' || !base.includes('\n');
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
  const grouped = isList && parts.length > 6 ? require('internal/util/inspect/columns').groupEntries(ctx, parts, value) : parts;
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

module.exports = { joinParts };
