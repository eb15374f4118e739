// The ES module loader of one run: linking and evaluation as in ECMA-262, 16.2.1.5 and 16.2.1.6, on the
// static records that Go prepares (ModuleInfo). Each module's body is a generator: its first
// step instantiates it, the next ones run it and stop at each await of its top level.
//
// host: resolve(specifier, parent, type) -> { id, kind, type }   throws Node's errors
//       validate(target)                                    throws if the import attribute is wrong
//       record(id, kind) -> { requests, imports, exports, stars, await, start(meta, import, exports, ...namespaces) }
//                          or { names, value() }            of a synthetic module
//       url(id), dirname(id), resolveURL(specifier, id)     for import.meta
//       fetch(id, done) -> boolean                          reads a file from disk; false: there is no need to
//       evaluating(on)                                      module bodies run from now on, or no longer
//       linkError(id, request, name, kind, ambiguous)       a SyntaxError with its place
//       asyncError(id)                                      ERR_REQUIRE_ASYNC_MODULE
'use strict';

const { defineProperty, preventExtensions } = Reflect;
const PromiseOf = Promise;
const promiseThen = Promise.prototype.then;
const { apply } = Reflect;
const create = Object.create;

const NEW = 0;
const LINKING = 1;
const LINKED = 2;
const EVALUATING = 3;
const EVALUATING_ASYNC = 4;
const EVALUATED = 5;

const modules = new Map();
let asyncOrder = 0;

function then(promise, onFulfilled, onRejected) {
  return apply(promiseThen, promise, [onFulfilled, onRejected]);
}

// A module of the run, whatever its kind. Kinds other than "module" are synthetic: their exports
// are known by name before they run, and are set when they have run.
class Module {
  constructor(id, kind) {
    this.id = id;
    this.kind = kind;
    this.record = host.record(id, kind);
    this.status = NEW;
    this.dependencies = [];
    this.namespace = create(null);
    this.getters = create(null);
    this.error = undefined;
    this.failed = false;
    this.index = 0;
    this.ancestor = 0;
    this.root = undefined;
    this.top = undefined;
    this.asyncOrder = 0;
    this.waitingFor = 0;
    this.asyncParents = [];
    this.sync = false; // evaluated by require
  }
}

function moduleOf(target) {
  const { id, kind } = target;
  host.validate(target);
  let m = modules.get(id);
  if (m === undefined) {
    m = new Module(id, kind);
    modules.set(id, m);
  }
  return m;
}

function loadSync(m, seen = new Set()) {
  if (seen.has(m)) {
    return;
  }
  seen.add(m);
  requests(m);
  for (const d of m.dependencies) {
    loadSync(d, seen);
  }
}

function requests(m) {
  if (m.kind === 'module' && m.dependencies.length === 0) {
    m.dependencies = m.record.requests.map(({ specifier, type }) => moduleOf(host.resolve(specifier, m.id, type, m.record.interop)));
  }
}

function fetch(target) {
  if (target.kind !== 'module' && target.kind !== 'json') {
    return undefined;
  }
  let fetched;
  const promise = new PromiseOf((resolve) => { fetched = host.fetch(target.id, resolve); });
  return fetched ? promise : undefined;
}

// loadAsync makes the graph under a target. The files of one level are read together, which counts as
// one reading: how many there are cannot be seen. With once set only the first level takes time: nothing
// else of the program runs yet.
async function loadAsync(target, once) {
  let level = [target];
  const seen = new Set();
  for (let depth = 0; level.length > 0; depth++) {
    const fresh = level.filter((t) => !modules.has(t.id));
    const slow = fresh.find((t) => t.kind === 'module' || t.kind === 'json');
    if (slow !== undefined && (depth === 0 || !once)) {
      const promise = fetch(slow);
      if (promise !== undefined) {
        await promise;
      }
    }
    const next = [];
    for (const t of level) {
      const m = moduleOf(t);
      if (!seen.has(m)) {
        seen.add(m);
        if (m.kind === 'module' && m.status === NEW) {
          for (const { specifier, type } of m.record.requests) {
            next.push(host.resolve(specifier, m.id, type, m.record.interop));
          }
        }
      }
    }
    level = next;
  }
  for (const m of seen) {
    requests(m);
  }
  return moduleOf(target);
}

