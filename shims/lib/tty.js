'use strict';

// tty: no stream of the program's world is a terminal.

const { lazyObject } = internalBinding('util');

function isatty() { return false; }

function refuse(fd) {
  const { ERR_INVALID_FD, ERR_TTY_INIT_FAILED } = require('internal/errors').codes;
  if (fd >> 0 !== fd || fd < 0) throw new ERR_INVALID_FD(fd);
  throw new ERR_TTY_INIT_FAILED({ errno: -22, code: 'EINVAL', message: 'invalid argument', syscall: 'uv_tty_init' });
}

// Both are called with and without new, as Node's.
function makeReadStream() {
  const { Socket } = require('net');
  function ReadStream(fd, options) { refuse(fd, options); }
  derive(ReadStream, Socket);
  ReadStream.prototype.setRawMode = function(flag) {
    this.isRaw = !!flag;
    return this;
  };
  return ReadStream;
}

function makeWriteStream() {
  const { Socket } = require('net');
  const { getColorDepth, hasColors } = require('internal/tty_colors');
  function WriteStream(fd) { refuse(fd); }
  derive(WriteStream, Socket);
  Object.assign(WriteStream.prototype, {
    isTTY: true,
    getColorDepth,
    hasColors,
    _refreshSize() { return undefined; },
    cursorTo(x, y, callback) { return require('readline').cursorTo(this, x, y, callback); },
    moveCursor(dx, dy, callback) { return require('readline').moveCursor(this, dx, dy, callback); },
    clearLine(dir, callback) { return require('readline').clearLine(this, dir, callback); },
    clearScreenDown(callback) { return require('readline').clearScreenDown(this, callback); },
    getWindowSize() { return [this.columns, this.rows]; },
  });
  return WriteStream;
}

function derive(Class, Base) {
  Object.setPrototypeOf(Class.prototype, Base.prototype);
  Object.setPrototypeOf(Class, Base);
}

module.exports = lazyObject('isatty ReadStream WriteStream', (name) => {
  switch (name) {
    case 'ReadStream': return makeReadStream();
    case 'WriteStream': return makeWriteStream();
    default: return isatty;
  }
});
