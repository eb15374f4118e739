'use strict';

// The punycode module: Bootstring for host names (RFC 3492). Same interface and messages as punycode.js
// 2.1.0, which Node 20 carries.

const maxInt = 0x7fffffff;
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 128;

const messages = {
  'overflow': 'Overflow: input needs wider integers to process',
  'not-basic': 'Illegal input >= 0x80 (not a basic code point)',
  'invalid-input': 'Invalid input',
};

function fail(kind) {
  throw new RangeError(messages[kind]);
}

function ucs2decode(string) {
  const output = [];
  for (let i = 0; i < string.length; i++) {
    const point = string.codePointAt(i);
    output.push(point);
    if (point > 0xffff)
      i++;
  }
  return output;
}

function ucs2encode(codePoints) {
  return String.fromCodePoint(...codePoints);
}

function digitOf(code) {
  if (code >= 0x30 && code < 0x3a)
    return 26 + (code - 0x30);
  const lower = code | 0x20;
  return code < 0x80 && lower >= 0x61 && lower <= 0x7a ? lower - 0x61 : base;
}

function codeOf(digit) {
  return digit < 26 ? digit + 0x61 : digit - 26 + 0x30;
}

// RFC 3492, 6.1.
function adapt(delta, points, first) {
  let k = 0;
  delta = first ? Math.floor(delta / damp) : delta >> 1;
  delta += Math.floor(delta / points);
  for (; delta > ((base - tMin) * tMax) >> 1; k += base)
    delta = Math.floor(delta / (base - tMin));
  return Math.floor(k + (base - tMin + 1) * delta / (delta + skew));
}

function threshold(k, bias) {
  return k <= bias ? tMin : (k >= bias + tMax ? tMax : k - bias);
}

// RFC 3492, 6.2.
function decode(input) {
  const output = [];
  const basic = Math.max(input.lastIndexOf('-'), 0);
  for (let j = 0; j < basic; j++) {
    if (input.charCodeAt(j) >= 0x80)
      fail('not-basic');
    output.push(input.charCodeAt(j));
  }
  let i = 0;
  let n = initialN;
  let bias = initialBias;
  for (let at = basic > 0 ? basic + 1 : 0; at < input.length;) {
    const before = i;
    for (let w = 1, k = base; ; k += base) {
      if (at >= input.length)
        fail('invalid-input');
      const digit = digitOf(input.charCodeAt(at++));
      if (digit >= base)
        fail('invalid-input');
      if (digit > Math.floor((maxInt - i) / w))
        fail('overflow');
      i += digit * w;
      const t = threshold(k, bias);
      if (digit < t)
        break;
      if (w > Math.floor(maxInt / (base - t)))
        fail('overflow');
      w *= base - t;
    }
    const length = output.length + 1;
    bias = adapt(i - before, length, before === 0);
    if (Math.floor(i / length) > maxInt - n)
      fail('overflow');
    n += Math.floor(i / length);
    i %= length;
    output.splice(i++, 0, n);
  }
  return ucs2encode(output);
}

// RFC 3492, 6.3.
function encode(input) {
  const points = ucs2decode(input);
  const output = points.filter((c) => c < 0x80).map((c) => String.fromCharCode(c));
  const basic = output.length;
  let handled = basic;
  if (basic)
    output.push('-');
  let n = initialN;
  let delta = 0;
  let bias = initialBias;
  while (handled < points.length) {
    const next = points.reduce((m, c) => (c >= n && c < m ? c : m), maxInt);
    if (next - n > Math.floor((maxInt - delta) / (handled + 1)))
      fail('overflow');
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n && ++delta > maxInt)
        fail('overflow');
      if (point !== n)
        continue;
      output.push(variableLength(delta, bias));
      bias = adapt(delta, handled + 1, handled === basic);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return output.join('');
}

function variableLength(q, bias) {
  let text = '';
  for (let k = base; ; k += base) {
    const t = threshold(k, bias);
    if (q < t)
      return text + String.fromCharCode(codeOf(q));
    text += String.fromCharCode(codeOf(t + (q - t) % (base - t)));
    q = Math.floor((q - t) / (base - t));
  }
}

// Applies fn to each label of a domain name, or of the part behind @ of an address.
function mapDomain(domain, fn) {
  const parts = domain.split('@');
  let prefix = '';
  if (parts.length > 1) {
    prefix = `${parts[0]}@`;
    domain = parts[1];
  }
  return prefix + domain.replace(/[\x2E\u3002\uFF0E\uFF61]/g, '.').split('.').map(fn).join('.');
}

module.exports = {
  version: '2.1.0',
  ucs2: { decode: ucs2decode, encode: ucs2encode },
  decode,
  encode,
  toASCII: function toASCII(input) {
    return mapDomain(input, (label) => (/[^\0-\x7F]/.test(label) ? `xn--${encode(label)}` : label));
  },
  toUnicode: function toUnicode(input) {
    return mapDomain(input, (label) => (/^xn--/.test(label) ? decode(label.slice(4).toLowerCase()) : label));
  },
};
