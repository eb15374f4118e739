// Globals of Node that programs use; their kinds and property attributes.
'use strict';
const names = [
  'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate',
  'queueMicrotask', 'structuredClone', 'Buffer', 'URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder',
  'AbortController', 'AbortSignal', 'Event', 'EventTarget', 'performance', 'console', 'process', 'globalThis',
  'global', 'atob', 'btoa', 'DOMException',
];
for (const name of names) {
  const d = Object.getOwnPropertyDescriptor(globalThis, name);
  console.log(name, typeof globalThis[name], d.enumerable, d.configurable);
}
console.log(
  global === globalThis, typeof window, typeof require, typeof module, typeof exports, typeof __filename,
  this === module.exports,
);
console.log(
  setTimeout.name, setTimeout.length, queueMicrotask.name, structuredClone.name,
  Object.prototype.toString.call(globalThis),
);
