'use strict';

// What the two halves of a stream keep in common: the bits of state[kState] and the water marks
// (lib/internal/streams/utils.js and state.js at v20.20.2). Inspection shows the bits, so they are Node's.

// The default water marks of the process; setDefaultHighWaterMark changes them.
const marks = { bytes: 16 * 1024, objects: 16 };

function getDefaultHighWaterMark(objectMode) {
  return objectMode ? marks.objects : marks.bytes;
}

function setDefaultHighWaterMark(objectMode, value) {
  require('internal/validators').validateInteger(value, 'value', 0);
  marks[objectMode ? 'objects' : 'bytes'] = value;
}

// The water mark that options ask for, or the default one. key is the option of a Duplex's half.
function getHighWaterMark(objectMode, options, key, isDuplex) {
  let mark = options.highWaterMark;
  if (mark == null && isDuplex) mark = options[key];
  if (mark == null) return getDefaultHighWaterMark(objectMode);
  if (!Number.isInteger(mark) || mark < 0) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_INVALID_ARG_VALUE(isDuplex ? `options.${key}` : 'options.highWaterMark', mark);
  }
  return Math.floor(mark);
}

// Gives prototype accessors for what is kept elsewhere: for each name of bits a flag of this[kState],
// for each of more (names with blanks between them) what describe(name) gives. Each is made when it
// is first asked for.
function addAccessors(prototype, bits, more, describe) {
  const names = `${Object.keys(bits).join(' ')} ${more}`;
  const home = internalBinding('streams').onDemand(names, (target, name) => {
    const accessors = bits[name] === undefined ? describe(name) : flag(bits[name]);
    Object.defineProperty(target, name, { __proto__: null, ...accessors });
  });
  Object.setPrototypeOf(prototype, home);
}

function flag(bit) {
  return {
    get() {
      return (this[kState] & bit) !== 0;
    },
    set(value) {
      if (value) this[kState] |= bit;
      else this[kState] &= ~bit;
    },
  };
}

const kState = Symbol('kState');

module.exports = {
  kState,
  // Called on a half when the stream's _construct is done.
  kOnConstructed: Symbol('kOnConstructed'),
  // What accessors of a state keep.
  kErroredValue: Symbol('kErroredValue'),
  kDefaultEncodingValue: Symbol('kDefaultEncodingValue'),

  kObjectMode: 1 << 0,
  kErrorEmitted: 1 << 1,
  kAutoDestroy: 1 << 2,
  kEmitClose: 1 << 3,
  kDestroyed: 1 << 4,
  kClosed: 1 << 5,
  kCloseEmitted: 1 << 6,
  kErrored: 1 << 7,
  kConstructed: 1 << 8,

  getHighWaterMark,
  getDefaultHighWaterMark,
  setDefaultHighWaterMark,
  addAccessors,
};
