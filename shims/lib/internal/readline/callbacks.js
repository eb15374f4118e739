'use strict';

// Control of a terminal's cursor, by escape sequences that are written to a stream
// (lib/internal/readline/callbacks.js at v20.20.2).

function newError(code, ...args) {
  return new (require('internal/errors').codes[code])(...args);
}

function checkCallback(callback) {
  if (callback !== undefined) require('internal/validators').validateFunction(callback, 'callback');
}

// There is nothing to write.
function nothing(callback) {
  if (typeof callback === 'function') process.nextTick(callback, null);
  return true;
}

function toPosition(x, y) {
  return typeof y !== 'number' ? `\x1b[${x + 1}G` : `\x1b[${y + 1};${x + 1}H`;
}

function byDistance(dx, dy) {
  let text = '';
  if (dx < 0) text += `\x1b[${-dx}D`;
  else if (dx > 0) text += `\x1b[${dx}C`;
  if (dy < 0) text += `\x1b[${-dy}A`;
  else if (dy > 0) text += `\x1b[${dy}B`;
  return text;
}

function clearing(dir) {
  if (dir < 0) return '\x1b[1K';
  return dir > 0 ? '\x1b[0K' : '\x1b[2K';
}

const kClearScreenDown = '\x1b[0J';

function cursorTo(stream, x, y, callback) {
  checkCallback(callback);
  if (typeof y === 'function') {
    callback = y;
    y = undefined;
  }
  if (Number.isNaN(x)) throw newError('ERR_INVALID_ARG_VALUE', 'x', x);
  if (Number.isNaN(y)) throw newError('ERR_INVALID_ARG_VALUE', 'y', y);
  if (stream == null || (typeof x !== 'number' && typeof y !== 'number')) return nothing(callback);
  if (typeof x !== 'number') throw newError('ERR_INVALID_CURSOR_POS');
  return stream.write(toPosition(x, y), callback);
}

function moveCursor(stream, dx, dy, callback) {
  checkCallback(callback);
  if (stream == null || !(dx || dy)) return nothing(callback);
  return stream.write(byDistance(dx, dy), callback);
}

function clearLine(stream, dir, callback) {
  checkCallback(callback);
  if (stream === null || stream === undefined) return nothing(callback);
  return stream.write(clearing(dir), callback);
}

function clearScreenDown(stream, callback) {
  checkCallback(callback);
  if (stream === null || stream === undefined) return nothing(callback);
  return stream.write(kClearScreenDown, callback);
}

module.exports = { clearLine, clearScreenDown, cursorTo, moveCursor, byDistance, clearing, kClearScreenDown, toPosition };
