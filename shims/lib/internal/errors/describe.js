'use strict';

// Words for values in error messages, as lib/internal/errors.js at v20.20.2 words them.

function numberText(value) {
  return Object.is(value, -0) ? '-0' : String(value);
}

function stringText(value) {
  const shown = value.length > 28 ? `${value.slice(0, 25)}...` : value;
  return shown.includes("'") ? JSON.stringify(shown) : `'${shown}'`;
}

// What a value is, for "Received ...": `null`, `type number (1)`, `an instance of Foo`.
function determineSpecificType(value) {
  switch (typeof value) {
    case 'undefined': return 'undefined';
    case 'string': return `type string (${stringText(value)})`;
    case 'number': return `type number (${numberText(value)})`;
    case 'bigint': return `type bigint (${value}n)`;
    case 'boolean':
    case 'symbol': return `type ${typeof value} (${String(value)})`;
    case 'function': return `function ${value.name}`;
    default:
  }
  if (value === null) return 'null';
  const made = value.constructor;
  if (made && 'name' in made) return `an instance of ${made.name}`;
  return require('internal/util/inspect').inspect(value, { depth: -1 });
}

// 'a', 'a and b', 'a, b, and c'; type is the word before the last.
function formatList(items, type = 'and') {
  if (items.length <= 1) return items.join('');
  const last = items[items.length - 1];
  if (items.length === 2) return `${items[0]} ${type} ${last}`;
  return `${items.slice(0, -1).join(', ')}, ${type} ${last}`;
}

// 1234567 as 1_234_567; for integers in decimal.
function grouped(digits) {
  const sign = digits[0] === '-' ? '-' : '';
  let rest = digits.slice(sign.length);
  let out = '';
  while (rest.length > 3) {
    out = `_${rest.slice(-3)}${out}`;
    rest = rest.slice(0, -3);
  }
  return sign + rest + out;
}

// "first argument" keeps its words; anything else is quoted and called property or argument.
function subject(name) {
  if (name.endsWith(' argument')) return name;
  return `"${name}" ${name.includes('.') ? 'property' : 'argument'}`;
}

// Sorts what was expected into primitive types, classes and the rest.
function sortExpected(expected) {
  const types = [];
  const instances = [];
  const other = [];
  for (const name of [].concat(expected)) {
    switch (name) {
      case 'string': case 'function': case 'number': case 'object': case 'Function':
      case 'Object': case 'boolean': case 'bigint': case 'symbol':
        types.push(name.toLowerCase());
        break;
      default:
        (/^[A-Z][a-zA-Z0-9]*$/.test(name) ? instances : other).push(name);
    }
  }
  // Beside classes, "object" reads as one more class.
  const at = types.indexOf('object');
  if (instances.length > 0 && at !== -1) {
    types.splice(at, 1);
    instances.push('Object');
  }
  return { types, instances, other };
}

// "of type string or an instance of Buffer or URL": what ERR_INVALID_ARG_TYPE wants.
function wanted(expected) {
  const { types, instances, other } = sortExpected(expected);
  const parts = [];
  if (types.length > 0) {
    parts.push(`${types.length > 1 ? 'one of type' : 'of type'} ${formatList(types, 'or')}`);
  }
  if (instances.length > 0) parts.push(`an instance of ${formatList(instances, 'or')}`);
  if (other.length > 1) {
    parts.push(`one of ${formatList(other, 'or')}`);
  } else if (other.length === 1) {
    parts.push(other[0].toLowerCase() === other[0] ? other[0] : `an ${other[0]}`);
  }
  return parts.join(' or ');
}

module.exports = { determineSpecificType, formatList, grouped, subject, wanted };
