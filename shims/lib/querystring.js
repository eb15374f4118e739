'use strict';

// The querystring module. Node's lib/querystring.js at v20.20.2. A separator or equals sign of several
// characters is found wherever it is; Node overlooks it behind a false start of itself.

const QueryString = module.exports = {
  unescapeBuffer,
  unescape,
  escape,
  stringify,
  encode: stringify,
  parse,
  decode: parse,
};

Object.defineProperty(unescape, 'name', { value: 'qsUnescape' });
Object.defineProperty(escape, 'name', { value: 'qsEscape' });

function unescapeBuffer(s, decodeSpaces) {
  const { Buffer } = require('buffer');
  const out = Buffer.alloc(s.length);
  let length = 0;
  let decoded = false;
  for (let i = 0; i < s.length; i++) {
    let code = s.charCodeAt(i);
    if (code === 0x2b && decodeSpaces) {
      code = 0x20;
    } else if (code === 0x25 && /^[0-9A-Fa-f]{2}$/.test(s.slice(i + 1, i + 3))) {
      code = parseInt(s.slice(i + 1, i + 3), 16);
      i += 2;
      decoded = true;
    }
    out[length++] = code;
  }
  return decoded ? out.slice(0, length) : out;
}

function unescape(s, decodeSpaces) {
  try {
    return decodeURIComponent(s);
  } catch {
    return QueryString.unescapeBuffer(s, decodeSpaces).toString();
  }
}

function escape(str) {
  if (typeof str !== 'string')
    str = typeof str === 'object' ? String(str) : `${str}`;
  return require('internal/percent_encode').encodeComponent(str);
}

function primitive(v) {
  switch (typeof v) {
    case 'string':
      return v;
    case 'number':
      return Number.isFinite(v) ? `${v}` : '';
    case 'bigint': case 'boolean':
      return `${v}`;
  }
  return '';
}

function stringify(obj, sep, eq, options) {
  sep = sep || '&';
  eq = eq || '=';
  let encode = QueryString.escape;
  if (options && typeof options.encodeURIComponent === 'function')
    encode = options.encodeURIComponent;
  const convert = (v) => {
    const text = primitive(v);
    return text === '' && encode === escape ? '' : encode(text);
  };

  if (obj === null || typeof obj !== 'object')
    return '';
  const fields = [];
  for (const key of Object.keys(obj)) {
    const value = obj[key];
    const prefix = convert(key) + eq;
    if (Array.isArray(value)) {
      for (const item of value)
        fields.push(prefix + convert(item));
    } else {
      fields.push(prefix + convert(value));
    }
  }
  return fields.join(sep);
}

function parse(qs, sep, eq, options) {
  const obj = { __proto__: null };
  if (typeof qs !== 'string' || qs.length === 0)
    return obj;
  sep = sep ? String(sep) : '&';
  eq = eq ? String(eq) : '=';
  let pairs = 1000;
  if (options && typeof options.maxKeys === 'number')
    pairs = options.maxKeys > 0 ? options.maxKeys : -1; // -1: any number of them
  let decode = QueryString.unescape;
  if (options && typeof options.decodeURIComponent === 'function')
    decode = options.decodeURIComponent;

  for (const field of qs.split(sep)) {
    if (field !== '') {
      const at = field.indexOf(eq);
      const key = at === -1 ? field : field.slice(0, at);
      const value = at === -1 ? '' : field.slice(at + eq.length);
      // Node takes a second encoded byte in the key for one in the value.
      const hint = /%[0-9A-Fa-f]{2}.*%[0-9A-Fa-f]{2}/s.test(key);
      add(obj, part(key, decode, false), part(value, decode, hint));
    }
    if (--pairs === 0)
      break;
  }
  return obj;
}

function part(text, decode, hint) {
  const custom = decode !== unescape;
  const encoded = custom || hint || /%[0-9A-Fa-f]{2}/.test(text);
  if (text.includes('+'))
    text = text.replace(/\+/g, custom ? '%20' : ' ');
  if (text === '' || !encoded)
    return text;
  try {
    return decode(text);
  } catch {
    return QueryString.unescape(text, true);
  }
}

function add(obj, key, value) {
  const before = obj[key];
  if (before === undefined)
    obj[key] = value;
  else if (before.pop)
    before.push(value);
  else
    obj[key] = [before, value];
}
