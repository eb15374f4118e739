'use strict';

// The class FormData (lib/web/fetch/formdata.js of undici 6.24.1).

const { expose, illegal, iterable, requireArguments } = require('internal/fetch/webidl');

let listOf;

// The value of an entry: a string, or a File.
function valueOf(value, filename) {
  const { Blob, File } = require('buffer');
  if (!(value instanceof Blob)) return String(value);
  if (value instanceof File && filename === undefined) return value;
  return new File([value], filename ?? (value instanceof File ? value.name : 'blob'), { type: value.type });
}

function checkValue(method, args) {
  requireArguments(`FormData.${method}`, args.length, 2);
  if (args.length === 3 && !(args[1] instanceof require('buffer').Blob)) {
    throw new TypeError(`Failed to execute '${method}' on 'FormData': parameter 2 is not of type 'Blob'`);
  }
}

class FormData {
  #list = [];

  static {
    listOf = (form) => {
      if (form === null || typeof form !== 'object' || !(#list in form)) throw illegal();
      return form.#list;
    };
  }

  constructor(form = undefined) {
    if (form !== undefined) throw new TypeError('FormData constructor: Argument 1 could not be converted to: undefined.');
  }

  append(name, value, filename = undefined) {
    const list = listOf(this);
    checkValue('append', arguments);
    list.push([String(name), valueOf(value, filename)]);
  }

  delete(name) {
    const list = listOf(this);
    requireArguments('FormData.delete', arguments.length, 1);
    this.#list = list.filter((entry) => entry[0] !== String(name));
  }

  get(name) {
    const list = listOf(this);
    requireArguments('FormData.get', arguments.length, 1);
    return list.find((entry) => entry[0] === String(name))?.[1] ?? null;
  }

  getAll(name) {
    const list = listOf(this);
    requireArguments('FormData.getAll', arguments.length, 1);
    return list.filter((entry) => entry[0] === String(name)).map((entry) => entry[1]);
  }

  has(name) {
    const list = listOf(this);
    requireArguments('FormData.has', arguments.length, 1);
    return list.some((entry) => entry[0] === String(name));
  }

  set(name, value, filename = undefined) {
    const list = listOf(this);
    checkValue('set', arguments);
    const entry = [String(name), valueOf(value, filename)];
    const first = list.findIndex((e) => e[0] === entry[0]);
    if (first === -1) list.push(entry);
    else this.#list = list.filter((e, i) => i <= first || e[0] !== entry[0]).map((e, i) => (i === first ? entry : e));
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    const all = { __proto__: null };
    for (const [name, value] of listOf(this)) {
      if (!(name in all)) all[name] = value;
      else if (Array.isArray(all[name])) all[name].push(value);
      else all[name] = [all[name], value];
    }
    options.depth ??= depth;
    options.colors ??= true;
    const text = require('internal/util/inspect').formatWithOptions(options, all);
    return `FormData ${text.slice(text.indexOf(']') + 2)}`;
  }
}

expose(FormData, ['append', 'delete', 'get', 'getAll', 'has', 'set']);
iterable(FormData, (form) => listOf(form));

module.exports = { FormData };
