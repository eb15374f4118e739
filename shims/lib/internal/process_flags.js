'use strict';

// process.allowedNodeEnvironmentFlags: what NODE_OPTIONS takes. A name with ! has a --no- form, too.

const names =
  '!watch-preserve-output heapsnapshot-near-heap-limit disable-warning heapsnapshot-signal ' +
  '!force-async-hooks-checks diagnostic-dir expose-gc experimental-wasi-unstable-preview1 !experimental-vm-modules ' +
  '!deprecation !tls-min-v1.0 !allow-wasi inspect-port !experimental-fetch http-parser experimental-loader ' +
  '!enable-source-maps input-type jitless !experimental-require-module !experimental-network-imports !inspect ' +
  '!experimental-global-webcrypto experimental-policy !track-heap-objects !experimental-detect-module ' +
  'policy-integrity !trace-atomics-wait !allow-addons !verify-base-objects allow-fs-read experimental-report ' +
  'experimental-modules experimental-abortcontroller !watch experimental-default-type !trace-deprecation ' +
  'disallow-code-generation-from-strings title !throw-deprecation !insecure-http-parser ' +
  '!force-node-api-uncaught-exceptions-policy node-memory-debug experimental-specifier-resolution !addons !warnings ' +
  '!tls-min-v1.1 !pending-deprecation !tls-min-v1.2 !preserve-symlinks-main allow-fs-write !global-search-paths ' +
  '!experimental-global-customevent import !trace-sigint experimental-json-modules !openssl-shared-config ' +
  'conditions heap-prof-interval disable-proto !zero-fill-buffers experimental-worker test-shard !use-bundled-ca ' +
  'experimental-top-level-await !openssl-legacy-provider v8-pool-size !force-fips !experimental-shadow-realm ' +
  '!preserve-symlinks secure-heap-min abort-on-uncaught-exception trace-event-categories ' +
  'network-family-autoselection-attempt-timeout report-dir !disable-wasm-trap-handler unhandled-rejections ' +
  'snapshot-blob !report-exclude-network !experimental-websocket !tls-min-v1.3 !enable-fips !report-on-fatalerror ' +
  'huge-max-old-generation-size !node-snapshot icu-data-dir report-filename !experimental-permission ' +
  'interpreted-frames-native-stack tls-cipher-list watch-path !experimental-wasm-modules !use-openssl-ca ' +
  'use-largepages !experimental-eventsource test-reporter secure-heap require napi-modules tls-keylog ' +
  '!extra-info-on-fatal-exception stack-trace-limit openssl-config !trace-uncaught !experimental-repl-await ' +
  '!trace-warnings !trace-tls !tls-max-v1.2 perf-basic-prof-only-functions !experimental-print-required-tla ' +
  '!report-compact !debug-arraybuffer-allocations !trace-sync-io !force-context-aware max-semi-space-size ' +
  'perf-prof-unwinding-info !allow-child-process trace-event-file-pattern test-reporter-destination heap-prof-dir ' +
  '!allow-worker report-signal dns-result-order !test-only !network-family-autoselection !report-uncaught-exception ' +
  'enable-etw-stack-walking perf-basic-prof max-old-space-size !inspect-wait perf-prof !trace-exit heap-prof-name ' +
  '!frozen-intrinsics !inspect-brk inspect-publish-uid !tls-max-v1.3 redirect-warnings max-http-header-size ' +
  '!heap-prof !report-on-signal !trace-promises trace-require-module !experimental-import-meta-resolve debug-port ' +
  'inspect inspect-brk inspect-wait -C enable-network-family-autoselection prof-process loader -r ' +
  'trace-events-enabled es-module-specifier-resolution report-directory';

function list() {
  const all = [];
  for (const name of names.split(' ')) {
    if (name[0] === '-') all.push(name);
    else if (name[0] === '!') all.push(`--${name.slice(1)}`, `--no-${name.slice(1)}`);
    else all.push(`--${name}`);
  }
  return all;
}

class NodeEnvironmentFlagsSet extends Set {
  #flags = list();

  add() { return this; }
  delete() { return false; }
  clear() {}

  // With or without dashes, with _ for -, and with a value behind =.
  has(key) {
    if (typeof key !== 'string') return false;
    const flag = key.replaceAll('_', '-');
    if (flag.startsWith('-')) return this.#flags.includes(flag.replace(/=.*$/, ''));
    return this.#flags.some((name) => name.replace(/^--?/, '') === flag);
  }

  entries() { return new Set(this.#flags).entries(); }
  forEach(callback, thisArg) { this.#flags.forEach((name) => callback.call(thisArg, name, name, this)); }
  get size() { return this.#flags.length; }
  values() { return new Set(this.#flags).values(); }
}

for (const name of [Symbol.iterator, 'keys']) {
  Object.defineProperty(NodeEnvironmentFlagsSet.prototype, name, { value: NodeEnvironmentFlagsSet.prototype.values });
}
Object.freeze(NodeEnvironmentFlagsSet);
Object.freeze(NodeEnvironmentFlagsSet.prototype);

module.exports = { flags: () => Object.freeze(new NodeEnvironmentFlagsSet()) };
