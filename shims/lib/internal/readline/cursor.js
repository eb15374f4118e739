'use strict';

// Where the cursor stands after a text (_getDisplayPos of lib/internal/readline/interface.js at v20.20.2).

function positionAfter(rl, text) {
  const { getStringWidth, stripVTControlCharacters } = require('internal/util/inspect');
  const { columns, tabSize } = rl;
  let offset = 0;
  let rows = 0;
  for (const char of stripVTControlCharacters(text)) {
    if (char === '\n') {
      rows += Math.ceil(offset / columns) || 1;
      offset = 0;
    } else if (char === '\t') {
      offset += tabSize - (offset % tabSize);
    } else {
      const width = getStringWidth(char, false);
      // A wide character does not begin in the last column.
      if (width === 2 && (offset + 1) % columns === 0) offset++;
      offset += width;
    }
  }
  const cols = offset % columns;
  return { cols, rows: rows + (offset - cols) / columns };
}

module.exports = { positionAfter };
