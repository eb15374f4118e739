'use strict';

// util.parseArgs (lib/internal/util/parse_args/ at v20.20.2).

const { codes } = require('internal/errors');
const {
  validateArray, validateBoolean, validateBooleanArray, validateObject, validateString, validateStringArray, validateUnion,
} = require('internal/validators');

function own(object, key) {
  return Object.prototype.hasOwnProperty.call(object, key) ? object[key] : undefined;
}

function ownOf(options, name, key) {
  const option = own(options, name);
  return option === undefined ? undefined : own(option, key);
}

function programArguments() {
  const evaluated = ['-e', '--eval', '-p', '--print'].some((flag) => process.execArgv.includes(flag));
  return process.argv.slice(evaluated ? 1 : 2);
}

// The option that has this short name; the letter itself if none has.
function longName(letter, options) {
  return Object.keys(options).find((name) => own(options[name], 'short') === letter) ?? letter;
}

function takesValue(name, options) {
  return ownOf(options, name, 'type') === 'string';
}

function checkType(name, option) {
  const type = own(option, 'type');
  validateUnion(type, `options.${name}.type`, ['string', 'boolean']);
  return type;
}

function checkShort(name, option) {
  if (!Object.hasOwn(option, 'short')) return;
  const { short } = option;
  validateString(short, `options.${name}.short`);
  if (short.length !== 1) {
    throw new codes.ERR_INVALID_ARG_VALUE(`options.${name}.short`, short, 'must be a single character');
  }
}

function checkDefault(name, option, type, multiple) {
  const value = own(option, 'default');
  if (value === undefined) return;
  const one = type === 'string' ? validateString : validateBoolean;
  const many = type === 'string' ? validateStringArray : validateBooleanArray;
  (multiple ? many : one)(value, `options.${name}.default`);
}

function checkOption(name, option) {
  validateObject(option, `options.${name}`);
  const type = checkType(name, option);
  checkShort(name, option);
  const multiple = own(option, 'multiple');
  if (Object.hasOwn(option, 'multiple')) validateBoolean(multiple, `options.${name}.multiple`);
  checkDefault(name, option, type, multiple);
}

// The config with defaults, checked in Node's order.
function readConfig(config) {
  const args = own(config, 'args') ?? programArguments();
  const strict = own(config, 'strict') ?? true;
  const allowPositionals = own(config, 'allowPositionals') ?? !strict;
  const tokens = own(config, 'tokens') ?? false;
  const allowNegative = own(config, 'allowNegative') ?? false;
  const options = own(config, 'options') ?? { __proto__: null };
  validateArray(args, 'args');
  validateBoolean(strict, 'strict');
  validateBoolean(allowPositionals, 'allowPositionals');
  validateBoolean(tokens, 'tokens');
  validateBoolean(allowNegative, 'allowNegative');
  validateObject(options, 'options');
  for (const name of Object.keys(options)) checkOption(name, options[name]);
  return { args, strict, allowPositionals, tokens, allowNegative, options };
}

// Cuts -abfFILE into -a, -b, -fFILE: a letter whose option takes a value takes the rest.
function expandGroup(arg, options) {
  const out = [];
  for (let i = 1; i < arg.length; i++) {
    const isLast = i === arg.length - 1;
    if (!isLast && takesValue(longName(arg[i], options), options)) {
      out.push(`-${arg.slice(i)}`);
      break;
    }
    out.push(`-${arg[i]}`);
  }
  return out;
}

// Reads arguments one by one. index is that of the argument as it was given: the members of a
// group share one.
class Tokenizer {
  constructor(args, options) {
    this.rest = args.slice();
    this.options = options;
    this.index = -1;
    this.inGroup = 0;
    this.tokens = [];
  }

  read() {
    while (this.rest.length > 0) {
      const arg = this.rest.shift();
      if (this.inGroup > 0) {
        this.inGroup--;
      } else {
        this.index++;
      }
      if (arg === '--') {
        this.terminate();
        break;
      }
      this.readOne(arg);
    }
    return this.tokens;
  }

  terminate() {
    this.tokens.push({ kind: 'option-terminator', index: this.index });
    for (const value of this.rest) this.tokens.push({ kind: 'positional', index: ++this.index, value });
  }

