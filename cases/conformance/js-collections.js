// Map, Set, WeakMap, WeakSet: order, keys, deletion while iterating.
'use strict';
const m = new Map([[NaN, 'nan'], [0, 'zero'], ['0', 'string'], [{}, 'object']]);
console.log(m.get(NaN), m.get(-0), m.get({}), m.size, m.set(NaN, 'again').size, m.delete(0), m.has(0), [...m.keys()]);
const s = new Set([3, 1, 3, 2]);
for (const v of s) { if (v === 3) { s.delete(1); s.add(4); } console.log(v); }
console.log([...s], s.has(1), s.add(5) === s, new Set('hello').size, [...new Set([1, 2]).entries()]);
const map2 = new Map([['a', 1], ['b', 2]]);
map2.forEach((v, k) => { if (v === 1) { map2.delete('a'); map2.set('a', 3); } if (map2.size < 4) map2.set(k + k, v); });
console.log(map2);
const w = new WeakMap();
const key = {};
w.set(key, 'value');
console.log(w.get(key), w.has({}), w.delete(key), w.has(key), new WeakSet([key]).has(key));
for (const call of [() => w.set(1, 1), () => Map(), () => new Map(5)]) {
  try { call(); } catch (err) { console.log(err.name, err.message); }
}
class Default extends Map { get(k) { return super.get(k) ?? 'default'; } }
console.log(
  new Default([['x', 1]]).get('y'), Object.fromEntries(new Map([['p', 1]])),
  new Map(Object.entries({ q: 2 })), Map.prototype[Symbol.iterator] === Map.prototype.entries,
);
