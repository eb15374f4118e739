'use strict';

// Percent-encoding of UTF-8. A high surrogate takes whatever follows for its other half, and at the end
// of the string it is an error: Node's lib/internal/querystring.js at v20.20.2.

function byte(n) {
  return `%${n < 16 ? '0' : ''}${n.toString(16).toUpperCase()}`;
}

// Encodes every character of str that keep, a regular expression for one character, does not match.
function encodeExcept(str, keep) {
  let out = '';
  for (let i = 0; i < str.length; i++) {
    let c = str.charCodeAt(i);
    if (c < 0x80) {
      out += keep.test(str[i]) ? str[i] : byte(c);
    } else if (c < 0x800) {
      out += byte(0xc0 | (c >> 6)) + byte(0x80 | (c & 0x3f));
    } else if (c < 0xd800 || c >= 0xe000) {
      out += byte(0xe0 | (c >> 12)) + byte(0x80 | ((c >> 6) & 0x3f)) + byte(0x80 | (c & 0x3f));
    } else {
      if (++i >= str.length) {
        const { codes } = require('internal/errors');
        throw new codes.ERR_INVALID_URI();
      }
      c = 0x10000 + (((c & 0x3ff) << 10) | (str.charCodeAt(i) & 0x3ff));
      out += byte(0xf0 | (c >> 18)) + byte(0x80 | ((c >> 12) & 0x3f)) +
             byte(0x80 | ((c >> 6) & 0x3f)) + byte(0x80 | (c & 0x3f));
    }
  }
  return out;
}

// The characters that encodeURIComponent leaves alone.
function encodeComponent(str) {
  if (!/[^A-Za-z0-9\-_.!~*'()]/.test(str))
    return str;
  return encodeExcept(str, /[A-Za-z0-9\-_.!~*'()]/);
}

module.exports = { encodeComponent, encodeExcept };