// ResolveExport. The answer is { module, name }, null for none, or "ambiguous".
function resolveExport(m, name, seen = []) {
  for (const s of seen) {
    if (s.m === m && s.name === name) {
      return null;
    }
  }
  seen.push({ m, name });
  if (m.kind !== 'module') {
    return m.record.names.includes(name) ? { module: m, name } : null;
  }
  for (const e of m.record.exports) {
    if (e.name === name) {
      if (e.request < 0) {
        return { module: m, name };
      }
      const from = m.dependencies[e.request];
      return e.from === '*' ? { module: from, name: '*' } : resolveExport(from, e.from, seen);
    }
  }
  if (name === 'default') {
    return null;
  }
  let found = null;
  for (const star of m.record.stars) {
    const r = resolveExport(m.dependencies[star], name, seen);
    if (r === 'ambiguous') {
      return r;
    }
    if (r !== null) {
      if (found === null) {
        found = r;
      } else if (r.module !== found.module || r.name !== found.name) {
        return 'ambiguous';
      }
    }
  }
  return found;
}

function exportedNames(m, seen = []) {
  if (seen.includes(m)) {
    return [];
  }
  seen.push(m);
  if (m.kind !== 'module') {
    return m.record.names;
  }
  const names = m.record.exports.map((e) => e.name);
  for (const star of m.record.stars) {
    for (const name of exportedNames(m.dependencies[star], seen)) {
      if (name !== 'default' && !names.includes(name)) {
        names.push(name);
      }
    }
  }
  return names;
}

// link instantiates everything under a module that is not yet, dependencies first.
function link(root) {
  const order = [];
  visit(root, order);
  try {
    for (const m of order) {
      checkImports(m);
    }
  } catch (err) {
    for (const m of order) {
      m.status = NEW;
    }
    throw err;
  }
  for (const m of order) {
    if (m.kind === 'module') {
      m.body = m.record.start(
        meta(m.id), importer(m.id), (getters) => { m.getters = getters; },
        ...(m.record.interop ? m.record.scope() : []), ...m.dependencies.map((d) => view(m, d)));
      m.body.next();
    }
  }
  for (const m of order) {
    fillNamespace(m);
    m.status = LINKED;
  }
}

function visit(m, order) {
  if (m.status !== NEW) {
    return;
  }
  m.status = LINKING;
  for (const d of m.dependencies) {
    visit(d, order);
  }
  order.push(m);
}

function checkImports(m) {
  if (m.kind !== 'module') {
    return;
  }
  for (const e of m.record.exports) {
    if (e.request >= 0 && e.from !== '*') {
      check(m, e.request, e.from);
    }
  }
  for (const im of m.record.imports) {
    if (im.name !== '*') {
      check(m, im.request, im.name);
    }
  }
}

function check(m, request, name) {
  const from = m.dependencies[request];
  if (m.record.interop && from.kind !== 'module') {
    return;
  }
  const found = resolveExport(from, name);
  if (found === null || found === 'ambiguous') {
    throw host.linkError(m.id, request, name, from.kind, found === 'ambiguous');
  }
}

// view is what a module sees of another. TypeScript in a CommonJS package sees all properties of a CommonJS
// module, and its "default" when that was once an ES module.
function view(m, d) {
  if (!m.record.interop || d.kind === 'module') {
    return d.namespace;
  }
  if (d.open === undefined) {
    d.open = {
      get default() {
        return d.value !== null && d.value !== undefined && d.value.__esModule ? d.value.default : d.value;
      },
    };
  }
  return d.open;
}

function meta(id) {
  return {
    __proto__: null,
    dirname: host.dirname(id),
    filename: id,
    resolve: (specifier) => host.resolveURL(`${specifier}`, id),
    url: host.url(id),
  };
}

function importer(id) {
  return (specifier, options) => dynamic(id, specifier, options);
}

// A namespace is an ordinary object with a read-only view of the exports. Getters give way to plain
// properties once a binding cannot change any more.
function readOnly(name) {
  return () => {
    throw new TypeError(`Cannot assign to read only property '${name}' of object '[object Module]'`);
  };
}

function fillNamespace(m) {
  const names = exportedNames(m).slice().sort();
  for (const name of names) {
    const r = resolveExport(m, name);
    if (r === null || r === 'ambiguous') {
      continue;
    }
    if (r.name === '*') {
      defineProperty(m.namespace, name, { __proto__: null, value: r.module.namespace, enumerable: true, configurable: true, writable: false });
    } else {
      const get = r.module.kind === 'module' ? r.module.getters[r.name] : () => view(m, r.module)[r.name];
      if (r.module === m && m.kind !== 'module') {
        defineProperty(m.namespace, name, { __proto__: null, value: undefined, enumerable: true, configurable: true, writable: true });
      } else {
        defineProperty(m.namespace, name, { __proto__: null, get, set: readOnly(name), enumerable: true, configurable: true });
      }
    }
  }
  defineProperty(m.namespace, Symbol.toStringTag, { __proto__: null, value: 'Module', enumerable: false, configurable: false, writable: false });
  preventExtensions(m.namespace);
}

