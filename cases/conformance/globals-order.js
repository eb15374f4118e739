'use strict';
// What for-in finds of the global object, and what each global says of itself.
const list = [];
for (const name in globalThis) list.push(name);
console.log(list.join());
for (const name of ['process', 'Buffer', 'URL', 'setTimeout', 'structuredClone', 'performance', 'Performance', 'MessageChannel', 'AbortSignal', 'fetch', 'console',
  'BroadcastChannel', 'PerformanceObserver', 'DOMException', 'queueMicrotask', 'globalThis']) {
  const { enumerable, configurable } = Object.getOwnPropertyDescriptor(globalThis, name);
  console.log(name, typeof globalThis[name], enumerable, configurable, globalThis[name].name, globalThis[name].length);
}