  readOne(arg) {
    const isShort = arg.length > 1 && arg[0] === '-' && arg[1] !== '-';
    const isLong = arg.length > 2 && arg.startsWith('--');
    if (isShort && arg.length === 2) {
      this.option(longName(arg[1], this.options), arg);
    } else if (isShort) {
      this.readLetters(arg);
    } else if (isLong && !arg.includes('=', 3)) {
      this.option(arg.slice(2), arg);
    } else if (isLong) {
      const equals = arg.indexOf('=');
      const name = arg.slice(2, equals);
      this.inline(name, `--${name}`, arg.slice(equals + 1));
    } else {
      this.tokens.push({ kind: 'positional', index: this.index, value: arg });
    }
  }

  readLetters(arg) {
    const name = longName(arg[1], this.options);
    if (takesValue(name, this.options)) {
      this.inline(name, `-${arg[1]}`, arg.slice(2));
      return;
    }
    const expanded = expandGroup(arg, this.options);
    this.rest.unshift(...expanded);
    this.inGroup = expanded.length;
  }

  // An option whose value, if it takes one, is the next argument.
  option(name, rawName) {
    let value;
    let inlineValue;
    const { index } = this;
    if (takesValue(name, this.options) && this.rest[0] != null) {
      value = this.rest.shift();
      inlineValue = false;
      this.index++;
    }
    this.tokens.push({ kind: 'option', name, rawName, index, value, inlineValue });
  }

  inline(name, rawName, value) {
    this.tokens.push({ kind: 'option', name, rawName, index: this.index, value, inlineValue: true });
  }
}

// The option that a token names, `no-` taken off if that is allowed.
function optionNamed({ name, rawName }, config) {
  const { options } = config;
  if (Object.prototype.hasOwnProperty.call(options, name)) return name;
  const positive = name.slice(3);
  if (config.allowNegative && name.startsWith('no-') && ownOf(options, positive, 'type') === 'boolean') return positive;
  throw new codes.ERR_PARSE_ARGS_UNKNOWN_OPTION(rawName, config.allowPositionals);
}

function checkUsage(token, config) {
  const name = optionNamed(token, config);
  const short = ownOf(config.options, name, 'short');
  const shown = `${short ? `-${short}, ` : ''}--${name}`;
  const type = ownOf(config.options, name, 'type');
  if (type === 'string' && typeof token.value !== 'string') {
    throw new codes.ERR_PARSE_ARGS_INVALID_OPTION_VALUE(`Option '${shown} <value>' argument missing`);
  }
  if (type === 'boolean' && token.value != null) {
    throw new codes.ERR_PARSE_ARGS_INVALID_OPTION_VALUE(`Option '${shown}' does not take an argument`);
  }
  checkAmbiguity(token);
}

function checkAmbiguity({ name, rawName, value, inlineValue }) {
  if (inlineValue || value == null || value.length <= 1 || value[0] !== '-') return;
  const example = rawName.startsWith('--') ? `'${rawName}=-XYZ'` : `'--${name}=-XYZ' or '${rawName}-XYZ'`;
  throw new codes.ERR_PARSE_ARGS_INVALID_OPTION_VALUE(`Option '${rawName}' argument is ambiguous.
Did you forget to specify the option argument for '${rawName}'?
To specify an option argument starting with a dash use ${example}.`);
}

function store(token, config, values) {
  if (token.name === '__proto__') return;
  let value = token.value ?? true;
  if (config.allowNegative && token.name.startsWith('no-') && token.value === undefined) {
    token.name = token.name.slice(3);
    value = false;
  }
  const { name } = token;
  if (!ownOf(config.options, name, 'multiple')) {
    values[name] = value;
  } else if (values[name]) {
    values[name].push(value);
  } else {
    values[name] = [value];
  }
}

function storeDefaults({ options }, values) {
  for (const name of Object.keys(options)) {
    const value = own(options[name], 'default');
    if (value !== undefined && values[name] === undefined && name !== '__proto__') values[name] = value;
  }
}

function parseArgs(config = { __proto__: null }) {
  const settings = readConfig(config);
  const tokens = new Tokenizer(settings.args, settings.options).read();
  const result = { values: { __proto__: null }, positionals: [] };
  if (settings.tokens) result.tokens = tokens;
  for (const token of tokens) {
    if (token.kind === 'option') {
      if (settings.strict) checkUsage(token, settings);
      store(token, settings, result.values);
    } else if (token.kind === 'positional') {
      if (!settings.allowPositionals) throw new codes.ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL(token.value);
      result.positionals.push(token.value);
    }
  }
  storeDefaults(settings, result.values);
  return result;
}

module.exports = { parseArgs };