function fix(m) {
  for (const e of m.record.exports) {
    if (e.fixed) {
      defineProperty(m.namespace, e.name, { __proto__: null, value: m.getters[e.name](), enumerable: true, configurable: true, writable: false });
    }
  }
}

function runSynthetic(m) {
  const value = m.record.value();
  m.value = value;
  if (m.open !== undefined && (typeof value === 'object' || typeof value === 'function')) {
    Object.setPrototypeOf(m.open, value);
  }
  const { names } = m.record;
  for (const name of names) {
    let v;
    if (name === 'default') {
      v = value;
    } else {
      try {
        v = value[name];
      } catch {
        v = undefined;
      }
    }
    m.namespace[name] = v;
    defineProperty(m.namespace, name, { __proto__: null, writable: false });
  }
}

function evaluate(m) {
  host.evaluating(true);
  try {
    return evaluateModule(m);
  } finally {
    host.evaluating(false);
  }
}

// Evaluate(): 16.2.1.6.1.3
function evaluateModule(m) {
  if (m.status >= EVALUATING_ASYNC && m.root !== undefined) {
    m = m.root;
  }
  if (m.top !== undefined) {
    return m.top.promise;
  }
  const stack = [];
  m.top = capability();
  const { promise } = m.top;
  try {
    innerEvaluate(m, stack, 0);
  } catch (err) {
    for (const s of stack) {
      s.status = EVALUATED;
      s.failed = true;
      s.error = err;
      s.root = s.root ?? s;
    }
    m.top.reject(err);
    return promise;
  }
  if (m.asyncOrder === 0) {
    m.top.resolve();
  }
  return promise;
}

function capability() {
  const c = {};
  c.promise = new PromiseOf((resolve, reject) => {
    c.resolve = resolve;
    c.reject = reject;
  });
  return c;
}

function innerEvaluate(m, stack, index) {
  if (m.kind !== 'module') {
    if (m.status === LINKED) {
      m.status = EVALUATED;
      try {
        runSynthetic(m);
      } catch (err) {
        m.failed = true;
        m.error = err;
      }
    }
    if (m.failed) {
      throw m.error;
    }
    return index;
  }
  if (m.status === EVALUATING_ASYNC || m.status === EVALUATED) {
    if (m.failed) {
      throw m.error;
    }
    return index;
  }
  if (m.status === EVALUATING) {
    return index;
  }
  m.status = EVALUATING;
  m.index = index;
  m.ancestor = index;
  m.waitingFor = 0;
  index++;
  stack.push(m);
  for (let d of m.dependencies) {
    index = innerEvaluate(d, stack, index);
    if (d.kind !== 'module') {
      continue;
    }
    if (d.status === EVALUATING) {
      m.ancestor = Math.min(m.ancestor, d.ancestor);
    } else {
      d = d.root;
      if (d.failed) {
        throw d.error;
      }
    }
    if (d.asyncOrder > 0 && d.status !== EVALUATED) {
      m.waitingFor++;
      d.asyncParents.push(m);
    }
  }
  if (m.waitingFor > 0 || m.record.await) {
    m.asyncOrder = ++asyncOrder;
    if (m.waitingFor === 0) {
      executeAsync(m);
    }
  } else {
    execute(m);
  }
  if (m.ancestor === m.index) {
    for (;;) {
      const s = stack.pop();
      s.status = s.asyncOrder === 0 ? EVALUATED : EVALUATING_ASYNC;
      s.root = m;
      if (s === m) {
        break;
      }
    }
  }
  return index;
}

function execute(m) {
  m.body.next();
  fix(m);
}

function executeAsync(m) {
  const done = capability();
  then(done.promise, () => fulfilled(m), (err) => rejected(m, err));
  const step = (method) => (value) => {
    let result;
    try {
      result = m.body[method](value);
    } catch (err) {
      done.reject(err);
      return;
    }
    if (result.done) {
      fix(m);
      done.resolve();
      return;
    }
    let promise;
    try {
      promise = PromiseOf.resolve(result.value);
    } catch (err) {
      onRejected(err);
      return;
    }
    then(promise, onFulfilled, onRejected);
  };
  const onFulfilled = step('next');
  const onRejected = step('throw');
  onFulfilled();
}

