'use strict';
// Prints what Node's modules export, one member per line: `module member what`. what is function, object or
// value; `refused` is a function of loopcheck's that only says that it does not exist. With a list of members
// in MEMBERS it says what each of them is here, `absent` if it is not there.

const modules = [
  'assert', 'assert/strict', 'async_hooks', 'buffer', 'child_process', 'cluster', 'console', 'constants', 'crypto', 'dgram',
  'diagnostics_channel', 'dns', 'dns/promises', 'domain', 'events', 'fs', 'fs/promises', 'http', 'http2', 'https', 'inspector',
  'inspector/promises', 'module', 'net', 'os', 'path', 'path/posix', 'path/win32', 'perf_hooks', 'process', 'punycode', 'querystring',
  'readline', 'readline/promises', 'repl', 'stream', 'stream/consumers', 'stream/promises', 'stream/web', 'string_decoder',
  'sys', 'timers', 'timers/promises', 'tls', 'trace_events', 'tty', 'url', 'util', 'util/types', 'v8', 'vm', 'wasi',
  'worker_threads', 'zlib', 'node:test',
];

const globals = [
  'AbortController', 'AbortSignal', 'Blob', 'BroadcastChannel', 'Buffer', 'ByteLengthQueuingStrategy', 'CompressionStream',
  'CountQueuingStrategy', 'Crypto', 'CryptoKey', 'CustomEvent', 'DOMException', 'DecompressionStream', 'Event', 'EventTarget', 'File',
  'FormData', 'Headers', 'MessageChannel', 'MessageEvent', 'MessagePort', 'PerformanceEntry', 'PerformanceMark',
  'PerformanceMeasure', 'PerformanceObserver', 'PerformanceObserverEntryList', 'PerformanceResourceTiming', 'ReadableStream',
  'ReadableStreamDefaultReader', 'Request', 'Response', 'SubtleCrypto', 'TextDecoder', 'TextDecoderStream', 'TextEncoder',
  'TextEncoderStream', 'TransformStream', 'URL', 'URLSearchParams', 'WebAssembly', 'WritableStream', 'atob', 'btoa',
  'clearImmediate', 'clearInterval', 'clearTimeout', 'console', 'crypto', 'fetch', 'global', 'performance', 'process',
  'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout', 'structuredClone',
];

const names = (object) => Object.getOwnPropertyNames(object);

function read(object, name) {
  try {
    const value = object[name];
    if (value instanceof Promise) value.catch(() => {}); // the getter of a prototype, without an object
    return value;
  } catch (err) {
    return err.code === 'ERR_LOOPCHECK_UNSUPPORTED' ? err : undefined;
  }
}

function refused(value) {
  if (value instanceof Error) return value.code === 'ERR_LOOPCHECK_UNSUPPORTED';
  return typeof value === 'function' && Function.prototype.toString.call(value).includes('loopcheck does not support');
}

// A class is a function with more on its prototype than the constructor.
function isClass(value) {
  return typeof value === 'function' && value.prototype && typeof value.prototype === 'object' &&
    (names(value.prototype).length > 1 || /^[A-Z]/.test(value.name));
}

function what(value) {
  if (refused(value)) return 'refused';
  if (typeof value === 'function') return 'function';
  return typeof value === 'object' && value !== null ? 'object' : 'value';
}

const lines = [];

function listAll() {
  for (const module of modules) {
    let exported;
    try {
      exported = require(module);
    } catch {
      continue;
    }
    lines.push(`${module} . object`);
    const seen = new Set();
    // process inherits what it has; other modules have it themselves.
    for (let at = exported; at && at !== Object.prototype; at = module === 'process' ? Object.getPrototypeOf(at) : null) {
      for (const name of module === 'process' ? names(at) : Object.keys(at)) seen.add(name);
    }
    for (const name of [...seen].sort()) {
      if (!hidden(name) && module !== 'constants') describe(module, name, read(exported, name));
    }
  }
  for (const name of globals) describe('globals', name, read(globalThis, name));
}

function hidden(name) {
  return name.startsWith('_') || ['default', 'constructor', 'length', 'name', 'prototype', 'arguments', 'caller'].includes(name);
}

function methods(module, path, object, skip) {
  for (const name of names(object).sort()) {
    if (skip.includes(name) || name.startsWith('_')) continue;
    const found = Object.getOwnPropertyDescriptor(object, name);
    if (found.get && path.endsWith('#')) lines.push(`${module} ${path}${name} value`);
    else if (typeof read(object, name) === 'function') lines.push(`${module} ${path}${name} ${what(read(object, name))}`);
  }
}

function describe(module, name, value) {
  lines.push(`${module} ${name} ${what(value)}`);
  if (isClass(value)) {
    methods(module, `${name}#`, value.prototype, ['constructor']);
    methods(module, `${name}.`, value, ['length', 'name', 'prototype', 'arguments', 'caller', name]);
  }
}


// What a member is here.
function lookUp(module, path) {
  let root = globalThis;
  if (module !== 'globals') {
    try {
      root = require(module);
    } catch {
      return 'absent';
    }
  }
  if (path === '.') return 'object';
  const [, name, sign, member] = /^([^#.]+)(?:([#.])(.+))?$/.exec(path);
  if (!(name in root)) return 'absent';
  const value = read(root, name);
  if (sign === undefined || what(value) === 'refused') return what(value);
  const owner = sign === '#' ? value?.prototype : value;
  if (owner === undefined || owner === null || !(member in owner)) return 'absent';
  return what(read(owner, member)); // of a getter on a prototype mostly undefined: a value
}

if (process.env.MEMBERS) {
  for (const line of process.env.MEMBERS.split('\n')) {
    const [module, path] = line.split(' ');
    lines.push(`${module} ${path} ${lookUp(module, path)}`);
  }
} else {
  listAll();
}
console.log(lines.join('\n'));
