'use strict';

// The parts of internal/util/inspect about text that is not a value's.

const { proxyDetails, stringWidth } = internalBinding('util');
const { isBuiltIn } = require('internal/util/inspect/names');

// Whether the object's text is that of a built-in toString (or that of no toString at all), so
// that %s shows more by inspecting it.
function hasBuiltInToString(object) {
  const proxy = proxyDetails(object);
  if (proxy !== undefined && proxy[0] === null) return true;
  const value = proxy === undefined ? object : proxy[0];
  const hasText = typeof value.toString === 'function';
  const hasPrimitive = typeof value[Symbol.toPrimitive] === 'function';
  if (!hasText && !hasPrimitive) return true;
  if ((hasText && Object.hasOwn(value, 'toString')) || (hasPrimitive && Object.hasOwn(value, Symbol.toPrimitive))) return false;
  let owner = value;
  do {
    owner = Object.getPrototypeOf(owner);
  } while (!(hasText && Object.hasOwn(owner, 'toString')) && !(hasPrimitive && Object.hasOwn(owner, Symbol.toPrimitive)));
  const made = Object.getOwnPropertyDescriptor(owner, 'constructor')?.value;
  return typeof made === 'function' && isBuiltIn(made.name);
}

// Terminal escape sequences, as the package ansi-regex describes them.
function escapeSequences() {
  const text = '[-a-zA-Z\\d\\/\\#&.:=?%@~_]';
  const message = `(?:(?:(?:;${text}+)*|[a-zA-Z\\d]+(?:;${text}*)*)?(?:\\u0007|\\u001B\\u005C|\\u009C))`;
  const control = '(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-nq-uy=><~])';
  return new RegExp(`[\\u001B\\u009B][[\\]()#;?]*(?:${message}|${control})`, 'g');
}

function stripVTControlCharacters(str) {
  require('internal/validators').validateString(str, 'str');
  return /[\u001B\u009B]/.test(str) ? str.replace(escapeSequences(), '') : str;
}

function getStringWidth(str, removeControlChars = true) {
  return stringWidth(removeControlChars ? stripVTControlCharacters(str) : str);
}

module.exports = { getStringWidth, hasBuiltInToString, stripVTControlCharacters };