function gather(m, list) {
  for (const p of m.asyncParents) {
    if (!list.includes(p) && !(p.root && p.root.failed)) {
      p.waitingFor--;
      if (p.waitingFor === 0) {
        list.push(p);
        if (!p.record.await) {
          gather(p, list);
        }
      }
    }
  }
}

function fulfilled(m) {
  if (m.status === EVALUATED) {
    return;
  }
  m.status = EVALUATED;
  if (m.top !== undefined) {
    m.top.resolve();
  }
  const list = [];
  gather(m, list);
  list.sort((a, b) => a.asyncOrder - b.asyncOrder);
  for (const p of list) {
    if (p.status === EVALUATED) {
      continue;
    }
    if (p.record.await) {
      executeAsync(p);
      continue;
    }
    try {
      execute(p);
    } catch (err) {
      rejected(p, err);
      continue;
    }
    p.status = EVALUATED;
    if (p.top !== undefined) {
      p.top.resolve();
    }
  }
}

function rejected(m, err) {
  if (m.status === EVALUATED) {
    return;
  }
  m.failed = true;
  m.error = err;
  m.status = EVALUATED;
  for (const p of m.asyncParents) {
    rejected(p, err);
  }
  if (m.top !== undefined) {
    m.top.reject(err);
  }
}

async function ticks(n) {
  for (let i = 0; i < n; i++) {
    await undefined;
  }
}

// import(): the numbers of ticks are Node 20.20.2's, counted for modules that need no disk: 16 the first
// time, 8 later, 6 for an ES module that was required.
async function load(specifier, parent, type) {
  await undefined;
  let target;
  try {
    target = host.resolve(specifier, parent, type);
  } catch (err) {
    await undefined;
    throw err;
  }
  const known = modules.get(target.id);
  if (known !== undefined && known.status === EVALUATED) {
    await ticks(known.sync ? 1 : 3);
    await evaluate(known);
    return known.namespace;
  }
  await ticks(2);
  const m = await loadAsync(target, false);
  link(m);
  await ticks(5);
  await evaluate(m);
  await ticks(1);
  return m.namespace;
}

// import() with its arguments as they come from the program.
async function dynamic(parent, specifier, options) {
  const name = `${specifier}`;
  const type = options?.with?.type ?? options?.assert?.type;
  return load(name, parent, type);
}

// The entry point of the program.
async function main(target) {
  const m = await loadAsync(target, true);
  link(m);
  await evaluate(m);
}

function inAsyncGraph(m, seen = []) {
  if (seen.includes(m)) {
    return false;
  }
  seen.push(m);
  return m.kind === 'module' && (m.record.await || m.dependencies.some((d) => inAsyncGraph(d, seen)));
}

// require() of an ES module: evaluated at once, or not at all. A top-level await is an error.
function requireModule(id) {
  const m = moduleOf({ id, kind: 'module', type: '' });
  if (m.status !== EVALUATED) {
    loadSync(m);
    if (m.status === NEW) {
      link(m);
    }
    if (inAsyncGraph(m)) {
      throw host.asyncError(id);
    }
    m.sync = true;
    then(evaluate(m), undefined, () => {});
  }
  const failed = m.failed ? m : m.root;
  if (failed && failed.failed) {
    throw failed.error;
  }
  const ns = m.namespace;
  if ('module.exports' in ns) {
    return ns['module.exports'];
  }
  if (!('default' in ns) || '__esModule' in ns) {
    return ns;
  }
  if (m.required === undefined) {
    m.required = withMark(ns);
  }
  return m.required;
}

// Node hands out `export * from ns; export { default } from ns; export const __esModule = true`.
function withMark(ns) {
  const out = create(null);
  const keys = Object.keys(ns);
  for (const key of ['__esModule', ...keys].sort()) {
    if (key === '__esModule') {
      defineProperty(out, key, { __proto__: null, value: true, enumerable: true, configurable: true, writable: false });
    } else {
      defineProperty(out, key, { __proto__: null, get: () => ns[key], enumerable: true, configurable: true });
    }
  }
  defineProperty(out, Symbol.toStringTag, { __proto__: null, value: 'Module', enumerable: false, configurable: false, writable: false });
  return preventExtensions(out) && out;
}

return { main, importer, requireModule };
