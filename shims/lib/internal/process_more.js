'use strict';

// Properties of process that hardly any program asks for (lib/internal/process/per_thread.js at v20.20.2).

const { codes } = require('internal/errors');
const { validateArray, validateNumber, validateObject, validateString } = require('internal/validators');
const unsupported = require('internal/unsupported');
const binding = internalBinding('process');

const noUse = 'sharedMemorySize unsharedDataSize unsharedStackSize minorPageFault majorPageFault swappedOut fsRead ' +
  'fsWrite ipcSent ipcReceived signalsCount voluntaryContextSwitches involuntaryContextSwitches';

// Fixed values, apart from the time, which is the virtual clock's: a run must not depend on the machine.
function resourceUsage() {
  const usage = { userCPUTime: binding.now() * 1000, systemCPUTime: 0, maxRSS: 45000 };
  for (const name of noUse.split(' ')) usage[name] = 0;
  return usage;
}

function isTime(value) {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

function cpuUsage(prevValue) {
  const now = { user: binding.now() * 1000, system: 0 };
  if (!prevValue) return now;
  for (const name of ['user', 'system']) {
    if (isTime(prevValue[name])) continue;
    if (name === 'user') validateObject(prevValue, 'prevValue');
    validateNumber(prevValue[name], `prevValue.${name}`);
    throw new codes.ERR_INVALID_ARG_VALUE.RangeError(`prevValue.${name}`, prevValue[name]);
  }
  return { user: now.user - prevValue.user, system: now.system - prevValue.system };
}

// Signals of the process to itself arrive at the next poll, if somebody listens. One that would end the
// process is not modelled; there are no other processes.
function kill(pid, sig) {
  // eslint-disable-next-line eqeqeq
  if (pid != (pid | 0)) throw new codes.ERR_INVALID_ARG_TYPE('pid', 'number', pid);
  const { signals } = require('os').constants;
  let number = sig;
  if (sig !== (sig | 0)) {
    number = signals[sig || 'SIGTERM'];
    if (!number) throw new codes.ERR_UNKNOWN_SIGNAL(sig);
  }
  const { ErrnoException } = require('internal/errors');
  if (Math.abs(pid) !== process.pid && pid !== 0) throw new ErrnoException(-3, 'kill');
  if (number === 0) return true;
  const name = Object.keys(signals).find((key) => signals[key] === number);
  if (name === undefined) throw new ErrnoException(-22, 'kill');
  if (process.listenerCount(name) > 0) binding.raise(name, () => process.emit(name, name, number));
  else if (!['SIGCHLD', 'SIGCONT', 'SIGURG', 'SIGWINCH'].includes(name)) unsupported(`process.kill with ${name}, which ends the process`)();
  return true;
}

function loadEnvFile(path = undefined) {
  const fs = require('fs');
  const text = fs.readFileSync(path ?? '.env', 'utf8');
  const variables = require('internal/util/parse_env').parseEnv(text);
  for (const [name, value] of Object.entries(variables)) {
    if (process.env[name] === undefined) process.env[name] = value;
  }
}

// Identity: the process is user and group 1000, and may become nobody else.
function becomes(name, kind) {
  return { [name](id) {
    if (typeof id === 'number') require('internal/validators').validateUint32(id, 'id');
    else if (typeof id !== 'string') throw new codes.ERR_INVALID_ARG_TYPE('id', ['number', 'string'], id);
    if (typeof id === 'string' && id !== 'user') throw new codes.ERR_UNKNOWN_CREDENTIAL(kind, id);
    if (typeof id === 'number' && id !== 1000) {
      const { ErrnoException } = require('internal/errors');
      throw new ErrnoException(-1, name);
    }
  } }[name];
}

function setgroups(groups) {
  validateArray(groups, 'groups');
  unsupported('process.setgroups')();
}

// What of internalBinding programs could always reach.
function processBinding(module) {
  module = String(module);
  switch (module) {
    case 'constants': return require('internal/process_constants');
    case 'util': return utilBinding();
    case 'async_wrap': case 'buffer': case 'cares_wrap': case 'config': case 'contextify': case 'crypto': case 'fs':
    case 'fs_event_wrap': case 'http_parser': case 'icu': case 'inspector': case 'js_stream': case 'natives': case 'os':
    case 'pipe_wrap': case 'process_wrap': case 'signal_wrap': case 'spawn_sync': case 'stream_wrap': case 'tcp_wrap':
    case 'tls_wrap': case 'tty_wrap': case 'udp_wrap': case 'url': case 'uv': case 'v8': case 'zlib':
      return unsupported(`process.binding('${module}')`)();
    default: throw new Error(`No such module: ${module}`);
  }
}

function utilBinding() {
  const { types } = require('util');
  const names = ['isExternal', 'isDate', 'isNativeError', 'isRegExp', 'isAsyncFunction', 'isPromise', 'isMap', 'isSet',
    'isMapIterator', 'isSetIterator', 'isArrayBuffer', 'isDataView', 'isAnyArrayBuffer', 'isArrayBufferView', 'isTypedArray',
    'isUint8Array'];
  const chosen = {};
  for (const name of names) chosen[name] = name === 'isArrayBufferView' ? ArrayBuffer.isView : types[name];
  return chosen;
}

const report = () => ({
  writeReport: unsupported('process.report.writeReport'),
  getReport: unsupported('process.report.getReport'),
  directory: '',
  filename: '',
  compact: false,
  excludeNetwork: false,
  signal: 'SIGUSR2',
  reportOnFatalError: false,
  reportOnSignal: false,
  reportOnUncaughtException: false,
});

const versions = () => Object.freeze({
  node: '20.20.2', acorn: '8.16.0', ada: '2.9.2', ares: '1.34.6', brotli: '1.1.0', cjs_module_lexer: '2.2.0',
  cldr: '48.0', icu: '78.2', llhttp: '9.3.1', modules: '115', napi: '9', nghttp2: '1.61.0', openssl: '3.0.19',
  simdutf: '6.4.2', tz: '2025c', undici: '6.24.1', unicode: '17.0', uv: '1.46.0', uvwasi: '0.0.23',
  v8: '11.3.244.8-node.38', zlib: '1.3.1-e00f703',
});

const archive = 'https://nodejs.org/download/release/v20.20.2/node-v20.20.2';

module.exports = {
  _rawDebug: () => function _rawDebug(...args) {
    binding.write(2, `${require('internal/util/format').format(...args)}\n`);
  },
  assert: () => require('internal/util').deprecate((value, message) => {
    if (!value) throw Object.assign(new Error(message || 'assertion error'), { code: 'ERR_ASSERTION' });
  }, 'process.assert() is deprecated. Please use the `assert` module instead.', 'DEP0100'),
  binding: () => function _binding(module) { return processBinding(module); },
  cpuUsage: () => cpuUsage,
  domain: () => null,
  features: () => ({
    inspector: true, debug: false, uv: true, ipv6: true, tls_alpn: true, tls_sni: true, tls_ocsp: true, tls: true,
    cached_builtins: true, require_module: true,
  }),
  getBuiltinModule: () => function getBuiltinModule(id) {
    validateString(id, 'id');
    return binding.builtinModule(id);
  },
  kill: () => kill,
  loadEnvFile: () => loadEnvFile,
  mainModule: () => binding.mainModule(),
  openStdin: () => function openStdin() {
    process.stdin.resume();
    return process.stdin;
  },
  release: () => ({
    name: 'node', lts: 'Iron', sourceUrl: `${archive}.tar.gz`, headersUrl: `${archive}-headers.tar.gz`,
  }),
  report,
  resourceUsage: () => resourceUsage,
  setegid: () => becomes('setegid', 'Group'),
  seteuid: () => becomes('seteuid', 'User'),
  setgid: () => becomes('setgid', 'Group'),
  setgroups: () => setgroups,
  setuid: () => becomes('setuid', 'User'),
  versions,
};
