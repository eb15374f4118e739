const out = [];
const names = ['Object','Function','Array','String','Number','BigInt','RegExp','Date','Boolean','Proxy','Reflect','Error','AggregateError','TypeError','Math','JSON','Symbol','WeakSet','WeakMap','Map','Set','Promise','ArrayBuffer','DataView','Uint8Array','BigInt64Array','WeakRef','FinalizationRegistry','SharedArrayBuffer','Atomics','Intl','Iterator','globalThis','WebAssembly'];
const key = (k) => typeof k === 'symbol' ? `[${k.description}]` : k;
for (const n of names) {
  const v = globalThis[n];
  if (v === undefined) { out.push('- ' + n); continue; }
  const objs = n === 'globalThis' ? [] : [[n, v]];
  if (v && v.prototype) objs.push([n + '.prototype', v.prototype]);
  for (const [on, o] of objs) for (const k of Reflect.ownKeys(o)) { let t; const d = Object.getOwnPropertyDescriptor(o, k); t = d.get ? 'accessor' : typeof d.value; let extra = ''; if (t === 'function') extra = ' ' + d.value.length + ' ' + d.value.name; out.push(`${on}.${key(k)} ${t}${extra} ${d.writable ? 'w' : ''}${d.enumerable ? 'e' : ''}${d.configurable ? 'c' : ''}`); }
}
const more = { TypedArray: Object.getPrototypeOf(Uint8Array), 'TypedArray.prototype': Object.getPrototypeOf(Uint8Array).prototype, GeneratorFunction: Object.getPrototypeOf(function* () {}), Generator: Object.getPrototypeOf(function* () {}).prototype, AsyncFunction: Object.getPrototypeOf(async function () {}), IteratorPrototype: Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())), ArrayIterator: Object.getPrototypeOf([][Symbol.iterator]()), MapIterator: Object.getPrototypeOf(new Map().keys()), StringIterator: Object.getPrototypeOf(''[Symbol.iterator]()) };
for (const [on, o] of Object.entries(more)) for (const k of Reflect.ownKeys(o)) { const d = Object.getOwnPropertyDescriptor(o, k); const t = d.get ? 'accessor' : typeof d.value; out.push(`${on}.${key(k)} ${t}${t === 'function' ? ' ' + d.value.length + ' ' + d.value.name : ''} ${d.writable ? 'w' : ''}${d.enumerable ? 'e' : ''}${d.configurable ? 'c' : ''}`); }
console.log(out.join('\n'));
