'use strict';

// Whether a stream wants colours, and the codes that assertion messages use
// (lib/internal/util/colors.js at v20.20.2). The codes are empty unless stderr wants colours.

// What tty.getColorDepth makes of FORCE_COLOR: more than two colours or not.
function isForced(value) {
  return value === '' || value === '1' || value === 'true' || value === '2' || value === '3';
}

function shouldColorize(stream) {
  const forced = process.env.FORCE_COLOR;
  if (forced !== undefined) return isForced(forced);
  if (!stream?.isTTY) return stream?.isTTY;
  return typeof stream.getColorDepth === 'function' ? stream.getColorDepth() > 2 : true;
}

const colors = {
  blue: '',
  green: '',
  white: '',
  yellow: '',
  red: '',
  gray: '',
  clear: '',
  reset: '',
  hasColors: false,
  shouldColorize,
  refresh() {
    if (!process.stderr.isTTY) return;
    const on = shouldColorize(process.stderr);
    const code = (text) => (on ? `\u001b${text}` : '');
    colors.blue = code('[34m');
    colors.green = code('[32m');
    colors.white = code('[39m');
    colors.yellow = code('[33m');
    colors.red = code('[31m');
    colors.gray = code('[90m');
    colors.clear = code('c');
    colors.reset = code('[0m');
    colors.hasColors = on;
  },
};

module.exports = colors;
